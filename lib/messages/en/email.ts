import { plural } from '@/messages/format';

/** The product's name; translations keep it. */
type Site = { site: string };
type Titled = { title: string };
type Application = { fullName: string; jobTitle: string; companyName: string };

export const shared = {
  hello: (name: string) => `Hi ${name},`,
  helloNoName: 'Hi,',
  /** Used where a name can't be shown as typed. */
  fallbackNames: {
    person: 'there',
    applicant: 'Someone',
    job: 'a job',
    yourJob: 'your job',
    company: 'an employer',
    place: 'you',
    yours: {
      job: 'your job',
      company: 'your company',
      profile: 'your profile',
      message: 'your message',
      account: 'your account',
    },
  },
  openJobsLink: 'See open jobs nearby',
  manageApplicationLink: 'See your application, its status, or delete it',
};

/** A company's name at the start of a sentence. */
const atSentenceStart = (companyName: string) =>
  companyName === shared.fallbackNames.company ? 'An employer' : companyName;

export const companiesMerged = {
  subject: ({ removed, remaining }: { removed: string; remaining: string }) =>
    `We’ve merged “${removed}” into “${remaining}”`,
  merged: ({ removed, remaining, jobs }: { removed: string; remaining: string; jobs: number }) =>
    `“${removed}” is now part of “${remaining}”, with ${plural(jobs, { one: '# job', other: '# jobs' })} and everyone who applied.`,
  yourCompany: ({ remaining }: { remaining: string }) =>
    `The account of “${remaining}” takes care of them from now on. Your own account stays, without a company.`,
  mistakeHint: 'If that’s a mistake, reply to this email.',
  footer: ({ site }: Site) =>
    `You’re getting this email because one of the two companies is yours on ${site}.`,
};

export const accountDeleted = {
  subject: ({ site }: Site) => `Your ${site} account has been deleted`,
  deleted: ({ site }: Site) =>
    `Your ${site} account and everything in it have been deleted. This can’t be undone.`,
  postings: ({ jobs, applications }: { jobs: number; applications: number }) =>
    `That includes ${plural(jobs, { one: '# job posting', other: '# job postings' })} and ${plural(applications, { one: '# application', other: '# applications' })} that people sent you.`,
  notifiedApplicants: (applicants: number) =>
    plural(applicants, {
      one: 'We’re emailing # applicant who was still waiting for an answer.',
      other: 'We’re emailing # applicants who were still waiting for an answer.',
    }),
  withdrawnApplications: (applications: number) =>
    plural(applications, {
      one: 'The application you sent has been withdrawn and deleted.',
      other: 'The # applications you sent have been withdrawn and deleted.',
    }),
  keptApplications: (applications: number) =>
    plural(applications, {
      one: 'The employer keeps the application you sent. To see or delete it, use the link in your receipt.',
      other:
        'The employers keep the # applications you sent. To see or delete them, use the links in your receipts.',
    }),
  notYouWarning: 'If this wasn’t you, someone knows your password. Change it everywhere else you use it.',
  footer: ({ site }: Site) => `This is the last email from ${site} about this account.`,
};

export const passwordChanged = {
  subject: ({ site }: Site) => `Your ${site} password was changed`,
  changed: ({ site }: Site) => `The password for your ${site} account was just changed.`,
  wasYouHint: 'If that was you, you’re all set.',
  notYouWarning:
    'If it wasn’t, someone got into your account or your email. Use “Forgot your password?” on the sign-in page to set a new one, then “Sign out everywhere” in your account. Change your email password too.',
  signInLink: 'Go to the sign-in page',
  footer: ({ site }: Site) =>
    `You’re getting this email because you have an account on ${site}. We send it whenever the password changes.`,
};

/** Emails of the auth service. */
export const account = {
  footer: ({ site }: Site) =>
    `You’re getting this email because someone, most likely you, entered this address on ${site}.`,
  confirmation: {
    subject: ({ site }: Site) => `Confirm your email address for ${site}`,
    why: ({ site }: Site) =>
      `Welcome to ${site}. Confirm that this is your email address, and your account is ready.`,
    link: 'Confirm this address',
    end: 'The link works for one hour. If you didn’t sign up, you can ignore this email.',
  },
  recovery: {
    subject: ({ site }: Site) => `Choose a new password for ${site}`,
    why: ({ site }: Site) => `Someone, most likely you, asked to reset your ${site} password.`,
    link: 'Choose a new password',
    end: 'The link works once, for one hour. If you didn’t ask for it, you can ignore this email. Your password stays the same.',
  },
  signInLink: {
    subject: ({ site }: Site) => `Your ${site} sign-in link`,
    why: ({ site }: Site) => `Someone, most likely you, asked to sign in to ${site} without a password.`,
    link: 'Sign in',
    end: 'The link works once, for one hour. If you didn’t ask for it, you can ignore this email.',
  },
  emailChange: {
    subject: ({ site }: Site) => `Confirm your new email address for ${site}`,
    why: ({ site, newAddress }: Site & { newAddress: string }) =>
      `You’re changing the email address of your ${site} account to ${newAddress}. Please confirm it from both addresses. We sent each one an email like this.`,
    link: 'Confirm the change',
    end: 'The link works for one hour. If you didn’t ask for this, ignore this email and nothing will change.',
  },
};

export const alertConfirmation = {
  subject: ({ place }: { place: string }) => `Confirm your job alert: new jobs near ${place}`,
  request: ({ site }: Site) => `Someone, most likely you, asked ${site} to email new jobs to this address:`,
  search: ({ within, place, schedule }: { within: string; place: string; schedule: string }) =>
    `New jobs within ${within} of ${place}, ${schedule}.`,
  confirmLink: 'Yes, send me these',
  nextSteps: (days: number) =>
    `The link shows you the whole search and a button to confirm. We won’t send anything until you press it. If this wasn’t you, ignore this email and we’ll delete the request after ${plural(days, { one: '# day', other: '# days' })}.`,
  footer: ({ site }: Site) =>
    `You’re getting this one-time email because someone entered this address on ${site}.`,
};

export const alert = {
  jobsFound: ({ total, place }: { total: number; place: string }) =>
    `${plural(total, { one: '# new job', other: '# new jobs' })} near ${place}`,
  talentsFound: ({ total, place }: { total: number; place: string }) =>
    `${plural(total, { one: '# new talent', other: '# new talents' })} near ${place}`,
  jobTitle: ({ title, company }: { title: string; company: string }) => `${title} at ${company}`,
  talentTitle: ({ name, headline }: { name: string; headline: string }) => `${name}: ${headline}`,
  moreCount: (left: number) => plural(left, { other: 'And # more.' }),
  allJobs: 'See all open jobs there',
  allTalents: 'See their profiles and contact them',
  availableNow: 'Available now',
  availableLater: 'Available later',
  skills: (skills: string) => `Skills: ${skills}`,
  footer: ({ site, alert }: Site & { alert: string }) =>
    `You’re getting this email because you set up this alert on ${site}: ${alert}.`,
  manageLink: 'Change or pause this alert',
  unsubscribe: 'Unsubscribe',
};

export const applicationToEmployer = {
  subject: ({ fullName, jobTitle }: { fullName: string; jobTitle: string }) =>
    `${fullName} applied for ${jobTitle}`,
  applied: ({ fullName, jobTitle, notice }: { fullName: string; jobTitle: string; notice: string | null }) =>
    `${fullName} applied for your job “${jobTitle}”. The CV is attached.${notice ? ` ${notice}` : ''} To write back to ${fullName}, just reply to this email.`,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  adult: '18 or older',
  yes: 'yes',
  no: 'no',
  coverLetter: 'Cover letter:',
  replyLink: ({ site }: Site) => `View and answer on ${site}`,
  postingLink: 'View the job posting',
  footer: ({ site, days }: Site & { days: number }) =>
    `You’re getting this email because you’re the contact for this job on ${site}. Please use the application for this job only, and delete it when you no longer need it. We delete our copy when the applicant asks, or ${days} days after the job ends.`,
};

export const applicationReceipt = {
  subject: ({ jobTitle, companyName }: Application) => `Your application: ${jobTitle} at ${companyName}`,
  received: ({ jobTitle, companyName, cvFilename }: Application & { cvFilename: string | null }) =>
    `${companyName} has your application for “${jobTitle}”, including your CV${cvFilename === null ? '' : ` (${cvFilename})`}.`,
  nextSteps:
    'What’s next: they’ll review it and get back to you by email or phone. How long that takes is up to them.',
  confirmHint:
    'Is this your email address? Open the link and press the button there, and we’ll email you what the employer answers.',
  manageLink: 'Check its status, see what you sent, or withdraw and delete it',
  confirmLink: 'Confirm your email, check its status, or withdraw and delete it',
  retentionHint: (days: number) =>
    `Keep this link to yourself: anyone who has it can do the same. If you do nothing, we delete your application and CV ${days} days after the job ends.`,
  footer: ({ site }: Site) =>
    `You’re getting this email because someone applied on ${site} with this address. If it wasn’t you, delete the application with the link above.`,
};

export const applicationRepeated = {
  subject: ({ jobTitle, companyName }: Application) => `You already applied: ${jobTitle} at ${companyName}`,
  alreadyApplied: ({ jobTitle, companyName }: Application) =>
    `Someone, most likely you, applied again for “${jobTitle}” at ${companyName} with this address. They already have your first application, so we didn’t send the second one.`,
  newVersionHint: 'To send a new version, withdraw the first one with the link below, then apply again.',
  footer: ({ site }: Site) =>
    `You’re getting this email because someone applied on ${site} with this address. If it wasn’t you, you can ignore this email: we didn’t send anything.`,
};

export const applicationReplyNotice = {
  subject: ({ jobTitle, companyName }: Application) =>
    `${atSentenceStart(companyName)} answered your application for ${jobTitle}`,
  replyWaiting: ({ jobTitle, companyName }: Application) =>
    `${atSentenceStart(companyName)} answered your application for “${jobTitle}”. Confirm your email address to read the answer.`,
  confirmLink: 'Confirm your email and read it',
  onceHint:
    'The link opens a page with a button. Until you press it, this is the only email we’ll send about the employer’s messages.',
  footer: ({ site }: Site) =>
    `You’re getting this email because someone applied on ${site} with this address. If it wasn’t you, delete the application with the link above.`,
};

export const applicationReply = {
  replied: ({ jobTitle, companyName }: { jobTitle: string; companyName: string }) =>
    `${companyName} replied to your application for “${jobTitle}”:`,
  writeBackHint: ({ contactName, companyName }: { contactName: string; companyName: string }) =>
    `To write back to ${contactName} at ${companyName}, just reply to this email.`,
  footer: ({ site, companyName }: Site & { companyName: string }) =>
    `You’re getting this email because you applied to ${companyName} on ${site}. With the link above you can check your application’s status or delete it.`,
};

export const jobClosed = {
  subject: ({ jobTitle, companyName }: Application) => `Job closed: ${jobTitle} at ${companyName}`,
  filled: ({ jobTitle, companyName }: Application) =>
    `The job “${jobTitle}” at ${companyName} has been filled.`,
  'not-filled': ({ jobTitle, companyName }: Application) =>
    `${atSentenceStart(companyName)} closed the job “${jobTitle}” without hiring anyone.`,
  unknown: ({ jobTitle, companyName }: Application) =>
    `${atSentenceStart(companyName)} is no longer taking applications for “${jobTitle}”.`,
  waitingHint: 'We don’t want to keep you waiting for an answer.',
  comfort: {
    filled: 'It’s not about you: many people can be right for a job, and only one gets hired.',
    'not-filled': 'It’s not about you: plans change, and jobs get postponed or dropped.',
    unknown: 'It’s not about you: jobs get filled, postponed or dropped for many reasons.',
  },
  thanks: 'Thank you for taking the time to apply.',
  footer: ({ site }: Site) =>
    `You’re getting this one-time email because you applied for this job on ${site}. You can delete what you sent with the link above.`,
};

export const jobRemoved = {
  subject: ({ jobTitle, companyName }: Application) => `We took this job down: ${jobTitle} at ${companyName}`,
  applied: ({ jobTitle, companyName, site }: Application & Site) =>
    `You applied for “${jobTitle}” at ${companyName} on ${site}.`,
  warning: 'We took this job down. If someone asks you for money, a gift card or bank details, don’t answer.',
  footer: jobClosed.footer,
};

export const jobDeleted = {
  subject: ({ jobTitle, companyName }: Application) => `Job removed: ${jobTitle} at ${companyName}`,
  reasons: {
    'employer-left': ({ jobTitle, companyName, site }: Application & Site) =>
      `${atSentenceStart(companyName)} has left ${site}, so its job “${jobTitle}” is gone too. ${jobClosed.waitingHint}`,
    'job-deleted': ({ jobTitle, companyName }: Application) =>
      `${atSentenceStart(companyName)} has removed its job “${jobTitle}”. ${jobClosed.waitingHint}`,
    'taken-down': (application: Application & Site) =>
      `${jobRemoved.applied(application)} ${jobRemoved.warning}`,
  },
  deleted: ({ site }: Site) =>
    `It’s not about you. We’ve deleted what you sent through ${site}, including your CV. The employer may still have the email we sent them.`,
  footer: ({ site }: Site) =>
    `You’re getting this one-time email because you applied for this job on ${site}.`,
};

export const jobContact = {
  subject: 'Should job applications come to you?',
  question: ({ site, companyName }: Site & { companyName: string }) =>
    `${companyName} posted a job on ${site} and wants applications sent to this address. Is that OK with you?`,
  answerLink: 'Answer yes or no',
  untilConfirmed:
    'We won’t send any applications here until you say yes. You can change your mind with the same link.',
  footer: ({ site }: Site) =>
    `You’re getting this email because someone entered your address on ${site}. If you don’t know the company, ignore this email or answer no.`,
};

/** The keys that end in `All` are for emails about several jobs. */
export const stillHiring = {
  subject: ({ jobTitle }: { jobTitle: string }) => `Still hiring? ${jobTitle}`,
  subjectAll: (jobs: number) => `Still hiring? Your ${plural(jobs, { one: '# job', other: '# jobs' })}`,
  yourJob: 'Your job',
  question: ({ jobTitle, site }: Site & { jobTitle: string }) =>
    `Your job “${jobTitle}” is open on ${site}. Are you still hiring?`,
  questionAll: ({ jobs, site }: Site & { jobs: number }) =>
    `You have ${plural(jobs, { one: '# open job', other: '# open jobs' })} on ${site}. Open each one to tell us whether you’re still hiring.`,
  yesLink: 'Yes, keep it open',
  filledLink: 'No, it’s been filled',
  pauseWarning:
    'If we don’t hear from you, we’ll pause the job in 5 days so that no one applies for nothing. You can resume it anytime.',
  pauseWarningAll:
    'If we don’t hear from you, we’ll pause these jobs in 5 days so that no one applies for nothing. You can resume them anytime.',
  footer: ({ site }: Site) =>
    `You’re getting this email because you’re the contact for this job on ${site}. Anyone who has the links can answer for you.`,
  footerAll: ({ site }: Site) =>
    `You’re getting this email because you’re the contact for these jobs on ${site}. Anyone who has the links can answer for you.`,
};

export const jobPaused = {
  subject: ({ jobTitle }: { jobTitle: string }) => `Your job is paused: ${jobTitle}`,
  unnamedJob: 'see inside',
  subjectAll: (jobs: number) =>
    `Your ${plural(jobs, { one: '# job is paused', other: '# jobs are paused' })}`,
  paused: ({ jobTitle, site }: Site & { jobTitle: string }) =>
    `We asked whether you’re still hiring for “${jobTitle}” and didn’t hear back, so we paused the job on ${site}. It won’t show up in searches or take applications.`,
  pausedAll: ({ site }: Site) =>
    `We asked whether you’re still hiring and didn’t hear back, so we paused these jobs on ${site}. They won’t show up in searches or take applications. Open each one to resume or close it.`,
  resumeLink: 'Still hiring? Resume the job',
  closeLink: 'Filled? Close the job',
};

export const caseDecided = {
  about: {
    job: {
      approve: {
        subject: ({ title }: Titled) => `Your job is live: ${title}`,
        body: ({ title, site }: Titled & Site) =>
          `We’ve looked at your job “${title}”, and people can find it on ${site} now. Thanks for waiting.`,
      },
      remove: {
        subject: ({ title }: Titled) => `We’ve taken down your job: ${title}`,
        body: ({ title, site }: Titled & Site) =>
          `We’ve looked at your job “${title}” and don’t show it on ${site}.`,
      },
      ask: {
        subject: ({ title }: Titled) => `A question about your job: ${title}`,
        body: ({ title }: Titled) => `We’re looking at your job “${title}” and have a question:`,
      },
    },
    company: {
      approve: {
        subject: ({ title }: Titled) => `Your jobs are live: ${title}`,
        body: ({ title, site }: Titled & Site) =>
          `We’ve looked at your company “${title}”, and people can find its jobs on ${site} now.`,
      },
      remove: {
        subject: ({ title }: Titled) => `We’ve taken down your company: ${title}`,
        body: ({ title, site }: Titled & Site) =>
          `We’ve looked at your company “${title}” and don’t show it or its jobs on ${site}.`,
      },
      ask: {
        subject: ({ title }: Titled) => `A question about your company: ${title}`,
        body: ({ title }: Titled) => `We’re looking at your company “${title}” and have a question:`,
      },
    },
    profile: {
      approve: {
        subject: (_: Titled) => 'Your profile is visible again',
        body: ({ site }: Site) => `We’ve looked at your profile, and employers can find it on ${site} again.`,
      },
      remove: {
        subject: (_: Titled) => 'We’ve taken down your profile',
        body: ({ site }: Site) => `We’ve looked at your profile and don’t show it on ${site}.`,
      },
      ask: {
        subject: (_: Titled) => 'A question about your profile',
        body: (_: Titled) => 'We’re looking at your profile and have a question:',
      },
    },
    message: {
      approve: {
        subject: (_: Titled) => 'Your message was fine',
        body: ({ site }: Site) => `We’ve looked at your message on ${site} and found nothing wrong with it.`,
      },
      remove: {
        subject: (_: Titled) => 'We’ve removed your message',
        body: ({ site }: Site) => `We’ve looked at a message that you sent on ${site} and removed it.`,
      },
      ask: {
        subject: (_: Titled) => 'A question about your message',
        body: ({ site }: Site) => `We’re looking at a message that you sent on ${site} and have a question:`,
      },
    },
    account: {
      warn: {
        subject: (_: Titled) => 'A warning about your account',
        body: ({ site }: Site) =>
          `Something on your ${site} account breaks our rules. Nothing changes for now, but please don’t do it again.`,
      },
      suspend: {
        subject: (_: Titled) => 'We’ve suspended your account',
        body: ({ site }: Site) =>
          `We’ve suspended your ${site} account. What you posted isn’t shown for as long as that lasts.`,
      },
      ban: {
        subject: (_: Titled) => 'We’ve closed your account',
        body: ({ site }: Site) => `You can’t use your ${site} account anymore. What you posted isn’t shown.`,
      },
      lift: {
        subject: (_: Titled) => 'You can use your account again',
        body: ({ site }: Site) => `You can use your ${site} account again.`,
      },
      ask: {
        subject: (_: Titled) => 'A question about your account',
        body: ({ site }: Site) => `We’re looking at your ${site} account and have a question:`,
      },
    },
  },
  reason: ({ reason }: { reason: string }) => `Here’s why: ${reason}`,
  replyHint: 'Please reply to this email. A person reads your answer.',
  appealIntro: 'You asked us to look again, and we did. This is what we found, and it’s final.',
  appealLink: 'Think that’s a mistake? Ask for a second look, once',
  subjectLinks: {
    job: 'See your postings',
    company: 'See your company',
    profile: 'See your profile',
    message: 'How we can help',
    account: 'How we can help',
  },
  footer: ({ site }: Site) => `You’re getting this email because you have an account on ${site}.`,
};

export const casesWaiting = {
  subject: ({ total, site }: Site & { total: number }) =>
    `${plural(total, { one: '# case waits', other: '# cases wait' })} for your decision on ${site}`,
  summary: ({ total, oldestHours }: { total: number; oldestHours: number }) =>
    `${plural(total, { one: '# case waits', other: '# cases wait' })} for a decision: what people reported, what we hold until someone has looked, and appeals. ${
      oldestHours < 1
        ? 'The oldest came in less than an hour ago.'
        : plural(oldestHours, {
            one: 'The oldest has waited for # hour.',
            other: 'The oldest has waited for # hours.',
          })
    }`,
  promise: 'We promise people that a person looks at it, usually within a day.',
  queueLink: 'Go to the queue',
  signInLink: 'Signed out? Sign in first',
  footer: ({ site }: Site) =>
    `You’re getting this email because you help run ${site}. We send it when a new case comes in, then once a day while any case is waiting.`,
};

export const reportDecided = {
  subject: ({ what }: { what: string }) => `What we decided about your report of ${what}`,
  subjectNames: { job: 'a job', profile: 'a profile', message: 'a message' },
  jobName: ({ title }: Titled) => `the job “${title}”`,
  thanks: ({ what, site }: Site & { what: string }) =>
    `You told us about ${what} on ${site}. Thanks for that.`,
  outcomes: {
    upheld: 'We looked at it and acted on it. People like you keep this place safe.',
    dismissed: 'We looked at it and found that it’s within our rules, so it stays.',
  },
  footer: ({ site }: Site) =>
    `You’re getting this email because this address was left with a report on ${site}. We’ve deleted it from the report.`,
};

export const jobReported = {
  subject: ({ title }: Titled) => `We’re taking a look at your job: ${title}`,
  paused: ({ title, site }: Titled & Site) =>
    `Several people told us that something may be wrong with your job “${title}”, so we don’t show it on ${site} while we take a look.`,
  nextSteps:
    'A person looks at it, usually within a day, and you’ll get an email either way. You don’t need to do anything.',
  postingsLink: 'See your postings',
  footer: ({ site }: Site) => `You’re getting this email because you posted a job on ${site}.`,
};

export const contactRequest = {
  subject: ({ companyName }: { companyName: string }) => `${companyName} would like to contact you`,
  intro: ({ companyName, site }: Site & { companyName: string }) =>
    `${companyName} found your profile on ${site} and would like to get in touch. Here’s their message:`,
  answerLink: 'Accept or decline',
  sharedDataHint:
    'If you accept, the company gets your email address, the CV in your profile if there is one, and your phone number if you add it. If you decline, it gets none of these.',
  footer: ({ site }: Site) =>
    `You’re getting this email because your talent profile on ${site} is visible. Anyone who has the link can answer for you.`,
};

export const contactResponse = {
  accepted: ({ name }: { name: string }) => `${name} accepted your contact request`,
  declined: ({ name }: { name: string }) => `${name} declined your contact request`,
  acceptedText: ({ name }: { name: string }) =>
    `${name} accepted your contact request. You’ll find the email address in your saved talents.`,
  savedTalentsLink: 'See your saved talents',
  footer: ({ site }: Site) => `You’re getting this email because you asked to contact someone on ${site}.`,
};
