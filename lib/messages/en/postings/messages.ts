import type { Values } from '@/messages/format';

/** Section 5 and 8, to the letter; those below the line are ours. */
export const postJobMessages = {
  title: 'Job title is required',
  description: 'Job description is required',
  type: 'Job type is required',
  contactName: 'Contact name is required',
  contactEmail: 'Contact email is required',
  contactEmailInvalid: 'Please enter a valid email address',
  applicationUrl: 'Please enter a valid URL starting with http:// or https://',
  salaryOrder: 'Minimum salary cannot be greater than maximum salary',
  authenticationRequired: 'Authentication required to post a job',
  failed: 'Failed to submit job. Please try again.',
  posted: 'Job Posted Successfully!',

  titleLong: 'Job title can be at most 160 characters',
  descriptionLong: 'Job description can be at most 20,000 characters',
  salaryNumber: 'Please enter valid numbers for salary range',
  salaryNegative: 'Salary values must be positive numbers',
  contactNameLong: 'Contact name can be at most 200 characters',
  contactPhoneLong: 'Contact phone can be at most 50 characters',
  contactTitleLong: 'Contact position can be at most 120 characters',
  poBox: 'A PO box isn’t a place to work. Please type the job’s street address.',
  hours: 'Hours per week must be whole numbers from 0 to 168',
  hoursOrder: 'Minimum hours cannot be greater than maximum hours',
  minimumAge: 'Minimum age must be a whole number from 14 to 30',
  startsOn: 'Please choose a day within a year from now',
  startsOnMissing: 'Please choose the day the work starts',
  expiresOn: ({ lastOpenDays }: Values<'lastOpenDays'>) =>
    `Please choose a day between tomorrow and ${lastOpenDays} days from now`,
  companyRequired: 'Please complete your company profile before you post a job.',
  postedBefore:
    'You already posted this job in another tab. The version here is different and hasn’t been posted.',
  saveFailed: 'We couldn’t save your changes. Please try again.',
  goneElsewhere: 'This job is no longer one of your postings.',
};
