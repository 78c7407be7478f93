import type { MessageValues } from '@/messages/format';

export const appealPage = {
  title: 'Ask for a second look',
  pendingTitle: 'We’ll take a second look',
  decidedTitle: 'We took a second look',
  about: {
    job: ({ title }: MessageValues<'title'>) => `We took down your job “${title}”.`,
    company: ({ title }: MessageValues<'title'>) => `We took down your company “${title}” and its jobs.`,
    profile: (_: MessageValues<'title'>) => 'We took down your profile.',
    message: (_: MessageValues<'title'>) => 'We removed a message that you sent.',
    account: (_: MessageValues<'title'>) => 'We made a decision about your account.',
  },
  reason: ({ reason }: MessageValues<'reason'>) => `Here’s why: ${reason}`,
  decidedText: 'We looked again and emailed you what we decided. That’s final.',
};

export const expiredAppealPage = {
  metaTitle: 'Decision Not Found',
  title: 'This link no longer works',
  homeLink: 'Go to the home page',
  text: 'The subject of our decision was deleted, or part of the link is missing. The full link is in the email.',
};
