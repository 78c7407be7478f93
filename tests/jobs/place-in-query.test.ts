import { afterAll, expect, test } from 'vitest';
import { getNewJobAlertDefaults } from '@/lib/alerts/new-alert';
import { resolvePlaceInQuery, withPlaceFromQuery } from '@/lib/jobs/place-in-query';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { distanceKm } from '@/lib/places/place';
import { postJobs, removePostedJobs } from './posted-jobs.ts';

afterAll(removePostedJobs);

async function searchFor(q: string, params: Record<string, string> = {}) {
  const { query, place, center, sort } = await withPlaceFromQuery(parseJobSearch({ q, ...params }));
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
])('searches around the place in the words: %s', async (words, query, place) => {
  const expected = { query, place, center: null, sort: 'relevance' };
  expect(await searchFor(words)).toEqual(expected);
  expect(await searchFor(words, { place: 'Boston', lat: '42.4', lng: '-71.1' })).toEqual(expected);
});

test.each([
  ['in Oakland', 'Oakland'],
  ['austin', 'austin'],
  ['Portland OR', 'Portland OR'],
  ['78701', '78701'],
])('sorts by distance if the words are only a place: %s', async (words, place) =>
  expect(await searchFor(words)).toEqual({ query: '', place, center: null, sort: 'distance' }),
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
])('does not take other words for a place: %s', async (words) =>
  expect(await searchFor(words)).toMatchObject({ query: words, place: '' }),
);

test('a company whose name begins with a city is searched by its name', async () => {
  await postJobs([{ companyName: 'Oakland Xylograph' }]);
  expect(await searchFor('oakland xylograph')).toMatchObject({ query: 'oakland xylograph', place: '' });
});

test.each([
  ['nurse near me', 'nurse'],
  ['barista jobs around me', 'barista jobs'],
  ['cocinero cerca de mí', 'cocinero'],
  ['near me', ''],
])('“near me” is the visitor’s own place: %s', async (words, query) => {
  const expected = { query, place: '', center: null };
  expect(await searchFor(words)).toMatchObject(expected);
  expect(await resolvePlaceInQuery(parseJobSearch({ q: words }))).toMatchObject({
    search: expected,
    name: null,
  });
});

test('the API searches around the place in the words and returns its name', async () => {
  const { search, name } = await resolvePlaceInQuery(
    parseJobSearch({ q: 'barista in Oakland, CA', radius: '5' }),
  );
  expect(name).toBe('Oakland, California');
  expect(search).toMatchObject({ query: 'barista', place: '', radiusKm: 5 });
  expect(distanceKm(search.center ?? { lat: 0, lng: 0 }, { lat: 37.8, lng: -122.27 })).toBeLessThan(10);
  const withoutPlace = parseJobSearch({ q: 'manager in training' });
  expect(await resolvePlaceInQuery(withoutPlace)).toEqual({ search: withoutPlace, name: null });
});

test('an alert is created around the place in its words', async () => {
  const alert = await getNewJobAlertDefaults(
    parseJobSearch({ q: 'barista in Oakland, CA', lat: '42.4', lng: '-71.1', radius: '5' }),
    null,
    new Headers({ 'x-forwarded-for': '198.51.100.77' }),
    true,
  );
  expect(alert).toMatchObject({ words: 'barista', radiusKm: 5, place: { address: { city: 'Oakland' } } });
});
