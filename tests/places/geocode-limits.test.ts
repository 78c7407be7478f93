import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../support/sql.ts';
import { fakeGeocoder, json } from './fake-geocoder.ts';
import { loadGazetteer } from './gazetteer.ts';

loadGazetteer();
const fake = fakeGeocoder();
const here = { lat: 30.2672, lng: -97.7431 };

/** The door as a server with these settings opens it; the configuration is read once per process. */
async function door(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return import('@/lib/places/geocode');
}
const outside = () =>
  door({ GEOCODER: 'nominatim', NOMINATIM_URL: fake.baseUrl(), NOMINATIM_CONTACT: 'ops@example.com' });

beforeEach(async () => {
  await sql`delete from public.settings where key = ${`geocoder ${new URL(fake.baseUrl()).host}`}`;
  await sql`delete from public.geocode_cache where provider = ${new URL(fake.baseUrl()).host}`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('with an outside provider', () => {
  test('its answer is the answer', async () => {
    const address = { town: 'Lisbon', county: 'Lisboa', country: 'Portugal' };
    fake.answer(json([{ lat: '38.7', lon: '-9.1', address }]));
    expect(await (await outside()).geocode('Lisbon')).toMatchObject({
      ok: true,
      place: { address: { city: 'Lisbon', state: 'Lisboa', country: 'Portugal' } },
    });
  });

  test('a failure falls back to the gazetteer', async () => {
    fake.answer({ status: 500, body: '' });
    const { geocode, reverse } = await outside();
    expect(await geocode('Austin TX')).toMatchObject({ ok: true, place: { address: { city: 'Austin' } } });
    expect(await reverse(here)).toMatchObject({ ok: true, place: { address: { city: 'Austin' } } });
    expect(fake.requests).toHaveLength(2);
  });

  test('a failure that the gazetteer cannot mend has its sentence', async () => {
    fake.answer({ status: 500, body: '' });
    const { geocode, reverse } = await outside();
    expect(await geocode('qqzzxx')).toMatchObject({
      ok: false,
      message: 'Geocoding request failed',
      isMiss: false,
    });
    expect(await reverse({ lat: 0, lng: 0 })).toMatchObject({
      ok: false,
      message: 'Reverse geocoding request failed',
      isMiss: false,
    });
  });

  test('a miss of a text is looked up in the gazetteer, which forgives spelling', async () => {
    fake.answer(json([]));
    const { geocode } = await outside();
    expect(await geocode('Pheonix AZ')).toMatchObject({ ok: true, place: { address: { city: 'Phoenix' } } });
    expect(await geocode('qqzzxx')).toMatchObject({
      ok: false,
      message: 'No results found for the address',
      isMiss: true,
    });
  });

  test('a miss of a point is a miss', async () => {
    fake.answer(json({ error: 'Unable to geocode' }));
    expect(await (await outside()).reverse(here)).toMatchObject({
      ok: false,
      message: 'Could not determine complete address for this location',
      isMiss: true,
    });
  });

  test('an incomplete answer says so when the gazetteer knows no better', async () => {
    fake.answer(json([{ lat: '1', lon: '1', address: { country: 'Nowhere' } }]));
    expect(await (await outside()).geocode('qqzzxx')).toMatchObject({
      ok: false,
      message: 'Could not determine complete address',
      isMiss: true,
    });
  });

  test('suggestions never leave the house', async () => {
    expect((await (await outside()).suggest('austin')).places.length).toBeGreaterThan(0);
    expect(fake.requests).toHaveLength(0);
  });
});

test('without one, nothing is asked outside', async () => {
  const { geocode } = await door({ GEOCODER: 'embedded', NOMINATIM_URL: fake.baseUrl() });
  expect(await geocode('Austin TX')).toMatchObject({ ok: true });
  expect(fake.requests).toHaveLength(0);
});

test('with a database that does not answer, each question has its sentence', async () => {
  const { geocode, reverse } = await door({
    GEOCODER: 'embedded',
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
  });
  expect(await geocode('Austin')).toMatchObject({
    ok: false,
    message: 'Failed to geocode address',
    isMiss: false,
  });
  expect(await reverse(here)).toMatchObject({
    ok: false,
    message: 'Failed to reverse geocode coordinates',
    isMiss: false,
  });
});
