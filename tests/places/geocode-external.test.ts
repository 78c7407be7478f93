import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../support/sql.ts';
import { createFakeGeocoder, json } from './fake-geocoder.ts';
import { loadGazetteer } from './gazetteer.ts';

loadGazetteer();
const fake = createFakeGeocoder();
const here = { lat: 30.2672, lng: -97.7431 };

/** Imports the geocoder with these settings, because the configuration is read once per process. */
async function importGeocoder(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return import('@/lib/places/geocode');
}
const importExternalGeocoder = () =>
  importGeocoder({
    GEOCODER: 'nominatim',
    NOMINATIM_URL: fake.baseUrl(),
    NOMINATIM_CONTACT: 'ops@example.com',
  });

beforeEach(async () => {
  await sql`delete from public.settings where key = ${`geocoder ${new URL(fake.baseUrl()).host}`}`;
  await sql`delete from public.geocode_cache where provider = ${new URL(fake.baseUrl()).host}`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('geocoding with an external provider', () => {
  test('uses the provider’s result', async () => {
    const address = { town: 'Lisbon', county: 'Lisboa', country: 'Portugal' };
    fake.nextResponse(json([{ lat: '38.7', lon: '-9.1', address }]));
    expect(await (await importExternalGeocoder()).geocode('Lisbon')).toMatchObject({
      ok: true,
      place: { address: { city: 'Lisbon', state: 'Lisboa', country: 'Portugal' } },
    });
  });

  test('falls back to the gazetteer when the provider fails', async () => {
    fake.nextResponse({ status: 500, body: '' });
    const { geocode, reverseGeocode: reverse } = await importExternalGeocoder();
    expect(await geocode('Austin TX')).toMatchObject({ ok: true, place: { address: { city: 'Austin' } } });
    expect(await reverse(here)).toMatchObject({ ok: true, place: { address: { city: 'Austin' } } });
    expect(fake.requests).toHaveLength(2);
  });

  test('reports the provider’s failure if the gazetteer has no match', async () => {
    fake.nextResponse({ status: 500, body: '' });
    const { geocode, reverseGeocode: reverse } = await importExternalGeocoder();
    expect(await geocode('qqzzxx')).toMatchObject({
      ok: false,
      message: 'Geocoding request failed',
      isNotFound: false,
    });
    expect(await reverse({ lat: 0, lng: 0 })).toMatchObject({
      ok: false,
      message: 'Reverse geocoding request failed',
      isNotFound: false,
    });
  });

  test('uses the gazetteer, which tolerates misspellings, for a text that the provider does not find', async () => {
    fake.nextResponse(json([]));
    const { geocode } = await importExternalGeocoder();
    expect(await geocode('Pheonix AZ')).toMatchObject({ ok: true, place: { address: { city: 'Phoenix' } } });
    expect(await geocode('qqzzxx')).toMatchObject({
      ok: false,
      message: 'No results found for the address',
      isNotFound: true,
    });
  });

  test('returns no address for a point that the provider does not find', async () => {
    fake.nextResponse(json({ error: 'Unable to geocode' }));
    expect(await (await importExternalGeocoder()).reverseGeocode(here)).toMatchObject({
      ok: false,
      message: 'Could not determine complete address for this location',
      isNotFound: true,
    });
  });

  test('reports an incomplete address if the gazetteer has no match', async () => {
    fake.nextResponse(json([{ lat: '1', lon: '1', address: { country: 'Nowhere' } }]));
    expect(await (await importExternalGeocoder()).geocode('qqzzxx')).toMatchObject({
      ok: false,
      message: 'Could not determine complete address',
      isNotFound: true,
    });
  });

  test('suggests places without a request to the provider', async () => {
    expect((await (await importExternalGeocoder()).suggestPlaces('austin')).places.length).toBeGreaterThan(0);
    expect(fake.requests).toHaveLength(0);
  });
});

test('geocoding without an external provider sends no request', async () => {
  const { geocode } = await importGeocoder({ GEOCODER: 'embedded', NOMINATIM_URL: fake.baseUrl() });
  expect(await geocode('Austin TX')).toMatchObject({ ok: true });
  expect(fake.requests).toHaveLength(0);
});

test('geocoding and reverse geocoding report an unreachable database', async () => {
  const { geocode, reverseGeocode: reverse } = await importGeocoder({
    GEOCODER: 'embedded',
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
  });
  expect(await geocode('Austin')).toMatchObject({
    ok: false,
    message: 'Failed to geocode address',
    isNotFound: false,
  });
  expect(await reverse(here)).toMatchObject({
    ok: false,
    message: 'Failed to reverse geocode coordinates',
    isNotFound: false,
  });
});
