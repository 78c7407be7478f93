import type { MessageValues } from '@/messages/format';

export const audit = {
  audit: 'Audit',
  intro:
    'Every decision, and every time someone opened personal data. No one can change or delete these entries.',
  person: 'Person',
  personHint: 'The ID of an account. Lists what this person did and what was decided about them.',
  thing: 'Subject',
  thingHint: 'The ID of a job, company, case or message.',
  show: 'Show',
  loading: 'Loading…',
  showAll: 'Show everything',
  by: ({ name }: MessageValues<'name'>) => `by ${name}`,
  shellOrRules: 'by the shell or the rules',
  utc: ({ time }: MessageValues<'time'>) => `${time} UTC`,
  emptyTitle: 'Nothing here',
  emptyText: 'There are no entries yet, or nothing has this ID.',
  older: 'Older',
};
