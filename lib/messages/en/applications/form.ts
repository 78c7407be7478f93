import type { MessageValues } from '@/messages/format';

/** The texts of the specification (section 5), verbatim; from `dateOfBirthInvalid` on, our own texts. */
export const applicationMessages = {
  fullNameRequired: 'Full name is required',
  dateOfBirthRequired: 'Date of birth is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  phoneRequired: 'Phone number is required',
  coverLetterRequired: 'Cover letter is required',
  dateOfBirthInvalid: 'Please enter a valid date of birth',
  dateOfBirthTooYoung: ({ minimumAge }: MessageValues<'minimumAge'>) =>
    `Please check the year: you must be at least ${minimumAge} to apply`,
  fullNameTooLong: 'Full name can be at most 200 characters',
  phoneTooLong: 'Phone number can be at most 50 characters',
  coverLetterTooLong: 'Cover letter can be at most 20,000 characters',
};

export const applicationFields = {
  fullName: 'Full name',
  dateOfBirth: 'Date of birth',
  isAdultLabel: 'I am 18 or older',
  isAdultHint: 'If you’re younger, leave it unchecked and apply anyway.',
  email: 'Email',
  phoneNumber: 'Phone number',
  coverLetter: 'Cover letter',
  coverLetterHint: 'A few sentences are enough: why this job, and when you could start.',
};

export const applicationForm = {
  applyButton: 'Apply for this job',
  formLabel: ({ jobTitle }: MessageValues<'jobTitle'>) => `Application: ${jobTitle}`,
  uploadingCv: 'Uploading your CV',
  sending: 'Sending…',
  submitButton: 'Submit application',
};

export const cvFields = {
  legend: 'Your CV/Resume',
  profileCvLabel: 'Use the CV in your profile',
  uploadLabel: 'Upload another',
  fileLabel: 'CV/Resume',
  chooseAgainHint: ({ filename }: MessageValues<'filename'>) =>
    `Please choose ${filename} again. You left the page before it was uploaded.`,
};

export const submittedNotice = {
  submittedTitle: 'Application submitted',
  submittedText: ({ companyName }: MessageValues<'companyName'>) =>
    `${companyName} has it now and will get back to you directly. We emailed you a receipt with a private link to see what you sent, or to withdraw and delete it.`,
  confirmEmailHint: ({ companyName }: MessageValues<'companyName'>) =>
    `Open that link to confirm your email, and ${companyName}’s replies will reach your inbox.`,
  repeatedTitle: 'You have already applied for this job',
  repeatedText: ({ companyName }: MessageValues<'companyName'>) =>
    `${companyName} has your first application, so we didn’t send this one. To send a new version, withdraw the first one with the link in its receipt and apply again.`,
  myApplicationsLink: 'My Applications',
  similarJobsLink: 'Similar jobs nearby',
  createAlertLink: 'Email me new jobs like this',
};

export const actions = {
  notFound: 'This application no longer exists.',
  confirmFailed: 'We couldn’t confirm your email. Please try again.',
  deleteFailed: 'We couldn’t delete the application. Please try again.',
};

export const submit = {
  failed: 'Failed to submit application. Please try again.',
  jobClosed: 'This job closed. Nothing was sent.',
  externalSite: 'This employer takes applications on its own website.',
};
