import type { MessageValues } from '@/messages/format';

export const audit = {
  audit: 'Audit',
  intro: 'Every decision and every look at personal data. No one can change or delete any of it.',
  person: 'Person',
  personHint: 'An account’s ID: what they did, and what was done about them.',
  thing: 'Thing',
  thingHint: 'The ID of a job, company, case or message.',
  show: 'Show',
  loading: 'Loading…',
  showAll: 'Show everything',
  by: ({ name }: MessageValues<'name'>) => `by ${name}`,
  shellOrRules: 'by the shell or the rules',
  utc: ({ time }: MessageValues<'time'>) => `${time} UTC`,
  emptyTitle: 'Nothing here',
  emptyText: 'Nothing was done yet, or no one has this ID.',
  older: 'Older',
};
