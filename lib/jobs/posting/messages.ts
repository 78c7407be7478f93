import { lastOpenDays } from './expiry';

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

  titleLong: 'Job title may have 160 characters at most',
  descriptionLong: 'Job description may have 20,000 characters at most',
  salaryNumber: 'Please enter valid numbers for salary range',
  salaryNegative: 'Salary values must be positive numbers',
  contactNameLong: 'Contact name may have 200 characters at most',
  contactPhoneLong: 'Contact phone may have 50 characters at most',
  contactTitleLong: 'Contact position may have 120 characters at most',
  hours: 'Hours per week must be whole numbers from 0 to 168',
  hoursOrder: 'Minimum hours cannot be greater than maximum hours',
  minimumAge: 'Minimum age must be a whole number from 14 to 30',
  expiresOn: `Please choose a day from tomorrow on, within ${lastOpenDays} days`,
  wordsTooLong: 'Each entry may have 100 characters at most',
  companyRequired: 'Please complete your company profile before you post a job.',
  postedBefore:
    'You already posted this job in another tab. What stands here is different and has not been posted.',
  saveFailed: 'Your changes could not be saved. Please try again.',
  goneElsewhere: 'This job is not among your postings any more.',
} as const;
