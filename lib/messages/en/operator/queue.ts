import type { Values } from '@/messages/format';
import { plural } from '@/messages/format';

export const queue = {
  queue: 'Queue',
  waiting: (cases: number) =>
    plural(cases, { one: '# case is waiting for you', other: '# cases are waiting for you' }),
  waitingMore: (cases: number) => `More than ${cases} cases are waiting for you`,
  asked: 'Waiting for an answer',
  begin: 'Begin with the first',
  nothingWaits: 'Nothing is waiting for you',
  whatIsHeldOrReported: 'What our rules hold and what people report shows up here.',
  risk: ({ risk }: Values<'risk'>) => `Risk ${risk}`,
  of: ({ companyName }: Values<'companyName'>) => `by ${companyName}`,
  since: 'Opened:',
  kinds: {
    job: 'Job',
    company: 'Company',
    profile: 'Profile',
    message: 'Message',
    account: 'Account',
  },
  nameless: {
    job: 'No title',
    company: 'No name',
    profile: 'No title',
    message: 'A message',
    account: 'An account',
  },
};
