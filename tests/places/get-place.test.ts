import { describe, expect, test } from 'vitest';
import { listNearbyCities } from '@/lib/places/queries';
import { anonClient } from '../support/clients.ts';
import { loadGazetteer } from './gazetteer.ts';

loadGazetteer();

/** Calls `get_place` directly; place pages use it through other functions. */
async function getPlace(state: string, city: string, neighborhood?: string) {
  const { data } = await anonClient()
    .rpc('get_place', { state_slug: state, city_slug: city, neighborhood_slug: neighborhood })
    .throwOnError();
  return data?.[0] ?? null;
}

async function getCanonicalPath(...segments: [string, string, string?]): Promise<string | null> {
  const place = await getPlace(...segments);
  return place && [place.state_slug, place.city_slug, place.neighborhood_slug].filter(Boolean).join('/');
}

describe('get_place (D9)', () => {
  test.each<[string, string, string | undefined, string]>([
    ['california', 'san-francisco', undefined, 'california/san-francisco'],
    ['CA', 'San-Francisco', undefined, 'california/san-francisco'],
    ['missouri', 'saint-louis', undefined, 'missouri/st-louis'],
    ['texas', 'austin-tx', undefined, 'texas/austin'],
    ['new-york', 'nyc', undefined, 'new-york/new-york'],
    ['new-york', 'brooklyn', undefined, 'new-york/new-york/brooklyn'],
    ['dc', 'washington-dc', undefined, 'district-of-columbia/washington'],
    ['hawaii', 'kaneohe', undefined, 'hawaii/kaneohe'],
    ['california', 'san-francisco', 'mission-district', 'california/san-francisco/mission-district'],
    ['ca', 'San-Francisco', 'Mission-District', 'california/san-francisco/mission-district'],
    ['new-york', 'nyc', 'the-bronx', 'new-york/new-york/bronx'],
  ])('finds the URL segments %s/%s/%s at %s', async (state, city, neighborhood, address) => {
    expect(await getCanonicalPath(state, city, neighborhood)).toBe(address);
  });

  test.each<[string, string, string?]>([
    ['california', 'nowhere'],
    ['atlantis', 'austin'],
    ['texas', 'san-francisco'],
    ['california', 'san-francisco', 'employers'],
    ['texas', 'austin', 'mission-district'],
    ['', ''],
    ['%', '%'],
  ])('finds no place for the URL segments %s/%s', async (...segments) => {
    expect(await getCanonicalPath(...segments)).toBeNull();
  });

  test('returns the most populous of several towns with the same name in a state', async () => {
    const highland = await getPlace('indiana', 'highland');
    expect(highland?.population).toBeGreaterThan(20_000);
  });
});

test('nearby cities are within the given distance, nearest first', async () => {
  const cities = await listNearbyCities({ lat: 37.7749, lng: -122.4194 }, 30, 5);
  expect(cities.map(({ place }) => place.address.city)).toEqual(
    expect.arrayContaining(['San Francisco', 'Daly City']),
  );
  expect(cities[0]?.place.address.city).toBe('San Francisco');
  expect(await listNearbyCities({ lat: 0, lng: 0 }, 50, 8)).toEqual([]);
});
