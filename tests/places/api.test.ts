import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadGazetteer } from './gazetteer.ts';

loadGazetteer();
afterEach(() => vi.unstubAllEnvs());

// Imported for each request, because a test changes the configuration, which is read once per process.
const handlers = {
  suggest: () => import('@/app/api/places/suggest/route'),
  geocode: () => import('@/app/api/places/geocode/route'),
  reverse: () => import('@/app/api/places/reverse/route'),
};
type Handler = keyof typeof handlers;

async function get(handler: Handler, query: string, headers: Record<string, string> = {}) {
  const { GET } = await handlers[handler]();
  const response: Response = await GET(
    new Request(`http://localhost/api/places/${handler}?${query}`, { headers }),
  );
  return {
    status: response.status,
    cached: response.headers.get('cache-control'),
    body: await response.json(),
  };
}

describe('GET /api/places/suggest', () => {
  test('returns labels with places, cached for a day', async () => {
    const { status, cached, body } = await get('suggest', 'q=Aust');
    expect(status).toBe(200);
    expect(cached).toBe('public, max-age=86400');
    expect(body.places[0]).toMatchObject({
      label: 'Austin, Texas',
      place: { coordinates: { lat: 30.2672 }, address: { city: 'Austin', street: null } },
    });
  });

  test('returns no places for an empty text and rejects a text over 200 characters', async () => {
    expect(await get('suggest', '')).toMatchObject({ status: 200, body: { places: [] } });
    expect(await get('suggest', `q=${'a'.repeat(201)}`)).toMatchObject({
      status: 400,
      cached: 'no-store',
      body: { error: expect.stringMatching(/\w+\.$/) },
    });
  });
});

describe('GET /api/places/geocode', () => {
  test('returns the place and is not cached', async () => {
    expect(await get('geocode', 'q=94110')).toMatchObject({
      status: 200,
      cached: 'private, no-store',
      body: { place: { address: { city: 'San Francisco', zipCode: '94110' } } },
    });
  });

  test('responds 404 with a message if there is no place', async () => {
    expect(await get('geocode', 'q=qqzzxx')).toMatchObject({
      status: 404,
      body: { error: 'No results found for the address' },
    });
  });

  test('ignores null bytes, which the database rejects', async () => {
    expect((await get('geocode', 'q=%00')).status).toBe(404);
    expect(await get('geocode', 'q=94110%00')).toMatchObject({ status: 200 });
    expect(await get('suggest', 'q=%00')).toMatchObject({ status: 200, body: { places: [] } });
  });

  test('rejects an empty or too long text', async () => {
    expect(await get('geocode', 'q=%20')).toMatchObject({
      status: 400,
      body: { error: 'Location is required' },
    });
    expect((await get('geocode', `q=${'a'.repeat(201)}`)).status).toBe(400);
  });

  test('rejects requests of an IP address over the rate limit, but not of another IP address', async () => {
    vi.resetModules();
    vi.stubEnv('TRUSTED_IP_HEADER', 'x-real-ip');
    const [address, otherAddress] = [createIpAddress(), createIpAddress()];
    // The limit is 60 a minute; 125 requests exceed it even if a new minute begins among them.
    let rejected: Awaited<ReturnType<typeof get>> | null = null;
    for (let count = 0; count < 125 && !rejected; count += 1) {
      const response = await get('geocode', 'q=94110', { 'x-real-ip': address });
      if (response.status !== 200) rejected = response;
    }
    expect(rejected).toMatchObject({ status: 429, body: { error: expect.stringMatching(/try again/) } });
    expect((await get('geocode', 'q=94110', { 'x-real-ip': otherAddress })).status).toBe(200);
    vi.resetModules();
  });
});

describe('GET /api/places/reverse', () => {
  test('returns the place at the point', async () => {
    expect(await get('reverse', 'lat=30.267&lng=-97.743')).toMatchObject({
      status: 200,
      cached: 'private, no-store',
      body: {
        place: { coordinates: { lat: 30.267, lng: -97.743 }, address: { city: 'Austin', state: 'Texas' } },
      },
    });
  });

  test('responds 404 with a message for the open sea', async () => {
    expect(await get('reverse', 'lat=0&lng=0')).toMatchObject({
      status: 404,
      body: {
        error:
          'Could not determine complete address for this location. Doorstep covers the United States only. Type a US city or ZIP.',
      },
    });
  });

  test.each([
    '',
    'lat=1',
    'lat=&lng=',
    'lat=a&lng=1',
    'lat=91&lng=0',
    'lat=0&lng=181',
    'lat=1e1&lng=0',
    'lat=0x10&lng=0',
    'lat=NaN&lng=1',
    'lat=Infinity&lng=1',
  ])('rejects %j with a message', async (query) => {
    expect(await get('reverse', query)).toMatchObject({
      status: 400,
      body: { error: 'Invalid latitude or longitude values' },
    });
  });
});

const createIpAddress = () => `10.${Array.from(crypto.getRandomValues(new Uint8Array(3))).join('.')}`;
