import { expect, test } from 'vitest';
import { filterParamNames, isShareableSearch, parseJobSearch } from '@/lib/jobs/search-params';

test('filterParamNames lists every parameter of a job search except the center', () => {
  const names = new Set<string>();
  parseJobSearch(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  expect([...filterParamNames, 'lat', 'lng'].sort()).toEqual([...names].sort());
});

test.each([
  ['lat=30.267&lng=-97.743', true],
  ['lat=30.267&lng=-97.743&q=cook&type=full-time&minPay=20&startBy=2027-01-31', true],
  ['', true],
  ['lat=30.26712&lng=-97.743', false],
  ['place=Austin', false],
  ['utm_source=mail', false],
  ['minPay=abc', false],
  ['q=barista+in+Oakland', false],
  ['q=nurse+near+me', false],
])('a proxy may cache the page of ?%s: %s', (query, isShareable) => {
  expect(isShareableSearch(new URLSearchParams(query))).toBe(isShareable);
});
