import type { MessageValues } from '@/messages/format';

/** The texts of the specification (sections 5 and 8), verbatim; after the blank line, our own texts. */
export const postJobMessages = {
  titleRequired: 'Job title is required',
  descriptionRequired: 'Job description is required',
  typeRequired: 'Job type is required',
  contactNameRequired: 'Contact name is required',
  contactEmailRequired: 'Contact email is required',
  contactEmailInvalid: 'Please enter a valid email address',
  applicationUrlInvalid: 'Please enter a valid URL starting with http:// or https://',
  salaryOrder: 'Minimum salary cannot be greater than maximum salary',
  authenticationRequired: 'Authentication required to post a job',
  failed: 'Failed to submit job. Please try again.',
  posted: 'Job Posted Successfully!',

  titleTooLong: 'Job title can be at most 160 characters',
  descriptionTooLong: 'Job description can be at most 20,000 characters',
  salaryInvalid: 'Please enter valid numbers for salary range',
  salaryNegative: 'Salary values must be positive numbers',
  contactNameTooLong: 'Contact name can be at most 200 characters',
  contactPhoneTooLong: 'Contact phone can be at most 50 characters',
  contactTitleTooLong: 'Contact position can be at most 120 characters',
  poBox: 'A PO box isn’t a place to work. Please type the job’s street address.',
  hoursInvalid: 'Hours per week must be whole numbers from 0 to 168',
  hoursOrder: 'Minimum hours cannot be greater than maximum hours',
  minimumAgeInvalid: 'Minimum age must be a whole number from 14 to 30',
  startsOnInvalid: 'Please choose a day within a year from now',
  startsOnMissing: 'Please choose the day the work starts',
  expiresOnInvalid: ({ lastOpenDays }: MessageValues<'lastOpenDays'>) =>
    `Please choose a day between tomorrow and ${lastOpenDays} days from now`,
  companyRequired: 'Please complete your company profile before you post a job.',
  postedInAnotherTab:
    'You already posted this job in another tab. The version here is different and hasn’t been posted.',
  saveFailed: 'We couldn’t save your changes. Please try again.',
  notYourPosting: 'This job is no longer one of your postings.',
};
