import { expect, test } from 'vitest';
import { toChips } from '@/components/search/search-chips';
import { parseJobSearch } from '@/lib/jobs/search-params';

test('each active filter has a chip that removes only that filter', () => {
  const search = parseJobSearch({
    q: 'cook',
    type: ['full-time', 'part-time'],
    minPay: '20',
    industry: 'healthcare',
    page: '3',
  });
  const chips = toChips(search);
  expect(chips.map(({ label }) => label)).toEqual([
    '“cook”',
    'Full Time',
    'Part Time',
    '$20 an hour or more',
    'In Healthcare',
  ]);
  expect(chips.map(({ without }) => without)).toEqual([
    { ...search, query: '', sort: 'distance', page: 1 },
    { ...search, types: ['part-time'], page: 1 },
    { ...search, types: ['full-time'], page: 1 },
    { ...search, minPay: null, page: 1 },
    { ...search, more: {}, page: 1 },
  ]);
});

test('a search without filters has no chips', () => {
  expect(toChips(parseJobSearch({ page: '2', view: 'map' }))).toEqual([]);
});
