import { beforeEach, describe, expect, test } from 'vitest';
import type { GeocodeAnswer } from '@/lib/places/geocode-answer';
import { geocodeTraffic } from '@/lib/places/geocode-traffic';
import { type NominatimOptions, nominatimProvider } from '@/lib/places/nominatim-provider';
import { anonClient, secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { type FakeAnswer, fakeGeocoder, json } from './fake-geocoder.ts';
import { readFixture } from './gazetteer.ts';

type Fixture = { name: string; status: number; body?: unknown; body_text?: string };
const { fixtures } = readFixture<{ fixtures: Fixture[] }>('nominatim-fixtures.json');

function fixture(name: string): FakeAnswer {
  const found = fixtures.find((each) => each.name === name);
  if (!found) throw new Error(`No fixture ${name}`);
  return { status: found.status, body: found.body_text ?? JSON.stringify(found.body) };
}

const fake = fakeGeocoder();
// Each test has its own provider, so that no test waits for the turn of another.
let name = '';
const blocked: number[] = [];
beforeEach(() => {
  name = `test-${crypto.randomUUID()}`;
  blocked.length = 0;
});

const traffic = () => geocodeTraffic(name, secretClient());
const provider = (options: Partial<NominatimOptions> = {}) =>
  nominatimProvider({
    baseUrl: fake.baseUrl(),
    userAgent: 'Doorstep/1.0 (http://localhost:3000; ops@example.com)',
    traffic: traffic(),
    cityOfZip: async (zip) => (zip === '77493' ? 'Katy' : null),
    onBlocked: (status) => blocked.push(status),
    retryAfterMs: () => 0,
    ...options,
  });
const gate = async () => {
  const [row] = await sql<{ failures: number; pause: number }[]>`
    select value as failures, extract(epoch from (state ->> 'nextAt')::timestamptz - now())::float8 as pause
    from public.settings where key = ${`geocoder ${name}`}`;
  if (!row) throw new Error('No gate.');
  return row;
};
/** As if the next request could leave so long from now. */
const setNextRequest = (interval: string) =>
  sql`update public.settings set state = jsonb_build_object('nextAt', now() + ${interval}::interval)
    where key = ${`geocoder ${name}`}`;
const addressOf = (answer: GeocodeAnswer) => (answer.state === 'found' ? answer.place.address : answer.state);

describe('an answer of a Nominatim-compatible geocoder', () => {
  test('of a search gives city, state and country', async () => {
    fake.answer(fixture('search city'));
    expect(await provider().geocode('Austin, TX, United States')).toEqual({
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

  test('of a reverse look-up gives street, ZIP code and neighborhood, at the point asked for', async () => {
    fake.answer(fixture('reverse full address with neighbourhood'));
    const point = { lat: 37.7599, lng: -122.4148 };
    expect(await provider().reverse(point)).toEqual({
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
    fake.answer(fixture(which));
    expect(addressOf(await provider().geocode(which))).toMatchObject(address);
  });

  test('falls back to the county where no ZIP code is known, and to the state of its ISO code', async () => {
    const address = { county: 'Harris County', 'ISO3166-2-lvl4': 'US-TX', country: 'United States' };
    fake.answer(json({ lat: '29.8', lon: '-95.7', address }));
    expect(addressOf(await provider().reverse({ lat: 29.8, lng: -95.7 }))).toMatchObject({
      city: 'Harris County',
      state: 'Texas',
    });
  });

  test.each([
    ['a search miss, an empty list', 'search no result', 'nothing'],
    ['a reverse miss, a 200 with an error text', 'reverse no result (open sea)', 'nothing'],
    ['a miss of another provider, a 404', 'LocationIQ no result (same API, other status)', 'nothing'],
    ['a bad parameter, a 400 with an error object', 'bad parameter', 'unavailable'],
    ['too many requests', 'rate limited', 'unavailable'],
    ['a block', 'blocked by usage policy', 'unavailable'],
    ['an overload, a 503 in plain text', 'overload', 'unavailable'],
  ])('%s is understood', async (_what, which, state) => {
    fake.answer(fixture(which));
    expect((await provider().geocode('anything')).state).toBe(state);
  });

  test.each([
    ['no JSON', { status: 200, body: '<html>' }],
    ['an empty body', { status: 200, body: '' }],
    ['another shape', json({ hello: 'world' })],
    ['a latitude that is none', json([{ lat: 'north', lon: '1', address: {} }])],
    ['a point off the globe', json([{ lat: '91', lon: '1', address: {} }])],
  ] satisfies [string, FakeAnswer][])('of %s is not usable', async (_what, answer) => {
    fake.answer(answer);
    expect(await provider().geocode('anything')).toEqual({ state: 'unavailable' });
  });

  test('without a country is incomplete', async () => {
    fake.answer(json([{ lat: '1', lon: '1', address: { city: 'Somewhere', state: 'Some State' } }]));
    expect(await provider().geocode('somewhere')).toEqual({ state: 'incomplete' });
  });
});

describe('a request', () => {
  test('says who asks, in English, for the parts of an address', async () => {
    fake.answer(fixture('search city'));
    await provider({ baseUrl: `${fake.baseUrl()}/v1/?key=secret` }).geocode('  Austin,   TX ');
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

  test('is given up after its time-out', async () => {
    fake.answer('silence');
    expect(await provider({ timeoutMs: 50 }).geocode('Austin')).toEqual({ state: 'unavailable' });
    expect(await gate()).toMatchObject({ failures: 1 });
  });

  test('to a server that is not there is given up', async () => {
    expect(await provider({ baseUrl: 'http://127.0.0.1:9' }).geocode('Austin')).toEqual({
      state: 'unavailable',
    });
  });

  test('is made once more after a 503, and then answered', async () => {
    fake.answer(fixture('overload'), fixture('search city'));
    expect(addressOf(await provider().geocode('Austin'))).toMatchObject({ city: 'Austin' });
    expect(fake.requests).toHaveLength(2);
    expect(await gate()).toMatchObject({ failures: 0 });
  });

  test('is made only twice when it is 503 again', async () => {
    fake.answer(fixture('overload'));
    expect(await provider().geocode('Austin')).toEqual({ state: 'unavailable' });
    expect(fake.requests).toHaveLength(2);
  });
});

describe('answers are kept', () => {
  test('for the same words and the same point, misses too, by every process', async () => {
    fake.answer(
      fixture('search city'),
      fixture('search no result'),
      fixture('reverse NYC borough as suburb'),
    );
    const first = await provider().geocode('Austin TX');
    expect(await provider().geocode(' austin  tx ')).toEqual(first);
    await provider().geocode('qqzzxx');
    expect(await provider().geocode('QQZZXX')).toEqual({ state: 'nothing' });
    await provider().reverse({ lat: 40.71431, lng: -73.95752 });
    const again = await provider().reverse({ lat: 40.71429, lng: -73.95749 });
    expect(again).toMatchObject({
      state: 'found',
      place: { coordinates: { lat: 40.71429, lng: -73.95749 } },
    });
    expect(fake.requests).toHaveLength(3);
  });

  test('but no failures, and nothing for longer than 30 days', async () => {
    fake.answer(fixture('bad parameter'), fixture('search city'));
    await provider().geocode('Austin');
    expect(await provider().geocode('Austin')).toMatchObject({ state: 'found' });
    await sql`update public.geocode_cache set created_at = now() - interval '31 days' where provider = ${name}`;
    await provider().geocode('Austin');
    expect(fake.requests).toHaveLength(3);
  });
});

describe('the provider rests', () => {
  test('for a minute after three failures in a row, over all processes, and works again after a success', async () => {
    fake.answer({ status: 500, body: '' });
    for (const text of ['a', 'b', 'c']) await provider().geocode(text);
    expect((await gate()).pause).toBeGreaterThan(30);
    expect(await provider().geocode('d')).toEqual({ state: 'unavailable' });
    expect(fake.requests).toHaveLength(3);
    await setNextRequest('0 seconds');
    fake.answer(fixture('search city'));
    expect(await provider().geocode('d')).toMatchObject({ state: 'found' });
    expect(await gate()).toMatchObject({ failures: 0 });
  });

  test('for a minute or what it says after a 429', async () => {
    fake.answer(fixture('rate limited'));
    await provider().geocode('a');
    expect((await gate()).pause).toBeGreaterThan(30);
    await sql`delete from public.settings where key = ${`geocoder ${name}`}`;
    fake.answer({ status: 429, body: '', headers: { 'retry-after': '600' } });
    await provider().geocode('b');
    expect((await gate()).pause).toBeGreaterThan(570);
    expect(fake.requests).toHaveLength(2);
  });

  test('for hours when it blocks us, and the operator is told', async () => {
    fake.answer(fixture('blocked by usage policy'));
    await provider().geocode('a');
    expect((await gate()).pause).toBeGreaterThan(5 * 60 * 60);
    expect(blocked).toEqual([403]);
  });
});

describe('one request a second', () => {
  test('is what two processes make together', async () => {
    fake.answer(fixture('search city'));
    // The connection is warm before anything is measured.
    await fetch(fake.baseUrl());
    const begun = performance.now();
    await Promise.all([provider().geocode('Austin 1'), provider().geocode('Austin 2')]);
    const [, , second] = fake.requests;
    // Whatever delays the first, its turn of 1.05 s began after this.
    expect((second?.at ?? 0) - begun).toBeGreaterThanOrEqual(1000);
  });

  test('is what any number of turns keeps apart', async () => {
    const [before] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
    const [one, other] = [traffic(), traffic()];
    const turns = await Promise.all([one, other, one, other].map((each) => each.claimTurn(10_000)));
    expect(turns.every((waitMs) => waitMs !== null)).toBe(true);
    const [after] = await sql<{ at: Date }[]>`
      select (state ->> 'nextAt')::timestamptz as at from public.settings where key = ${`geocoder ${name}`}`;
    expect(Number(after?.at) - Number(before?.at)).toBeGreaterThanOrEqual(4 * 1050 - 1);
  });

  test('and nobody waits longer than three for a turn', async () => {
    const shared = traffic();
    expect(await shared.claimTurn(3000)).toBe(0);
    await setNextRequest('1 minute');
    expect(await shared.claimTurn(3000)).toBeNull();
    fake.answer(fixture('search city'));
    expect(await provider().geocode('Austin')).toEqual({ state: 'unavailable' });
    expect(fake.requests).toHaveLength(0);
  });
});

test('nobody but the server sees or moves any of this', async () => {
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
