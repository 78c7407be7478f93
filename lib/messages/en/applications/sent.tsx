import type { LinkWrappers, MessageValues, Nodes } from '@/messages/format';

export const confirmAddressForm = {
  confirming: 'Confirming…',
  submitButton: 'Yes, email me answers',
};

/** For applicants of a job that the site took down. */
const takenDown = {
  title: 'We took this job down',
  warning: 'If someone asks you for money, a gift card or bank details, don’t answer.',
};

export const deletedApplication = {
  title: 'Your application',
  jobAtCompany: ({ jobTitle, companyName }: MessageValues<'jobTitle' | 'companyName'>) =>
    `${jobTitle} at ${companyName}`,
  reasons: {
    'employer-left': ({ companyName, siteName }: MessageValues<'companyName' | 'siteName'>) =>
      `${companyName} has left ${siteName}, so this job is gone too.`,
    'job-deleted': ({ companyName }: MessageValues<'companyName'>) => `${companyName} has removed this job.`,
    'taken-down': () => `${takenDown.title}. ${takenDown.warning}`,
  },
  deletedText:
    'We deleted your application and CV along with it. The employer may still have our email. You did nothing wrong, and it’s not about you.',
  sentLabel: 'Sent',
  lastStatusLabel: 'Last status',
  deletedLabel: 'Deleted',
  openJobsLink: 'See open jobs nearby',
  retentionHint: ({ applicationRetentionDays }: MessageValues<'applicationRetentionDays'>) =>
    `This page no longer holds anything you sent. It goes away ${applicationRetentionDays} days after the job ended.`,
  deletePageButton: 'Delete this page now…',
};

export const myApplications = {
  emptyTitle: 'No applications yet',
  findJobsLink: 'Find Jobs',
  emptyHint: 'Jobs you apply for will appear here, with the status of each application.',
  emptyHintSignedOut:
    'Jobs you apply for in this browser will appear here. Applied somewhere else? Check the status with the link in your receipt.',
  signInHint: ({ signInLink }: LinkWrappers<'signInLink'>) => (
    <>
      Sent from this browser. {signInLink('Sign in')} with the email you applied with to keep them in your
      account.
    </>
  ),
  sentAt: ({ relativeTime }: Nodes<'relativeTime'>) => <>Sent: {relativeTime}</>,
  jobClosed: 'This job is closed',
  jobTakenDown: takenDown.title,
  toCompany: ({ companyName }: MessageValues<'companyName'>) => `to ${companyName}`,
  detailsLink: ({ jobTitle }: Nodes<'jobTitle'>) => <>What you sent{jobTitle}</>,
  receiptHint: 'The link in your receipt shows what you sent.',
};

export const replyRecord = {
  noRepliesYet: 'No applicant for this job has gotten a reply yet.',
  replyRate: ({ percent, within }: MessageValues<'percent' | 'within'>) =>
    `${percent}% of applicants got a reply, half of them ${within}.`,
  withinAnHour: 'within an hour',
  withinHours: ({ hours }: MessageValues<'hours'>) => `within ${hours} hours`,
  withinDays: ({ days }: MessageValues<'days'>) => `within ${days} days`,
};

export const sentApplicationDetail = {
  title: 'Your application',
  atCompany: ({ companyName }: Nodes<'companyName'>) => <> at {companyName}</>,
  sentAt: ({ relativeTime }: Nodes<'relativeTime'>) => <>Sent: {relativeTime}</>,
  takenDown,
  jobClosed: 'This job is closed.',
  mayStillReply: ({ companyName }: MessageValues<'companyName'>) => `${companyName} may still answer you.`,
  confirmedTitle: 'Thanks! Your email is confirmed',
  confirmedText: ({ email }: Nodes<'email'>) => (
    <>We’ll email {email} when the company answers or the job ends.</>
  ),
  eventsTitle: 'What’s happened so far',
  contentsTitle: 'What you sent',
  dateOfBirthHint: '(the employer doesn’t see it)',
  coverLetter: 'Cover letter',
  withdrawTitle: 'Withdraw and delete',
  withdrawText: ({ applicationRetentionDays }: MessageValues<'applicationRetentionDays'>) =>
    `This permanently deletes your application and the CV you sent with it. You can apply again afterward. Otherwise, we delete both ${applicationRetentionDays} days after the job ends.`,
  confirmTitle: 'Confirm your email to get answers',
  confirmText: ({ email, companyName }: MessageValues<'companyName'> & Nodes<'email'>) => (
    <>
      Open the link in the receipt we sent to {email} and press the button there. Until then, you’ll see{' '}
      {companyName}’s answers only here.
    </>
  ),
  confirmQuestion: 'Is this your email?',
  confirmHint: ({ companyName }: MessageValues<'companyName'>) =>
    `Press the button, and we’ll email you what ${companyName} answers.`,
  heldReplyHint: ({ companyName }: MessageValues<'companyName'>) =>
    `${companyName} has answered. Press the button to read the answer here and get later ones by email.`,
  notYouHint: 'If you didn’t apply, someone else used your address. Delete the application below.',
  fullName: 'Full name',
  dateOfBirth: 'Date of birth',
  isAdult: '18 or older',
  yes: 'Yes',
  no: 'No',
  email: 'Email',
  phoneNumber: 'Phone number',
  cvResume: 'CV/Resume',
};

export const withdrawForm = {
  openButton: 'Withdraw my application…',
  confirmText: 'Are you sure? This can’t be undone.',
  deleting: 'Deleting…',
  submitButton: 'Yes, delete it',
};

export const application = {
  statuses: {
    new: 'Sent, not opened yet',
    seen: 'Read by the employer',
    shortlisted: 'Shortlisted',
    rejected: 'Not selected',
    hired: 'Hired',
  },
  events: {
    new: 'Sent',
    seen: 'Read by the employer',
    shortlisted: 'Shortlisted',
    rejected: 'Not selected',
    hired: 'Hired',
    mailed: 'Answered by the employer',
    'job-closed': 'The job was closed',
    'job-removed': takenDown.title,
  },
};

export const sentCv = {
  notFound: 'There is no CV here.',
};
