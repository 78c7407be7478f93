import type { MessageValues } from '@/messages/format';

export const audit = {
  audit: 'Audit log',
  intro: 'Every decision and every view of personal data. No one can change or delete an entry.',
  person: 'Person',
  personHint: 'An account’s ID. Shows what they did and what was decided about them.',
  subject: 'Subject',
  subjectHint: 'The ID of a job, company, case or message.',
  show: 'Show',
  loading: 'Loading…',
  showAll: 'Show everything',
  by: ({ name }: MessageValues<'name'>) => `by ${name}`,
  shellOrRules: 'by the shell or a rule',
  utc: ({ time }: MessageValues<'time'>) => `${time} UTC`,
  emptyTitle: 'No entries',
  emptyText: 'There are no entries yet, or none has this ID.',
  older: 'Older',
};
