import type { Values } from '@/messages/format';

/** Section 5, to the letter; from the birth date's on they are ours. */
export const applicationMessages = {
  fullName: 'Full name is required',
  dateOfBirth: 'Date of birth is required',
  email: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  phone: 'Phone number is required',
  coverLetter: 'Cover letter is required',
  dateOfBirthInvalid: 'Please enter a valid date of birth',
  dateOfBirthYoung: ({ minimumAge }: Values<'minimumAge'>) =>
    `Please check the year: you must be at least ${minimumAge} to apply`,
  fullNameLong: 'Full name can be at most 200 characters',
  phoneLong: 'Phone number can be at most 50 characters',
  coverLetterLong: 'Cover letter can be at most 20,000 characters',
};

export const applicationFields = {
  fullName: 'Full name',
  dateOfBirth: 'Date of birth',
  iAm18OrOlder: 'I am 18 or older',
  ifYoureYoungerLeaveIt: 'If you’re younger, leave it unchecked and apply anyway.',
  email: 'Email',
  phoneNumber: 'Phone number',
  coverLetter: 'Cover letter',
  aFewSentencesAreEnough: 'A few sentences are enough: why this job, and when you could start.',
};

export const applicationForm = {
  applyForThisJob: 'Apply for this job',
  application: ({ jobTitle }: Values<'jobTitle'>) => `Application: ${jobTitle}`,
  uploadingYourCv: 'Uploading your CV',
  sending: 'Sending…',
  submitApplication: 'Submit application',
};

export const cvFields = {
  yourCvResume: 'Your CV/Resume',
  cvInYourProfile: 'Use the CV in your profile',
  uploadAnother: 'Upload another',
  cvResume: 'CV/Resume',
  chooseAgain: ({ filename }: Values<'filename'>) =>
    `Please choose ${filename} again. You left the page before it was uploaded.`,
};

export const submittedNotice = {
  applicationSubmitted: 'Application submitted',
  employerHasIt: ({ companyName }: Values<'companyName'>) =>
    `${companyName} has it now and will get back to you directly. We emailed you a receipt with a private link to see what you sent, or to withdraw and delete it.`,
  confirmWithThatLink: ({ companyName }: Values<'companyName'>) =>
    `Open that link to confirm your email, and ${companyName}’s replies will reach your inbox.`,
  youHaveAlreadyAppliedFor: 'You have already applied for this job',
  employerHasFirstOne: ({ companyName }: Values<'companyName'>) =>
    `${companyName} has your first application, so we didn’t send this one. To send a new version, withdraw the first one with the link in its receipt and apply again.`,
  myApplications: 'My Applications',
  similarJobsNearby: 'Similar jobs nearby',
  emailMeNewJobsLike: 'Email me new jobs like this',
};

export const actions = {
  thisApplicationNoLongerExists: 'This application no longer exists.',
  weCouldntConfirmYourEmail: 'We couldn’t confirm your email. Please try again.',
  weCouldntDeleteTheApplication: 'We couldn’t delete the application. Please try again.',
};

export const submit = {
  failedToSubmitApplicationPlease: 'Failed to submit application. Please try again.',
  jobClosed: 'This job closed. Nothing was sent.',
  thisEmployerTakesApplicationsOn: 'This employer takes applications on its own website.',
};
