import { afterEach, describe, expect, test, vi } from 'vitest';
import { requestPlace } from '@/components/places/place-requests';

/** The server's answer to 'where is that'. */
const given = (answer: () => Promise<Response> | Response) => vi.stubGlobal('fetch', async () => answer());

const address = { city: 'Austin', state: 'Texas', country: 'United States' };
const place = (parts: object) =>
  Response.json({ place: { coordinates: { lat: 30.267, lng: -97.743 }, address: { ...address, ...parts } } });

afterEach(() => vi.unstubAllGlobals());

describe('a typed place', () => {
  test('is the one that the server finds', async () => {
    given(() => place({}));
    expect(await requestPlace('Austin')).toMatchObject({
      ok: true,
      data: { place: { address }, street: null, warning: null },
    });
  });

  const unknown = 'Failed to find location. Please try again or be more specific.';
  const incomplete = 'Could not determine complete address';
  test.each([
    [
      'there is no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Geocoding request failed',
    ],
    ['the server fails', () => Response.json({ error: 'x' }, { status: 503 }), 'Geocoding request failed'],
    [
      'nobody knows it',
      () => Response.json({ error: 'No results found for the address' }, { status: 404 }),
      unknown,
    ],
    ['the answer is no place', () => new Response('<html>'), unknown],
    ['its address is not complete', () => Response.json({ error: incomplete }, { status: 404 }), incomplete],
    ['its state is not known', () => place({ state: 'Unknown' }), incomplete],
    [
      'it was asked too often',
      () => Response.json({ error: 'Please wait.' }, { status: 429 }),
      'Please wait.',
    ],
  ])('has its sentence when %s', async (_, answer, message) => {
    given(answer);
    expect(await requestPlace('Austin')).toMatchObject({ ok: false, message });
  });
});
