import { expect, test } from 'vitest';
import { withPlaceOfWords } from '@/lib/jobs/place-in-words';
import { parseJobSearch } from '@/lib/jobs/search-params';

async function read(q: string, others: Record<string, string> = {}) {
  const { query, place, center, sort } = await withPlaceOfWords(parseJobSearch({ q, ...others }));
  return { query, place, center, sort };
}

test.each([
  ['barista in Oakland', 'barista', 'Oakland'],
  ['nurse jobs in Austin, TX', 'nurse jobs', 'Austin, TX'],
  ['night janitor near San Francisco', 'night janitor', 'San Francisco'],
  ['cocinero en Los Angeles', 'cocinero', 'Los Angeles'],
  ['cook in 94110', 'cook', '94110'],
])('the place that words name is where they are looked for: %s', async (words, query, place) => {
  const there = { query, place, center: null, sort: 'relevance' };
  expect(await read(words)).toEqual(there);
  expect(await read(words, { place: 'Boston', lat: '42.4', lng: '-71.1' })).toEqual(there);
});

test('a place alone has the order of a place', async () => {
  expect(await read('in Oakland')).toEqual({ query: '', place: 'Oakland', center: null, sort: 'distance' });
});

test.each(['manager in training', 'help in IT', 'nurse near me', '"barista in Oakland"', 'Oakland barista'])(
  'other words stay what they are: %s',
  async (words) => expect(await read(words)).toMatchObject({ query: words, place: '' }),
);
