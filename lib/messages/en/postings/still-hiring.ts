import type { MessageValues } from '@/messages/format';

export const stillHiringForm = {
  title: 'Still hiring?',
  thanksTitle: 'Thanks for your answer',
  saving: 'Saving…',
  yesButton: 'Yes, keep it open',
  filledButton: 'It’s filled, close it',
  outcomes: {
    open: 'Thanks! The job stays open, and we’ll ask again in a week.',
    paused: 'Thanks! The job stays paused, as you left it.',
    closed: 'Thanks! The job is closed.',
    expired: 'Thanks! This job has expired. You can renew it under My Job Postings.',
    held: 'Thanks! The job isn’t shown right now. My Job Postings says why.',
  },
};

export const stillHiring = {
  jobAtCompany: ({ title, companyName }: MessageValues<'title' | 'companyName'>) =>
    `${title} at ${companyName}`,
  open: 'The job is open and taking applications.',
  closed: 'The job is closed. Applicants still waiting for an answer get an email.',
  expired: 'This job has expired. You can renew it under My Job Postings.',
  held: 'The job isn’t shown right now. My Job Postings says why.',
  pausedAutomatically: 'The job is paused because we didn’t get an answer. “Yes” resumes it.',
  pausedByEmployer: 'You paused this job. You can resume it under My Job Postings.',
};

export const actions = {
  linkReplaced: 'A newer email has replaced this one. Please use the links in it.',
  saveFailed: 'We couldn’t save your answer. Please try again.',
};
