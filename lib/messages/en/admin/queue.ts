import type { MessageValues } from '@/messages/format';
import { plural } from '@/messages/format';

export const queue = {
  queue: 'Queue',
  waiting: (cases: number) =>
    plural(cases, { one: '# case is waiting for you', other: '# cases are waiting for you' }),
  waitingOverLimit: (cases: number) => `More than ${cases} cases are waiting for you`,
  awaitingReplyTitle: 'Waiting for an answer',
  startButton: 'Begin with the first',
  emptyTitle: 'Nothing is waiting for you',
  emptyText: 'What our rules hold and what people report shows up here.',
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
