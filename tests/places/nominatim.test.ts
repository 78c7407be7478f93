import { beforeEach, describe, expect, test } from 'vitest';
import { createGeocoderStore } from '@/lib/places/geocoder-store';
import { createNominatimProvider, type NominatimOptions } from '@/lib/places/nominatim-provider';
import type { ProviderResult } from '@/lib/places/provider-result';
import { anonClient, secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createFakeGeocoder, type FakeResponse, json } from './fake-geocoder.ts';
import { readFixture } from './gazetteer.ts';

type Fixture = { name: string; status: number; body?: unknown; body_text?: string };
const { fixtures } = readFixture<{ fixtures: Fixture[] }>('nominatim-fixtures.json');

function getFixture(name: string): FakeResponse {
  const found = fixtures.find((fixture) => fixture.name === name);
  if (!found) throw new Error(`No fixture ${name}`);
  return { status: found.status, body: found.body_text ?? JSON.stringify(found.body) };
}

const fake = createFakeGeocoder();
// Each test has its own provider, because the tests of one provider would share its request slots.
let providerName = '';
const blocked: number[] = [];
beforeEach(() => {
  providerName = `test-${crypto.randomUUID()}`;
  blocked.length = 0;
});

const createStore = () => createGeocoderStore(providerName, secretClient());
const createProvider = (options: Partial<NominatimOptions> = {}) =>
  createNominatimProvider({
    baseUrl: fake.baseUrl(),
    userAgent: 'Doorstep/1.0 (http://localhost:3000; ops@example.com)',
    store: createStore(),
    getCityOfZip: async (zip) => (zip === '77493' ? 'Katy' : null),
    onBlocked: (status) => blocked.push(status),
    retryAfterMs: () => 0,
    ...options,
  });
const getThrottle = async () => {
  const [row] = await sql<{ failures: number; pause: number }[]>`
    select value as failures, extract(epoch from (state ->> 'nextAt')::timestamptz - now())::float8 as pause
    from public.settings where key = ${`geocoder ${providerName}`}`;
  if (!row) throw new Error('No throttle.');
  return row;
};
/** Sets the provider's next request slot to this interval from now. */
const setNextRequest = (interval: string) =>
  sql`update public.settings set state = jsonb_build_object('nextAt', now() + ${interval}::interval)
    where key = ${`geocoder ${providerName}`}`;
const getAddress = (result: ProviderResult) =>
  result.state === 'found' ? result.place.address : result.state;

describe('a Nominatim-compatible geocoder', () => {
  test('geocodes a text to city, state and country', async () => {
    fake.nextResponse(getFixture('search city'));
    expect(await createProvider().geocode('Austin, TX, United States')).toEqual({
      state: 'found',
      place: {
        coordinates: { lat: 30.2711286, lng: -97.7436995 },
        address: {
          city: 'Austin',
          state: 'Texas',
          country: 'United States',
          street: null,
          zipCode: null,
          neighborhood: null,
        },
      },
    });
  });

  test('geocodes a point to street, ZIP code and neighborhood, and keeps the point', async () => {
    fake.nextResponse(getFixture('reverse full address with neighbourhood'));
    const point = { lat: 37.7599, lng: -122.4148 };
    expect(await createProvider().reverse(point)).toEqual({
      state: 'found',
      place: {
        coordinates: point,
        address: {
          city: 'San Francisco',
          state: 'California',
          country: 'United States',
          street: '1000 20th Street',
          zipCode: '94110',
          neighborhood: 'Mission District',
        },
      },
    });
  });

  test.each([
    ['reverse NYC borough as suburb', { city: 'New York', neighborhood: 'Williamsburg' }],
    ['reverse rural: hamlet, no city/town/village', { city: 'Cambria', state: 'California' }],
    [
      'reverse unincorporated: county only, no neighbourhood',
      { city: 'Katy', state: 'Texas', zipCode: '77493' },
    ],
    ['search bare ZIP: postcode, no city, no osm ids', { city: 'San Francisco', zipCode: '94110' }],
  ])('returns the address of the fixture “%s”', async (fixture, address) => {
    fake.nextResponse(getFixture(fixture));
    expect(getAddress(await createProvider().geocode('anything'))).toMatchObject(address);
  });

  test('returns the county without a known ZIP code, and the state of the ISO code', async () => {
    const address = { county: 'Harris County', 'ISO3166-2-lvl4': 'US-TX', country: 'United States' };
    fake.nextResponse(json({ lat: '29.8', lon: '-95.7', address }));
    expect(getAddress(await createProvider().reverse({ lat: 29.8, lng: -95.7 }))).toMatchObject({
      city: 'Harris County',
      state: 'Texas',
    });
  });

  test.each([
    ['an empty list for a search', 'not-found', 'search no result'],
    ['a 200 with an error text for a point', 'not-found', 'reverse no result (open sea)'],
    ['a 404', 'not-found', 'LocationIQ no result (same API, other status)'],
    ['a 400 with an error object', 'unavailable', 'bad parameter'],
    ['a response to too many requests', 'unavailable', 'rate limited'],
    ['a block', 'unavailable', 'blocked by usage policy'],
    ['a 503 in plain text', 'unavailable', 'overload'],
  ])('parses %s as %s', async (_case, state, fixture) => {
    fake.nextResponse(getFixture(fixture));
    expect((await createProvider().geocode('anything')).state).toBe(state);
  });

  test.each([
    ['HTML', { status: 200, body: '<html>' }],
    ['an empty body', { status: 200, body: '' }],
    ['unexpected JSON', json({ hello: 'world' })],
    ['a text as latitude', json([{ lat: 'north', lon: '1', address: {} }])],
    ['a point off the globe', json([{ lat: '91', lon: '1', address: {} }])],
  ] satisfies [string, FakeResponse][])('parses a 200 with %s as unavailable', async (_case, response) => {
    fake.nextResponse(response);
    expect(await createProvider().geocode('anything')).toEqual({ state: 'unavailable' });
  });

  test('parses an address without a country as incomplete', async () => {
    fake.nextResponse(json([{ lat: '1', lon: '1', address: { city: 'Somewhere', state: 'Some State' } }]));
    expect(await createProvider().geocode('somewhere')).toEqual({ state: 'incomplete' });
  });
});

describe('a request to the geocoder', () => {
  test('contains a user agent, the language and the address parameters', async () => {
    fake.nextResponse(getFixture('search city'));
    await createProvider({ baseUrl: `${fake.baseUrl()}/v1/?key=secret` }).geocode('  Austin,   TX ');
    const [request] = fake.requests;
    expect(request?.headers['user-agent']).toBe('Doorstep/1.0 (http://localhost:3000; ops@example.com)');
    expect(request?.headers['accept-language']).toBe('en');
    expect(request?.url.pathname).toBe('/v1/search');
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      key: 'secret',
      format: 'jsonv2',
      addressdetails: '1',
      layer: 'address',
      'accept-language': 'en',
      q: 'Austin, TX',
      limit: '1',
    });
  });

  test('is aborted after its timeout', async () => {
    fake.nextResponse('silence');
    expect(await createProvider({ timeoutMs: 50 }).geocode('Austin')).toEqual({ state: 'unavailable' });
    expect(await getThrottle()).toMatchObject({ failures: 1 });
  });

  test('results in “unavailable” if the server is unreachable', async () => {
    expect(await createProvider({ baseUrl: 'http://127.0.0.1:9' }).geocode('Austin')).toEqual({
      state: 'unavailable',
    });
  });

  test('is retried once after a 503', async () => {
    fake.nextResponse(getFixture('overload'), getFixture('search city'));
    expect(getAddress(await createProvider().geocode('Austin'))).toMatchObject({ city: 'Austin' });
    expect(fake.requests).toHaveLength(2);
    expect(await getThrottle()).toMatchObject({ failures: 0 });
  });

  test('is not retried after a second 503', async () => {
    fake.nextResponse(getFixture('overload'));
    expect(await createProvider().geocode('Austin')).toEqual({ state: 'unavailable' });
    expect(fake.requests).toHaveLength(2);
  });
});

describe('the cache of results', () => {
  test('is shared by all processes and includes misses', async () => {
    fake.nextResponse(
      getFixture('search city'),
      getFixture('search no result'),
      getFixture('reverse NYC borough as suburb'),
    );
    const first = await createProvider().geocode('Austin TX');
    expect(await createProvider().geocode(' austin  tx ')).toEqual(first);
    await createProvider().geocode('qqzzxx');
    expect(await createProvider().geocode('QQZZXX')).toEqual({ state: 'not-found' });
    await createProvider().reverse({ lat: 40.71431, lng: -73.95752 });
    const again = await createProvider().reverse({ lat: 40.71429, lng: -73.95749 });
    expect(again).toMatchObject({
      state: 'found',
      place: { coordinates: { lat: 40.71429, lng: -73.95749 } },
    });
    expect(fake.requests).toHaveLength(3);
  });

  test('contains no failures and no results older than 30 days', async () => {
    fake.nextResponse(getFixture('bad parameter'), getFixture('search city'));
    await createProvider().geocode('Austin');
    expect(await createProvider().geocode('Austin')).toMatchObject({ state: 'found' });
    await sql`update public.geocode_cache set created_at = now() - interval '31 days' where provider = ${providerName}`;
    await createProvider().geocode('Austin');
    expect(fake.requests).toHaveLength(3);
  });
});

describe('requests are paused', () => {
  test('after three failures in a row for a minute in all processes, until a request succeeds', async () => {
    fake.nextResponse({ status: 500, body: '' });
    for (const text of ['a', 'b', 'c']) await createProvider().geocode(text);
    expect((await getThrottle()).pause).toBeGreaterThan(30);
    expect(await createProvider().geocode('d')).toEqual({ state: 'unavailable' });
    expect(fake.requests).toHaveLength(3);
    await setNextRequest('0 seconds');
    fake.nextResponse(getFixture('search city'));
    expect(await createProvider().geocode('d')).toMatchObject({ state: 'found' });
    expect(await getThrottle()).toMatchObject({ failures: 0 });
  });

  test('after a 429 for a minute or the time in Retry-After', async () => {
    fake.nextResponse(getFixture('rate limited'));
    await createProvider().geocode('a');
    expect((await getThrottle()).pause).toBeGreaterThan(30);
    await sql`delete from public.settings where key = ${`geocoder ${providerName}`}`;
    fake.nextResponse({ status: 429, body: '', headers: { 'retry-after': '600' } });
    await createProvider().geocode('b');
    expect((await getThrottle()).pause).toBeGreaterThan(570);
    expect(fake.requests).toHaveLength(2);
  });

  test('after a 403 for hours, and the operator is notified', async () => {
    fake.nextResponse(getFixture('blocked by usage policy'));
    await createProvider().geocode('a');
    expect((await getThrottle()).pause).toBeGreaterThan(5 * 60 * 60);
    expect(blocked).toEqual([403]);
  });
});

describe('request slots', () => {
  test('limit two processes together to one request per second', async () => {
    fake.nextResponse(getFixture('search city'));
    // Opens the connection before measuring.
    await fetch(fake.baseUrl());
    const startedAt = performance.now();
    await Promise.all([createProvider().geocode('Austin 1'), createProvider().geocode('Austin 2')]);
    const [, , second] = fake.requests;
    // The first request's slot of 1.05 s began after `startedAt`.
    expect((second?.receivedAt ?? 0) - startedAt).toBeGreaterThanOrEqual(1000);
  });

  test('are at least a second apart if several are claimed at once', async () => {
    const [before] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
    const [first, second] = [createStore(), createStore()];
    const waits = await Promise.all([first, second, first, second].map((store) => store.claimSlot(10_000)));
    expect(waits.every((waitMs) => waitMs !== null)).toBe(true);
    const [after] = await sql<{ at: Date }[]>`
      select (state ->> 'nextAt')::timestamptz as at from public.settings where key = ${`geocoder ${providerName}`}`;
    expect(Number(after?.at) - Number(before?.at)).toBeGreaterThanOrEqual(4 * 1050 - 1);
  });

  test('are claimed only within the next three seconds', async () => {
    const store = createStore();
    expect(await store.claimSlot(3000)).toBe(0);
    await setNextRequest('1 minute');
    expect(await store.claimSlot(3000)).toBeNull();
    fake.nextResponse(getFixture('search city'));
    expect(await createProvider().geocode('Austin')).toEqual({ state: 'unavailable' });
    expect(fake.requests).toHaveLength(0);
  });
});

test('only the server can read or change the geocoder’s tables', async () => {
  const anon = anonClient();
  for (const table of ['geocode_cache', 'place_names', 'settings'] as const) {
    const { data, error } = await anon.from(table).select('*').limit(1);
    expect(error ? 'refused' : data, table).toEqual(error ? 'refused' : []);
  }
  const claimed = await anon.rpc('claim_geocode_slot', { provider: providerName, max_wait_ms: 0 });
  expect(claimed.error?.code).toBe('42501');
  const written = await anon.from('places').update({ name: 'Nowhere' }).eq('id', 1).select();
  expect(written.error ? [] : written.data).toEqual([]);
});
