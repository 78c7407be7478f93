import { expect, test } from 'vitest';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { shiftPresets } from '@/lib/jobs/shift-presets';
import { listWordFilters, withFiltersFromQuery } from '@/lib/jobs/word-filters';

const listOffered = (q: string) => listWordFilters(parseJobSearch({ q }));

test.each([
  ['weekend barista', 'weekends', 'barista', { more: { shifts: shiftPresets.weekends } }],
  ['weekends only', 'weekends', '', { more: { shifts: shiftPresets.weekends } }],
  ['cook evenings', 'evenings', 'cook', { more: { shifts: shiftPresets.evenings } }],
  ['overnight stocker', 'nights', 'stocker', { more: { shifts: shiftPresets.nights } }],
  ['part time clerk', 'part-time', 'clerk', { types: ['part-time'] }],
  ['full-time', 'full-time', '', { types: ['full-time'] }],
  ['server with tips', 'tips', 'server', { more: { extras: ['tips'] } }],
  ['remote nurse', 'on-site', 'nurse', { more: {} }],
  ['work from home', 'on-site', '', { more: {} }],
  ['WFH data entry', 'on-site', 'data entry', { more: {} }],
  ['telecommuting', 'on-site', '', { more: {} }],
])('offers a filter that replaces words: %s', (words, name, query, filter) => {
  const found = listOffered(words);
  expect(found.map((filter) => filter.name)).toEqual([name]);
  expect(found[0]?.search).toMatchObject({ query, ...filter });
});

test('offers each of several filters separately', () =>
  expect(listOffered('weekend part time').map(({ name, search }) => [name, search.query])).toEqual([
    ['weekends', 'part time'],
    ['part-time', 'weekend'],
  ]));

test.each(['night auditor', 'morningstar bakery 20', 'home health aide'])(
  'offers no filter for words of a title or a company: %s',
  (words) => expect(listOffered(words)).toEqual([]),
);

const applyFilters = (q: string) => {
  const { query, minPay, more, sort } = withFiltersFromQuery(parseJobSearch({ q, minPay: '9' }));
  return { query, minPay, age: more.age, sort };
};

test.each([
  ['$20 cook', 'cook', 20],
  ['driver $18.50/hr', 'driver', 18.5],
  ['pays $25', '', 25],
  ['20 dollars an hour', '', 20],
  ['cook 20/hr', 'cook', 20],
  ['$20+', '', 20],
  ['nurse $52,000 a year', 'nurse', 25],
  ['nurse $52k', 'nurse', 25],
])('pay in the words becomes a filter that replaces the pay of the URL: %s', (words, query, minPay) =>
  expect(applyFilters(words)).toMatchObject({ query, minPay, sort: query ? 'relevance' : 'distance' }),
);

test.each([
  ['jobs for 16 year olds', 'jobs', 16],
  ['cashier 17 years old', 'cashier', 16],
  ['teen jobs', '', 16],
])('age in the words becomes a filter: %s', (words, query, age) =>
  expect(applyFilters(words)).toMatchObject({ query, age }),
);

test.each([
  '24/7 diner',
  'teen counselor',
  'teacher 10 year olds',
  '"$20 cook"',
  '40 hours a week',
  'studio 54',
])('does not change other numbers: %s', (words) =>
  expect(applyFilters(words)).toMatchObject({ query: words, minPay: 9, age: undefined }),
);

test.each(['driver $500 a week', 'cook $150/day', '$1,000 sign on bonus', '$3000 a month', '$2,500 work'])(
  'does not change an amount that is neither hourly nor yearly: %s',
  (words) => expect(applyFilters(words)).toMatchObject({ query: words, minPay: 9 }),
);
