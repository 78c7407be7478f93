import { expect, test } from 'vitest';
import { withoutCategory } from '@/lib/jobs/category-search';
import { parseJobSearch } from '@/lib/jobs/search-params';

const search = parseJobSearch({ q: 'clerk', with: 'tips' });

test.each([
  ['a type is a filter', 'part-time', { query: 'clerk', types: ['part-time'] }],
  ['an industry is a filter', 'healthcare', { more: { extras: ['tips'], industry: 'healthcare' } }],
  ['a tag is words', 'forklift', { query: 'Forklift clerk', types: [] }],
])('an alert of a category keeps it: %s', (_what, category, expected) => {
  const kept = withoutCategory({ ...search, category });
  expect(kept).toMatchObject(expected);
  expect(kept).not.toHaveProperty('category');
});

test('a search without a category stays as it is', () => {
  expect(withoutCategory(search)).toEqual(search);
});
