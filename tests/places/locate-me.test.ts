// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { locateMe } from '@/components/places/locate-me';

type Locate = Geolocation['getCurrentPosition'];

const asked: string[] = [];

/** The browser's own answer to 'where am I', and the server's to 'what is there'. */
function given(locate: Locate | null, address: () => Promise<Response> | Response) {
  vi.stubGlobal('navigator', { geolocation: locate ? { getCurrentPosition: locate } : undefined });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return address();
  });
}

const found: Locate = (success) =>
  success({ coords: { latitude: 37.75991234, longitude: -122.41481234 } } as GeolocationPosition);
const failing =
  (code: number): Locate =>
  (_, failure) =>
    failure?.({ code } as GeolocationPositionError);
const address = { city: 'San Francisco', state: 'California', country: 'United States' };
const noAddress = () => Response.json({ error: 'never asked' }, { status: 500 });

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('where the visitor is', () => {
  test('is asked for and stored with three decimals (D36), whatever point the geocoder answers with', async () => {
    given(found, () => Response.json({ place: { coordinates: { lat: 37.7599, lng: -122.4148 }, address } }));
    expect(await locateMe()).toMatchObject({
      ok: true,
      data: { coordinates: { lat: 37.76, lng: -122.415 }, address },
    });
    expect(asked).toEqual(['/api/places/reverse?lat=37.76&lng=-122.415']);
  });

  test.each([
    [1, 'Location permission denied'],
    [2, 'Location information is unavailable'],
    [3, 'Location request timed out'],
    [4, 'An unknown error occurred'],
  ])('fails with code %i: %s', async (code, message) => {
    given(failing(code), noAddress);
    expect(await locateMe()).toMatchObject({ ok: false, message });
    expect(asked).toEqual([]);
  });

  test('times out while the prompt waits for an answer', async () => {
    vi.useFakeTimers();
    given(() => {}, noAddress);
    const located = locateMe();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await located).toMatchObject({ ok: false, message: 'Location request timed out' });
    vi.useRealTimers();
  });

  test('is not taken from a position that may be over 25 km off', async () => {
    const coords = { latitude: 37.76, longitude: -122.41, accuracy: 250_000 };
    given((success) => success({ coords } as GeolocationPosition), noAddress);
    expect(await locateMe()).toMatchObject({
      ok: false,
      message: expect.stringContaining('only knows roughly'),
    });
    expect(asked).toEqual([]);
  });

  test('cannot be told by a browser without geolocation', async () => {
    given(null, noAddress);
    expect(await locateMe()).toMatchObject({
      ok: false,
      message: 'Geolocation is not supported by your browser',
    });
  });

  test('fails with a sentence where the browser throws', async () => {
    given(() => {
      throw new Error('blocked by an extension');
    }, noAddress);
    expect(await locateMe()).toMatchObject({ ok: false, message: 'An unknown error occurred' });
  });

  const ownAddressFailed = 'Failed to get address for your location';
  const incomplete = 'Could not determine complete address for this location';
  test.each([
    ['the server fails', () => Response.json({ error: 'x' }, { status: 500 }), ownAddressFailed],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), ownAddressFailed],
    ['the answer is no JSON', () => new Response('<html>'), ownAddressFailed],
    ['the answer is no place', () => Response.json({ place: { coordinates: 'here' } }), ownAddressFailed],
    [
      'the state is not known',
      () =>
        Response.json({
          place: { coordinates: { lat: 1, lng: 2 }, address: { ...address, state: 'Unknown' } },
        }),
      incomplete,
    ],
    ['the address is not complete', () => Response.json({ error: incomplete }, { status: 404 }), incomplete],
    [
      'it was asked too often',
      () => Response.json({ error: 'Please wait a few minutes and try again.' }, { status: 429 }),
      'Please wait a few minutes and try again.',
    ],
  ])('has no address when %s', async (_, reply, message) => {
    given(found, reply);
    expect(await locateMe()).toMatchObject({ ok: false, message });
  });

  test.each(['Failed to reverse geocode coordinates', 'Reverse geocoding request failed'])(
    'says what the server says, and what helps: %s',
    async (sentence) => {
      given(found, () => Response.json({ error: sentence }, { status: 503 }));
      expect(await locateMe()).toMatchObject({
        ok: false,
        message: `${sentence}. Please try again in a minute, or type a city or ZIP code instead.`,
      });
    },
  );
});
