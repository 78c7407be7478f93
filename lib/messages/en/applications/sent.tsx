import type { Nodes, Values, Wraps } from '@/messages/format';

export const confirmAddressForm = {
  confirming: 'Confirming…',
  emailMeAnswers: 'Yes, email me answers',
};

/** What applicants of a job read that we took down. */
const takenDown = {
  title: 'We took this job down',
  warning: 'If someone asks you for money, a gift card or bank details, don’t answer.',
};

export const goneApplication = {
  yourApplication: 'Your application',
  at: ({ jobTitle, companyName }: Values<'jobTitle' | 'companyName'>) => `${jobTitle} at ${companyName}`,
  reasons: {
    'employer-left': ({ companyName, siteName }: Values<'companyName' | 'siteName'>) =>
      `${companyName} has left ${siteName}, so this job is gone too.`,
    'job-deleted': ({ companyName }: Values<'companyName'>) => `${companyName} has removed this job.`,
    'taken-down': () => `${takenDown.title}. ${takenDown.warning}`,
  },
  weDeletedYourApplicationAnd:
    'We deleted your application and CV along with it. The employer may still have our email. You did nothing wrong, and it’s not about you.',
  sent: 'Sent',
  lastStatus: 'Last status',
  gone: 'Gone',
  seeOpenJobsNearby: 'See open jobs nearby',
  thisPageNoLongerHolds: ({ applicationRetentionDays }: Values<'applicationRetentionDays'>) =>
    `This page no longer holds anything you sent. It goes away ${applicationRetentionDays} days after the job ended.`,
  deleteThisPageNow: 'Delete this page now…',
};

export const myApplications = {
  noApplicationsYet: 'No applications yet',
  findJobs: 'Find Jobs',
  jobsYouApplyForWill: 'Jobs you apply for will appear here, with the status of each application.',
  jobsYouApplyForIn:
    'Jobs you apply for in this browser will appear here. Applied somewhere else? Check the status with the link in your receipt.',
  sentFromThisBrowserSign: ({ signInLink }: Wraps<'signInLink'>) => (
    <>
      Sent from this browser. {signInLink('Sign in')} with the email you applied with to keep them in your
      account.
    </>
  ),
  sent: ({ relativeTime }: Nodes<'relativeTime'>) => <>Sent: {relativeTime}</>,
  thisJobIsClosed: 'This job is closed',
  weTookThisJobDown: takenDown.title,
  to: ({ companyName }: Values<'companyName'>) => `to ${companyName}`,
  whatYouSent: ({ jobTitle }: Nodes<'jobTitle'>) => <>What you sent{jobTitle}</>,
  theLinkInYourReceipt: 'The link in your receipt shows what you sent.',
};

export const replyRecord = {
  nobodyAnsweredYet: 'No applicant for this job has gotten a reply yet.',
  gotAReply: ({ percent, within }: Values<'percent' | 'within'>) =>
    `${percent}% of applicants got a reply, half of them ${within}.`,
  withinAnHour: 'within an hour',
  withinHours: ({ hours }: Values<'hours'>) => `within ${hours} hours`,
  withinDays: ({ days }: Values<'days'>) => `within ${days} days`,
};

export const sentApplicationDetail = {
  yourApplication: 'Your application',
  at: ({ companyName }: Nodes<'companyName'>) => <> at {companyName}</>,
  sent: ({ relativeTime }: Nodes<'relativeTime'>) => <>Sent: {relativeTime}</>,
  takenDown,
  thisJobIsClosed: 'This job is closed.',
  mayStillAnswer: ({ companyName }: Values<'companyName'>) => `${companyName} may still answer you.`,
  thanksYourEmailIsConfirmed: 'Thanks! Your email is confirmed',
  answersGoTo: ({ email }: Nodes<'email'>) => (
    <>We’ll email {email} when the company answers or the job ends.</>
  ),
  whatsHappenedSoFar: 'What’s happened so far',
  whatYouSent: 'What you sent',
  theEmployerDoesntSeeIt: '(the employer doesn’t see it)',
  coverLetter: 'Cover letter',
  withdrawAndDelete: 'Withdraw and delete',
  thisPermanentlyDeletesYourApplication: ({ applicationRetentionDays }: Values<'applicationRetentionDays'>) =>
    `This permanently deletes your application and the CV you sent with it. You can apply again afterward. Otherwise, we delete both ${applicationRetentionDays} days after the job ends.`,
  confirmYourEmailToGet: 'Confirm your email to get answers',
  openTheLinkInThe: ({ email, companyName }: Values<'companyName'> & Nodes<'email'>) => (
    <>
      Open the link in the receipt we sent to {email} and press the button there. Until then, you’ll see{' '}
      {companyName}’s answers only here.
    </>
  ),
  isThisYourEmail: 'Is this your email?',
  pressTheButtonAndWell: ({ companyName }: Values<'companyName'>) =>
    `Press the button, and we’ll email you what ${companyName} answers.`,
  hasAnswered: ({ companyName }: Values<'companyName'>) =>
    `${companyName} has answered. Press the button to read the answer here and get later ones by email.`,
  ifYouDidntApplySomeone:
    'If you didn’t apply, someone else used your address. Delete the application below.',
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
  withdrawMyApplication: 'Withdraw my application…',
  areYouSureThisCant: 'Are you sure? This can’t be undone.',
  deleting: 'Deleting…',
  yesDeleteIt: 'Yes, delete it',
};

export const application = {
  statuses: {
    new: 'Sent, not opened yet',
    seen: 'Read by the employer',
    shortlisted: 'Shortlisted',
    rejected: 'Not selected',
    hired: 'Hired',
  },
  happenings: {
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
  thereIsNoCvHere: 'There is no CV here.',
};
