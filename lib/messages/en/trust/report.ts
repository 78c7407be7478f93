import type { MessageValues } from '@/messages/format';

export const reportLink = {
  kinds: {
    job: 'Report this job',
    profile: 'Report this profile',
    message: 'Report this message',
  },
};

export const reportPage = {
  about: ({ title, companyName }: MessageValues<'title' | 'companyName'>) => `${title} at ${companyName}`,
  intro:
    'Tell us what’s wrong and a person will look at it. You don’t need an account, and we never tell anyone who reported it.',
  scamWarning: 'If someone asked you for money, a gift card or your bank details, don’t send them.',
};

export const reportForm = {
  reasonLabel: 'What’s wrong?',
  reasonPlaceholder: 'Please choose',
  reasons: {
    scam: 'It’s a scam, or they asked for money',
    fake: 'It isn’t real',
    filled: 'The job is already filled',
    facts: 'The pay or place is wrong',
    discrimination: 'It discriminates',
    harassment: 'It’s threatening or offensive',
    other: 'Something else',
  },
  noteLabel: 'What happened?',
  noteHint: 'What helps: who wrote what, and where. Please leave out passwords and bank details.',
  emailLabel: 'Your email',
  emailHint: 'We’ll use it once, to tell you what we decided, and then delete it.',
  sending: 'Sending…',
  submitButton: 'Send report',
  sentTitle: 'Your report is sent',
  sentText: 'Thanks for telling us',
  nextSteps: 'A person will look at it, usually within a day.',
  nextStepsWithEmail:
    'A person will look at it, usually within a day, and we’ll email you what we decide. If it’s gone from the site before that, there’s nothing left to decide, and we won’t email you.',
};

export const reportActions = {
  reasonRequired: 'Please choose what’s wrong',
  emailInvalid: 'Please enter an email address like name@example.com, or leave it blank',
  subjectDeleted: 'This isn’t here anymore, so there’s nothing left to report.',
  sendFailed: 'We couldn’t send your report. Please try again.',
};
