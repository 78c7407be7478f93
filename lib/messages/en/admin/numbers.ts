import { type MessageValues, number, plural } from '@/messages/format';

export const numbers = {
  numbers: 'Numbers',
  utcHint: 'Days are in UTC. Today is counted again every ten minutes.',
  dayBefore: 'Day before',
  dayAfter: 'Day after',
  notCounted:
    'This day wasn’t counted. Numbers begin when the site’s scheduled work first runs, up to 30 days back.',
  invalidDay: 'We don’t know that day, so here’s today.',
  measures: {
    postings: 'Jobs posted',
    applications: 'Applications',
    replies: 'First replies to applicants',
    reply_hours: 'Hours to a first reply (median)',
    empty_searches: 'Searches without a result',
    reports: 'Reports',
    cases: 'Cases opened',
    decisions: 'Decisions',
    removals: 'Taken down',
    decision_hours: 'Hours to a decision (median)',
    emails: 'Emails sent',
    failed_emails: 'Emails we gave up on',
    bounces: 'Addresses that bounced',
    complaints: 'Complaints about email',
  },
  weekAverage: ({ average }: { average: number }) => `${number(average)} a day in the week before`,
  weekHours: ({ average }: { average: number }) => `${number(average)} on average in the week before`,
  barsLabel: ({
    measure,
    first,
    last,
    most,
  }: MessageValues<'measure' | 'first' | 'last'> & { most: number }) =>
    `${measure}, ${first} to ${last}: at most ${number(most)} a day`,
  none: '–',
  tableLabel: 'These four weeks as a table',
  day: 'Day',
  placesTitle: 'Where it happened, in the last 7 days',
  mapLabel: ({ count }: { count: number }) =>
    plural(count, {
      one: 'A map of # place; the list below says the same.',
      other: 'A map of # places; the list below says the same.',
    }),
  noPlaces: 'Nothing happened in any place we know.',
  place: 'Place',
  emptySearchesTitle: 'What people looked for and didn’t find, in the last 7 days',
  emptySearchesHint:
    'Words that are neither ordinary nor in a job’s title are left out, so that no one’s name or number is kept.',
  noEmptySearches: 'Every search found something.',
  words: 'Words',
  noWords: 'no words that we keep',
  anywhere: 'Anywhere',
  searches: 'Searches',
};
