import type { Values } from '@/messages/format';

export const stillHiringForm = {
  stillHiring: 'Still hiring?',
  thanks: 'Thanks for your answer',
  saving: 'Saving…',
  yesKeepItOpen: 'Yes, keep it open',
  itsFilledCloseIt: 'It’s filled, close it',
  outcomes: {
    open: 'Thanks! The job stays open, and we’ll ask again in a week.',
    paused: 'Thanks! The job stays paused, as you left it.',
    closed: 'Thanks! The job is closed.',
    expired: 'Thanks! This job has expired. You can renew it under My Job Postings.',
    held: 'Thanks! The job isn’t shown right now. My Job Postings says why.',
  },
};

export const stillHiring = {
  at: ({ title, companyName }: Values<'title' | 'companyName'>) => `${title} at ${companyName}`,
  theJobIsOpenAnd: 'The job is open and taking applications.',
  theJobIsClosedApplicants: 'The job is closed. Applicants still waiting for an answer get an email.',
  thisJobHasExpiredYou: 'This job has expired. You can renew it under My Job Postings.',
  theJobIsHeld: 'The job isn’t shown right now. My Job Postings says why.',
  theJobIsPausedBecause: 'The job is paused because we didn’t get an answer. “Yes” resumes it.',
  youPausedThisJobYou: 'You paused this job. You can resume it under My Job Postings.',
};

export const actions = {
  aNewerEmailHasReplaced: 'A newer email has replaced this one. Please use the links in it.',
  weCouldntSaveYourAnswer: 'We couldn’t save your answer. Please try again.',
};
