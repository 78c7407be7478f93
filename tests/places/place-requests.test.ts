import { afterEach, describe, expect, test, vi } from 'vitest';
import { geocodePlace } from '@/components/places/place-requests';

const stubFetch = (respond: () => Promise<Response> | Response) =>
  vi.stubGlobal('fetch', async () => respond());

const address = { city: 'Austin', state: 'Texas', country: 'United States' };
const createResponse = (parts: object) =>
  Response.json({ place: { coordinates: { lat: 30.267, lng: -97.743 }, address: { ...address, ...parts } } });

afterEach(() => vi.unstubAllGlobals());

describe('geocodePlace', () => {
  test('returns the place that the server finds', async () => {
    stubFetch(() => createResponse({}));
    expect(await geocodePlace('Austin')).toMatchObject({
      ok: true,
      data: { place: { address }, street: null, warning: null },
    });
  });

  const notFound = 'Failed to find location. Please try again or be more specific.';
  const incomplete = 'Could not determine complete address';
  test.each([
    [
      'there is no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Geocoding request failed',
    ],
    ['the server fails', () => Response.json({ error: 'x' }, { status: 503 }), 'Geocoding request failed'],
    [
      'the place is unknown',
      () => Response.json({ error: 'No results found for the address' }, { status: 404 }),
      notFound,
    ],
    ['the response is not a place', () => new Response('<html>'), notFound],
    ['the address is incomplete', () => Response.json({ error: incomplete }, { status: 404 }), incomplete],
    ['the state is unknown', () => createResponse({ state: 'Unknown' }), incomplete],
    [
      'the rate limit is exceeded',
      () => Response.json({ error: 'Please wait.' }, { status: 429 }),
      'Please wait.',
    ],
  ])('fails with a message if %s', async (_, respond, message) => {
    stubFetch(respond);
    expect(await geocodePlace('Austin')).toMatchObject({ ok: false, message });
  });
});
