import { afterAll, expect, test } from 'vitest';
import { newAlertOf } from '@/lib/alerts/new-alert';
import { aroundPlaceOfWords, withPlaceOfWords } from '@/lib/jobs/place-in-words';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { distanceKm } from '@/lib/places/place';
import { postJobs, removePostedJobs } from './posted-jobs.ts';

afterAll(removePostedJobs);

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
  ['barista austin', 'barista', 'austin'],
  ['server oakland', 'server', 'oakland'],
  ['night nurse san francisco', 'night nurse', 'san francisco'],
  ['dishwasher, Portland OR', 'dishwasher', 'Portland OR'],
  ['cook 94110', 'cook', '94110'],
  ['server chicago il 60614', 'server', 'chicago il 60614'],
  ['cook nyc', 'cook', 'nyc'],
  ['nurse jobs in Texas', 'nurse jobs', 'Texas'],
  ['nurse texas', 'nurse', 'texas'],
  ['New Mexico welder', 'welder', 'New Mexico'],
  ['Oakland barista', 'barista', 'Oakland'],
  ['san francisco night nurse', 'night nurse', 'san francisco'],
  ['94110 cook', 'cook', '94110'],
])('the place that words name is where they are looked for: %s', async (words, query, place) => {
  const there = { query, place, center: null, sort: 'relevance' };
  expect(await read(words)).toEqual(there);
  expect(await read(words, { place: 'Boston', lat: '42.4', lng: '-71.1' })).toEqual(there);
});

test.each([
  ['in Oakland', 'Oakland'],
  ['austin', 'austin'],
  ['Portland OR', 'Portland OR'],
  ['78701', '78701'],
])('a place alone has the order of a place: %s', async (words, place) =>
  expect(await read(words)).toEqual({ query: '', place, center: null, sort: 'distance' }),
);

test.each([
  'manager in training',
  'help in IT',
  'normal hours',
  'help in OR',
  '"barista in Oakland"',
  'line cook',
  'assistant baker',
  'auto mechanic mobile',
  '"austin"',
  'orange',
])('other words stay what they are: %s', async (words) =>
  expect(await read(words)).toMatchObject({ query: words, place: '' }),
);

test('a company whose name begins with a city is searched by its name', async () => {
  await postJobs([{ companyName: 'Oakland Xylograph' }]);
  expect(await read('oakland xylograph')).toMatchObject({ query: 'oakland xylograph', place: '' });
});

test.each([
  ['nurse near me', 'nurse'],
  ['barista jobs around me', 'barista jobs'],
  ['cocinero cerca de mí', 'cocinero'],
  ['near me', ''],
])('the visitor’s own place is no town: %s', async (words, query) => {
  const own = { query, place: '', center: null };
  expect(await read(words)).toMatchObject(own);
  expect(await aroundPlaceOfWords(parseJobSearch({ q: words }))).toMatchObject({ search: own, name: null });
});

test('an answer without a page is around the place that words name, which it says', async () => {
  const { search, name } = await aroundPlaceOfWords(
    parseJobSearch({ q: 'barista in Oakland, CA', radius: '5' }),
  );
  expect(name).toBe('Oakland, California');
  expect(search).toMatchObject({ query: 'barista', place: '', radiusKm: 5 });
  expect(distanceKm(search.center ?? { lat: 0, lng: 0 }, { lat: 37.8, lng: -122.27 })).toBeLessThan(10);
  const other = parseJobSearch({ q: 'manager in training' });
  expect(await aroundPlaceOfWords(other)).toEqual({ search: other, name: null });
});

test('an alert of such words is around that place', async () => {
  const alert = await newAlertOf(
    parseJobSearch({ q: 'barista in Oakland, CA', lat: '42.4', lng: '-71.1', radius: '5' }),
    null,
    new Headers({ 'x-forwarded-for': '198.51.100.77' }),
    true,
  );
  expect(alert).toMatchObject({ words: 'barista', radiusKm: 5, place: { address: { city: 'Oakland' } } });
});
