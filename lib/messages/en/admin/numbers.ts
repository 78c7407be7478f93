import { type MessageValues, number, plural } from '@/messages/format';

export const numbers = {
  numbers: 'Numbers',
  utcHint: 'Days are in UTC. Today is counted again every ten minutes.',
  dayBefore: 'Day before',
  dayAfter: 'Day after',
  notCounted:
    'This day wasn’t counted. Numbers begin when the site’s scheduled work first runs, up to 30 days back.',
  invalidDay: 'That’s not a valid day, so here’s today.',
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
  barsLabel: ({ measure, first, last, max }: MessageValues<'measure' | 'first' | 'last'> & { max: number }) =>
    `${measure}, ${first} to ${last}: at most ${number(max)} a day`,
  none: '–',
  tableLabel: 'These four weeks as a table',
  day: 'Day',
  placesTitle: 'Activity by place, last 7 days',
  mapLabel: ({ count }: { count: number }) =>
    plural(count, {
      one: 'A map of # place. A larger dot means more activity. The table lists the 20 busiest places.',
      other: 'A map of # places. A larger dot means more activity. The table lists the 20 busiest places.',
    }),
  noPlaces: 'No activity in any known place.',
  place: 'Place',
  emptySearchesTitle: 'Searches without results, last 7 days',
  emptySearchesHint:
    'Only common words and words of job titles are stored, so that no one’s name or number is.',
  noEmptySearches: 'Every search found something.',
  words: 'Words',
  noWords: 'no stored words',
  anywhere: 'Anywhere',
  searches: 'Searches',
};
