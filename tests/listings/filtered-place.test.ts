import { describe, expect, test } from 'vitest';
import { filters, leadsToTwin } from '@/lib/http/listing-rewrites';
import type { SearchConditions } from '@/lib/jobs/search-conditions';
import { jobSearchQuery, parseJobSearch } from '@/lib/jobs/search-params';

/** One of each, so that a condition that is added has to be added here too. */
const conditions: Required<SearchConditions> = {
  shifts: ['mon-morning'],
  extras: ['tips'],
  hours: { from: 10, to: 20 },
  age: 18,
  postedDays: 7,
  company: "Lena's Oven",
  startBy: '2026-12-24',
  area: [
    [
      { lat: 30, lng: -97 },
      { lat: 31, lng: -97 },
      { lat: 31, lng: -98 },
    ],
  ],
};
const search = {
  ...parseJobSearch({}),
  query: 'cook',
  types: ['part-time' as const],
  minPay: 20,
  radiusKm: 25,
  sort: 'pay' as const,
  view: 'map' as const,
  more: conditions,
};

describe('a place page with filters', () => {
  // A page of the cached list has an address of its own, and the place is the address.
  const printed = Object.entries(jobSearchQuery(search))
    .filter(
      ([name, value]) =>
        value !== null && value !== undefined && !['place', 'lat', 'lng', 'page'].includes(name),
    )
    .map(([name]) => name);

  test('is rendered per request for every filter that a search can print', () => {
    expect(printed.sort()).toEqual([...filters].sort());
  });

  test.each(filters)('is not the cached page with %s', (name) => {
    expect(leadsToTwin('/texas/austin', new URLSearchParams({ [name]: '1' }))).toBe(true);
  });
});
