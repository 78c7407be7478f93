import { expect, test } from 'vitest';
import { categoryToFilters } from '@/lib/jobs/category-to-filters';
import { parseJobSearch } from '@/lib/jobs/search-params';

const search = parseJobSearch({ q: 'clerk', with: 'tips' });

test.each([
  ['a job type becomes a filter', 'part-time', { query: 'clerk', types: ['part-time'] }],
  ['an industry becomes a filter', 'healthcare', { more: { extras: ['tips'], industry: 'healthcare' } }],
  ['a tag becomes words', 'forklift', { query: 'Forklift clerk', types: [] }],
])('%s of the alert', (_name, category, expected) => {
  const filters = categoryToFilters({ ...search, category });
  expect(filters).toMatchObject(expected);
  expect(filters).not.toHaveProperty('category');
});

test('an alert keeps a search without a category unchanged', () => {
  expect(categoryToFilters(search)).toEqual(search);
});
