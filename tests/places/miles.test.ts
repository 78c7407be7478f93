import { expect, test } from 'vitest';
import { convertKmToMiles, radiusInKm, radiusInMiles } from '@/lib/places/miles';

test.each([
  ['1.4 km away', '0.9 mi away'],
  ['Less than 1 km away', 'Less than 1 mi away'],
  ['378 jobs within 25 km of Austin, Texas', '378 jobs within 16 mi of Austin, Texas'],
  ['from 1 to 100 km around home', 'from 1 to 62 mi around home'],
  ['2413.0 km away', '1,499.4 mi away'],
  ['50+\u00a0km', '31+\u00a0mi'],
  ['1,200 km', '746 mi'],
  ['5 kmph, 10k, km', '5 kmph, 10k, km'],
])('convertKmToMiles turns %j into %j', (km, miles) => {
  expect(convertKmToMiles(km)).toBe(miles);
  expect(convertKmToMiles(miles)).toBe(miles);
});

test('a radius converted to miles and back differs by at most 1 km', () => {
  for (let km = 1; km <= 100; km++)
    expect(Math.abs(radiusInKm(radiusInMiles(km)) - km)).toBeLessThanOrEqual(1);
});
