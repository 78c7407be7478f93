import { describe, expect, test } from 'vitest';
import { jobTypes } from '@/lib/employment/job-type';
import { scheduleSlots } from '@/lib/employment/schedule';
import {
  countActiveFilters,
  effectiveSort,
  getLastPage,
  type JobSearch,
  jobSearchQuery,
  jobSorts,
  maxQueryLength,
  parseJobSearch,
  parseJobSearchStrictly,
  portableSearchQuery,
} from '@/lib/jobs/search-params';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { seededRandom } from './random.ts';

const plain: JobSearch = {
  center: null,
  radiusKm: 10,
  query: '',
  types: [],
  minPay: null,
  more: {},
  sort: 'distance',
  place: '',
  view: 'list',
  page: 1,
};

const getParams = (url: string) => new URL(url, 'https://doorstep.example').searchParams;
const toRecord = (params: URLSearchParams) =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));

describe('parseJobSearch', () => {
  test('uses the defaults without parameters: 10 km, by distance, as a list', () => {
    expect(parseJobSearch({})).toEqual(plain);
    expect(parseJobSearch({}, { radiusKm: null }).radiusKm).toBeNull();
  });

  test('parses all properties of a search', () => {
    expect(
      parseJobSearch({
        lat: '37.76',
        lng: '-122.42',
        radius: '25',
        q: ' line\u0000 cook ',
        type: ['part-time', 'full-time', 'part-time'],
        minPay: '$18.5',
        sort: 'date',
        view: 'map',
        page: '3',
        when: ['sun-night', 'mon-morning'],
        with: ['tips', 'no-nights', 'health'],
        hoursFrom: '10',
        hoursTo: '30',
        age: '16',
        posted: '7',
        company: ' Miller  & Sons ',
        industry: 'healthcare',
        startBy: '2027-01-31',
        place: ' Austin,  TX ',
      }),
    ).toEqual({
      center: { lat: 37.76, lng: -122.42 },
      radiusKm: 25,
      query: 'line cook',
      types: ['full-time', 'part-time'],
      minPay: 18.5,
      more: {
        shifts: ['mon-morning', 'sun-night'],
        extras: ['no-nights', 'tips', 'health'],
        hours: { from: 10, to: 30 },
        age: 16,
        postedDays: 7,
        company: 'Miller & Sons',
        industry: 'healthcare',
        startBy: '2027-01-31',
      },
      sort: 'date',
      view: 'map',
      page: 3,
      place: 'Austin, TX',
    });
  });

  test.each<[RawParams, string, string, string]>([
    [{ lat: '91', lng: '0' }, 'lat', '91', 'Invalid latitude or longitude values'],
    [{ lat: '12' }, 'lat', '12', 'Invalid latitude or longitude values'],
    [{ lat: 'here', lng: 'there' }, 'lat', 'here', 'Invalid latitude or longitude values'],
    [{ lat: '1e1', lng: '0x10' }, 'lat', '1e1', 'Invalid latitude or longitude values'],
    [{ radius: 'far' }, 'radius', 'far', 'Choose 1 to 100 km, not “far”.'],
    [{ type: 'night-watch' }, 'type', 'night-watch', 'There’s no job type “night-watch”.'],
    ...['abc', '-5', '99999', '20,5', '1e3', '$', 'lots'].map((pay): [RawParams, string, string, string] => [
      { minPay: pay },
      'minPay',
      pay,
      `We couldn’t use “${pay}”. Enter dollars per hour from 0 to 10,000, such as 18 or 18.50.`,
    ]),
    [{ sort: 'price' }, 'sort', 'price', 'We can’t sort by “price”.'],
    [{ industry: 'piracy' }, 'industry', 'piracy', 'There’s no industry “piracy”.'],
    [{ startBy: '2027-02-30' }, 'startBy', '2027-02-30', 'Choose a day, such as 2026-12-31.'],
    [{ view: 'globe' }, 'view', 'globe', 'There’s no view “globe”.'],
    [{ page: '0' }, 'page', '0', 'Pages go from 1 to 50, so there’s no page “0”.'],
    [{ page: '-1' }, 'page', '-1', 'Pages go from 1 to 50, so there’s no page “-1”.'],
    [{ page: '1.5' }, 'page', '1.5', 'Pages go from 1 to 50, so there’s no page “1.5”.'],
  ])('reports the invalid parameter in %j and ignores it', (params, name, value, message) => {
    const { problems, ...search } = parseJobSearch(params);
    expect(search).toEqual(plain);
    expect(problems).toEqual({ [name]: { value, message } });
  });

  test('keeps the valid parameters next to invalid ones', () => {
    const search = parseJobSearch({ q: 'cook', minPay: 'lots', type: ['part-time', 'night'] });
    expect(search).toMatchObject({ query: 'cook', minPay: null, types: ['part-time'] });
    expect(Object.keys(search.problems ?? {})).toEqual(['type', 'minPay']);
  });

  test.each([
    [{ minPay: '0' }],
    [{ q: '\u0000', place: ' \u0000 ' }],
    [{ q: '', type: '', minPay: '', radius: '', page: ' ' }],
    [{ somethingElse: 'x', __proto__: 'y' }],
  ])('ignores %j', (params) => {
    expect(parseJobSearch(params)).toEqual(plain);
  });

  test('clamps values to their limits', () => {
    expect(parseJobSearch({ radius: '5000' }).radiusKm).toBe(100);
    expect(parseJobSearch({ radius: '0.2' }).radiusKm).toBe(1);
    expect(parseJobSearch({ radius: 'any' }).radiusKm).toBeNull();
    expect(parseJobSearch({ page: '999999' }).page).toBe(getLastPage({ view: 'list' }));
    expect(parseJobSearch({ page: '999999', view: 'map' }).page).toBe(getLastPage({ view: 'map' }));
    expect(parseJobSearch({ q: 'x'.repeat(10_000) }).query).toHaveLength(maxQueryLength);
    expect(parseJobSearch({ q: '🎉'.repeat(10_000) }).query.isWellFormed()).toBe(true);
  });

  test('reports values that exceed their limits', () => {
    expect(parseJobSearch({ radius: '5000' }).problems).toEqual({
      radius: {
        value: '5000',
        message: 'Choose 1 to 100 km. We used 100 instead of “5000”.',
      },
    });
    expect(parseJobSearch({ q: 'x'.repeat(201) }).problems).toEqual({
      q: { value: 'x'.repeat(201), message: 'That is longer than 200 characters. We used the first 200.' },
    });
    expect(parseJobSearch({ page: '51' }).problems?.page?.value).toBe('51');
  });
});

describe('jobSearchQuery', () => {
  test('omits defaults', () => {
    expect(routes.jobsNearMe(jobSearchQuery(plain))).toBe('/jobs-near-me');
    expect(routes.search(jobSearchQuery({ ...plain, radiusKm: null }, { radiusKm: null }))).toBe('/search');
    expect(routes.search(jobSearchQuery(plain, { radiusKm: null }))).toBe('/search?radius=10');
    expect(routes.jobsNearMe(jobSearchQuery({ ...plain, radiusKm: null }))).toBe('/jobs-near-me?radius=any');
  });

  test('rounds coordinates to three decimals (D36)', () => {
    const search = { ...plain, center: { lat: 37.774929, lng: -122.419416 }, place: 'Mission, SF' };
    expect(routes.jobsNearMe(jobSearchQuery({ ...search, place: '' }))).toBe(
      '/jobs-near-me?lat=37.775&lng=-122.419',
    );
    expect(routes.search(jobSearchQuery(search))).toBe('/search?place=Mission%2C+SF&lat=37.775&lng=-122.419');
  });

  test('returns a query that parses to the same search', () => {
    const random = seededRandom(42);
    for (let round = 0; round < 500; round++) {
      const search: JobSearch = {
        center:
          random() < 0.8
            ? {
                lat: Math.round(random() * 180_000 - 90_000) / 1000,
                lng: Math.round(random() * 360_000 - 180_000) / 1000,
              }
            : null,
        radiusKm: random() < 0.2 ? null : 1 + Math.round(random() * 99),
        query:
          ['', 'cook', 'a&b=c', "o'neil + sons", '50% off', 'café 🎉', '#1'][Math.floor(random() * 7)] ?? '',
        types: jobTypes.filter(() => random() < 0.3),
        minPay: random() < 0.5 ? Math.round(random() * 5000 + 1) / 100 : null,
        more: {
          ...(random() < 0.3 && { shifts: scheduleSlots.filter((_, slot) => slot % 5 === round % 5) }),
          ...(random() < 0.3 && { extras: ['no-nights', 'tips', 'health'] }),
          ...(random() < 0.3 && { hours: { from: random() < 0.5 ? null : 10, to: 30 } }),
          ...(random() < 0.3 && { age: 18 }),
          ...(random() < 0.3 && { postedDays: 7 }),
          ...(random() < 0.3 && { company: 'Miller & Sons' }),
          ...(random() < 0.3 && { industry: 'retail' }),
          ...(random() < 0.3 && { startBy: '2027-01-31' }),
        },
        sort: jobSorts[Math.floor(random() * jobSorts.length)] ?? 'date',
        place: '',
        view: random() < 0.5 ? 'list' : 'map',
        page: 1 + Math.floor(random() * 20),
      };
      const params = getParams(routes.jobsNearMe(jobSearchQuery(search)));
      expect(parseJobSearch(toRecord(params))).toEqual(search);
      expect(parseJobSearchStrictly(params)).toEqual({ ok: true, data: search });
    }
  });
});

describe('parseJobSearchStrictly', () => {
  test.each([
    ['lat=91&lng=0', 'Invalid latitude or longitude values'],
    ['lat=12', 'Invalid latitude or longitude values'],
    ['lat=NaN&lng=0', 'Invalid latitude or longitude values'],
    ['radius=0', 'Choose 1 to 100 km. We used 1 instead of “0”.'],
    ['radius=ten', 'Choose 1 to 100 km, not “ten”.'],
    ['type=full-time&type=night', 'There’s no job type “night”.'],
    ['minPay=-1', 'We couldn’t use “-1”. Enter dollars per hour from 0 to 10,000, such as 18 or 18.50.'],
    ['sort=price', 'We can’t sort by “price”.'],
    ['view=globe', 'There’s no view “globe”.'],
    ['page=0', 'Pages go from 1 to 50, so there’s no page “0”.'],
    ['page=51', 'Pages go from 1 to 50, so there’s no page “51”.'],
    ['lat=1&lat=2&lng=3', 'The parameter lat can be used only once.'],
    [`q=${'x'.repeat(201)}`, 'That is longer than 200 characters. We used the first 200.'],
    ['q=cook&place=Austin', 'Use lat and lng for the location, not place.'],
  ])('rejects %s: %s', (query, message) => {
    expect(parseJobSearchStrictly(new URLSearchParams(query))).toEqual({ ok: false, message });
  });

  test('accepts an empty query', () => {
    expect(parseJobSearchStrictly(new URLSearchParams())).toEqual({ ok: true, data: plain });
  });
});

describe('a search', () => {
  test('without a chosen order is sorted by best match if it has words, otherwise by distance (section 9)', () => {
    expect(parseJobSearch({ q: 'baker' }).sort).toBe('relevance');
    expect(parseJobSearch({}).sort).toBe('distance');
    expect(parseJobSearch({ q: 'baker', sort: 'distance' }).sort).toBe('distance');
    const nearest = jobSearchQuery({ ...plain, query: 'baker' });
    expect(routes.search(nearest)).toBe('/search?q=baker&sort=distance');
    expect(routes.search(jobSearchQuery({ ...plain, query: 'baker', sort: 'relevance' }))).toBe(
      '/search?q=baker',
    );
  });

  test('has a shareable URL with its radius, because the default differs between visitors', () => {
    const around = { ...plain, center: { lat: 30.267, lng: -97.743 } };
    expect(routes.search(portableSearchQuery(around))).toBe('/search?lat=30.267&lng=-97.743&radius=10');
    expect(routes.search(portableSearchQuery({ ...around, radiusKm: null }))).toContain('radius=any');
    expect(routes.search(portableSearchQuery(plain))).toBe('/search');
  });

  test('is not sorted by distance without a place', () => {
    expect(effectiveSort(plain)).toBe('date');
    expect(effectiveSort({ ...plain, center: { lat: 0, lng: 0 } })).toBe('distance');
    expect(effectiveSort({ ...plain, sort: 'relevance' })).toBe('relevance');
  });

  test('counts its active filters', () => {
    expect(countActiveFilters(plain)).toBe(0);
    expect(
      countActiveFilters({ ...plain, query: 'cook', types: ['contract', 'internship'], minPay: 20 }),
    ).toBe(3);
  });
});
