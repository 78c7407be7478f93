import { expect, test } from 'vitest';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { asksForRemote, wordFilters } from '@/lib/jobs/word-filters';

const read = (q: string) =>
  wordFilters(parseJobSearch({ q })).map(({ name, search }) => [
    name,
    search.query,
    search.types,
    search.minPay,
  ]);

test.each([
  ['weekend barista', ['weekends', 'barista', [], null]],
  ['cook evenings', ['evenings', 'cook', [], null]],
  ['part time clerk', ['part-time', 'clerk', ['part-time'], null]],
  ['full-time', ['full-time', '', ['full-time'], null]],
  ['$20/hr nurse', ['minPay', 'nurse', [], 20]],
  ['driver $18.50', ['minPay', 'driver', [], 18.5]],
])('words that a filter says better are offered as that filter: %s', (words, filter) =>
  expect(read(words)).toEqual([filter]),
);

test('several are offered, each alone', () =>
  expect(read('weekend part time')).toEqual([
    ['weekends', 'part time', [], null],
    ['part-time', 'weekend', ['part-time'], null],
  ]));

test('a title keeps its words', () => {
  expect(read('night auditor')).toEqual([]);
  expect(read('morningstar bakery 20')).toEqual([]);
});

test('work from home is asked for in several ways', () => {
  for (const q of ['remote nurse', 'work from home', 'WFH data entry', 'telecommuting'])
    expect(asksForRemote({ query: q })).toBe(true);
  expect(asksForRemote({ query: 'home health aide' })).toBe(false);
});
