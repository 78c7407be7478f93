import { describe, expect, test } from 'vitest';
import { placeLabel } from '@/lib/places/address-label';
import { distanceLabel } from '@/lib/places/distance-label';
import {
  type Coordinates,
  distanceKm,
  isCompleteAddress,
  normalizeAddress,
  type Place,
  roundCoordinates,
} from '@/lib/places/place';
import { sql } from '../support/sql.ts';
import { readFixture } from './gazetteer.ts';

type TestVector = { name: string; from: Coordinates; to: Coordinates; km_r6371: number; label: string };
const { vectors } = readFixture<{ vectors: TestVector[] }>('distances.json');

describe('a distance', () => {
  test.each(vectors)('is exact in TypeScript: $name', ({ from, to, km_r6371, label }) => {
    expect(distanceKm(from, to)).toBeCloseTo(km_r6371, 6);
    expect(distanceLabel(distanceKm(from, to))).toBe(label);
  });

  test.each(vectors)('is exact in the database: $name', async ({ from, to, km_r6371 }) => {
    const [row] = await sql`
      select public.arc_km(public.sphere_point(${from.lat}, ${from.lng})
        operator(extensions.<->) public.sphere_point(${to.lat}, ${to.lng})) as km`;
    // A chord close to the sphere's diameter is imprecise: 1 m for antipodes, otherwise 1 mm.
    expect(Math.abs(row?.km - km_r6371)).toBeLessThan(km_r6371 > 20_000 ? 1e-3 : 1e-6);
  });

  test('has one decimal, or is labeled as less than 1 km', () => {
    expect(distanceLabel(0.999)).toBe('Less than 1 km away');
    expect(distanceLabel(1)).toBe('1.0 km away');
    expect(distanceLabel(12.34)).toBe('12.3 km away');
    expect(distanceLabel(0.999, 'Dayton')).toBe('Less than 1 km from Dayton');
    expect(distanceLabel(104.31, 'Dayton')).toBe('104.3 km from Dayton');
  });
});

describe('an address', () => {
  test('is trimmed, with Unknown for a blank city, state or country and null for other blanks', () => {
    expect(normalizeAddress({ city: ' ', state: '', country: null, street: '', zipCode: '  ' })).toEqual({
      city: 'Unknown',
      state: 'Unknown',
      country: 'Unknown',
      street: null,
      zipCode: null,
      neighborhood: null,
    });
    expect(normalizeAddress({ city: ' Austin ', neighborhood: ' Zilker ' })).toMatchObject({
      city: 'Austin',
      neighborhood: 'Zilker',
    });
  });

  test('is complete only with a known city, state and country', () => {
    const austin = normalizeAddress({ city: 'Austin', state: 'Texas', country: 'United States' });
    expect(isCompleteAddress(austin)).toBe(true);
    expect(isCompleteAddress({ ...austin, state: 'Unknown' })).toBe(false);
    expect(isCompleteAddress({ ...austin, country: ' ' })).toBe(false);
  });
});

describe('the label of a place', () => {
  const getLabel = (address: Partial<Place['address']>) =>
    placeLabel({ coordinates: { lat: 0, lng: 0 }, address: normalizeAddress(address) });

  test('contains the known parts, from small to large', () => {
    expect(getLabel({ city: 'Austin', state: 'Texas', country: 'United States' })).toBe('Austin, Texas');
    expect(getLabel({ neighborhood: 'Zilker', city: 'Austin', state: 'Texas', zipCode: '78704' })).toBe(
      'Zilker, Austin, Texas 78704',
    );
    expect(getLabel({ city: 'Austin' })).toBe('Austin');
    expect(getLabel({})).toBe('Unknown');
  });
});

test('a detected position is rounded to three decimals, and never to minus zero', () => {
  expect(roundCoordinates({ lat: 37.77493, lng: -122.41942 })).toEqual({ lat: 37.775, lng: -122.419 });
  expect(Object.is(roundCoordinates({ lat: -0.0001, lng: 0 }).lat, 0)).toBe(true);
});
