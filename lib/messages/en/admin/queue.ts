import type { MessageValues } from '@/messages/format';
import { plural } from '@/messages/format';

export const queue = {
  queue: 'Queue',
  waiting: (cases: number) =>
    plural(cases, { one: '# case is waiting for you', other: '# cases are waiting for you' }),
  waitingOverLimit: (cases: number) => `More than ${cases} cases are waiting for you`,
  awaitingReplyTitle: 'Waiting for a reply',
  startButton: 'Start with the first case',
  emptyTitle: 'Nothing is waiting for you',
  emptyText: 'Postings that our rules hold and everything that people report show up here.',
  risk: ({ risk }: MessageValues<'risk'>) => `Risk ${risk}`,
  byCompany: ({ companyName }: MessageValues<'companyName'>) => `by ${companyName}`,
  since: 'Opened:',
  kinds: {
    job: 'Job',
    company: 'Company',
    profile: 'Profile',
    message: 'Message',
    account: 'Account',
  },
  untitled: {
    job: 'No title',
    company: 'No name',
    profile: 'No title',
    message: 'A message',
    account: 'An account',
  },
};
