import { expect, test } from 'vitest';
import { filters, leadsToTwin, listingRewrites } from '@/lib/http/listing-rewrites';
import { conditionParams } from '@/lib/jobs/search-conditions';
import { parseJobSearch } from '@/lib/jobs/search-params';

/** Every parameter that a job search reads from an address. */
function paramsOfSearch(): string[] {
  const names = new Set<string>();
  parseJobSearch(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names].sort();
}

test('a place page takes every parameter of a job search, apart from the center', () => {
  expect([...filters, 'lat', 'lng'].sort()).toEqual(paramsOfSearch());
});

test('a list of jobs takes every condition of a job search, apart from the area', () => {
  expect(paramsOfSearch()).toEqual(expect.arrayContaining(conditionParams));
  const others = ['q', 'type', 'minPay', 'sort', 'view', 'radius', 'place', 'page', 'lat', 'lng', 'area'];
  expect([...conditionParams, ...others].sort()).toEqual(paramsOfSearch());
});

test.each(['startBy=2027-01-31', 'page=2', 'place=Dallas', 'area='])(
  'the address of a city with ?%s is rendered per request',
  (query) => {
    expect(leadsToTwin('/texas/austin', new URLSearchParams(query))).toBe(true);
    const [name] = query.split('=');
    expect(listingRewrites.flatMap(({ has }) => has.map(({ key }) => key))).toContain(name);
  },
);
