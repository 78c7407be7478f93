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
// Each test has its own provider, so that no test waits for another one's request slot.
let name = '';
const blocked: number[] = [];
beforeEach(() => {
  name = `test-${crypto.randomUUID()}`;
  blocked.length = 0;
});

const createStore = () => createGeocoderStore(name, secretClient());
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
    from public.settings where key = ${`geocoder ${name}`}`;
  if (!row) throw new Error('No throttle.');
  return row;
};
/** Sets the provider's next request slot to this interval from now. */
const setNextRequest = (interval: string) =>
  sql`update public.settings set state = jsonb_build_object('nextAt', now() + ${interval}::interval)
    where key = ${`geocoder ${name}`}`;
const getAddress = (result: ProviderResult) =>
  result.state === 'found' ? result.place.address : result.state;

describe('a response of a Nominatim-compatible geocoder', () => {
  test('to a search has city, state and country', async () => {
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

  test('to a reverse lookup has street, ZIP code and neighborhood, at the requested point', async () => {
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
  ])('%s', async (which, address) => {
    fake.nextResponse(getFixture(which));
    expect(getAddress(await createProvider().geocode(which))).toMatchObject(address);
  });

  test('falls back to the county without a known ZIP code, and to the state of its ISO code', async () => {
    const address = { county: 'Harris County', 'ISO3166-2-lvl4': 'US-TX', country: 'United States' };
    fake.nextResponse(json({ lat: '29.8', lon: '-95.7', address }));
    expect(getAddress(await createProvider().reverse({ lat: 29.8, lng: -95.7 }))).toMatchObject({
      city: 'Harris County',
      state: 'Texas',
    });
  });

  test.each([
    ['a search miss, an empty list', 'search no result', 'not-found'],
    ['a reverse miss, a 200 with an error text', 'reverse no result (open sea)', 'not-found'],
    ['a miss of another provider, a 404', 'LocationIQ no result (same API, other status)', 'not-found'],
    ['a bad parameter, a 400 with an error object', 'bad parameter', 'unavailable'],
    ['too many requests', 'rate limited', 'unavailable'],
    ['a block', 'blocked by usage policy', 'unavailable'],
    ['an overload, a 503 in plain text', 'overload', 'unavailable'],
  ])('is parsed: %s', async (_what, which, state) => {
    fake.nextResponse(getFixture(which));
    expect((await createProvider().geocode('anything')).state).toBe(state);
  });

  test.each([
    ['no JSON', { status: 200, body: '<html>' }],
    ['an empty body', { status: 200, body: '' }],
    ['another shape', json({ hello: 'world' })],
    ['a latitude that is none', json([{ lat: 'north', lon: '1', address: {} }])],
    ['a point off the globe', json([{ lat: '91', lon: '1', address: {} }])],
  ] satisfies [string, FakeResponse][])('with %s is unavailable', async (_case, response) => {
    fake.nextResponse(response);
    expect(await createProvider().geocode('anything')).toEqual({ state: 'unavailable' });
  });

  test('without a country is incomplete', async () => {
    fake.nextResponse(json([{ lat: '1', lon: '1', address: { city: 'Somewhere', state: 'Some State' } }]));
    expect(await createProvider().geocode('somewhere')).toEqual({ state: 'incomplete' });
  });
});

describe('a request', () => {
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

  test('to an unreachable server is unavailable', async () => {
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

describe('results are cached', () => {
  test('for the same text and the same point, misses included, across processes', async () => {
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

  test('but not failures, and not for longer than 30 days', async () => {
    fake.nextResponse(getFixture('bad parameter'), getFixture('search city'));
    await createProvider().geocode('Austin');
    expect(await createProvider().geocode('Austin')).toMatchObject({ state: 'found' });
    await sql`update public.geocode_cache set created_at = now() - interval '31 days' where provider = ${name}`;
    await createProvider().geocode('Austin');
    expect(fake.requests).toHaveLength(3);
  });
});

describe('the provider is paused', () => {
  test('for a minute after three failures in a row, across processes, until a request succeeds', async () => {
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

  test('for a minute or the given time after a 429', async () => {
    fake.nextResponse(getFixture('rate limited'));
    await createProvider().geocode('a');
    expect((await getThrottle()).pause).toBeGreaterThan(30);
    await sql`delete from public.settings where key = ${`geocoder ${name}`}`;
    fake.nextResponse({ status: 429, body: '', headers: { 'retry-after': '600' } });
    await createProvider().geocode('b');
    expect((await getThrottle()).pause).toBeGreaterThan(570);
    expect(fake.requests).toHaveLength(2);
  });

  test('for hours when it blocks us, which is reported to the operator', async () => {
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
    const begun = performance.now();
    await Promise.all([createProvider().geocode('Austin 1'), createProvider().geocode('Austin 2')]);
    const [, , second] = fake.requests;
    // The first request's slot of 1.05 s began after this time.
    expect((second?.receivedAt ?? 0) - begun).toBeGreaterThanOrEqual(1000);
  });

  test('are at least a second apart for any number of claims', async () => {
    const [before] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
    const [one, other] = [createStore(), createStore()];
    const turns = await Promise.all([one, other, one, other].map((store) => store.claimSlot(10_000)));
    expect(turns.every((waitMs) => waitMs !== null)).toBe(true);
    const [after] = await sql<{ at: Date }[]>`
      select (state ->> 'nextAt')::timestamptz as at from public.settings where key = ${`geocoder ${name}`}`;
    expect(Number(after?.at) - Number(before?.at)).toBeGreaterThanOrEqual(4 * 1050 - 1);
  });

  test('are not waited for longer than three seconds', async () => {
    const shared = createStore();
    expect(await shared.claimSlot(3000)).toBe(0);
    await setNextRequest('1 minute');
    expect(await shared.claimSlot(3000)).toBeNull();
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
  const claimed = await anon.rpc('claim_geocode_slot', { provider: name, max_wait_ms: 0 });
  expect(claimed.error?.code).toBe('42501');
  const written = await anon.from('places').update({ name: 'Nowhere' }).eq('id', 1).select();
  expect(written.error ? [] : written.data).toEqual([]);
});
