// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { locateMe } from '@/components/places/locate-me';

type Locate = Geolocation['getCurrentPosition'];

const requestedUrls: string[] = [];

/** Stubs the browser's geolocation and the server's response for its address. */
function stubBrowser(locate: Locate | null, address: () => Promise<Response> | Response) {
  vi.stubGlobal('navigator', { geolocation: locate ? { getCurrentPosition: locate } : undefined });
  vi.stubGlobal('fetch', async (path: string) => {
    requestedUrls.push(path);
    return address();
  });
}

const succeedingLocate: Locate = (success) =>
  success({ coords: { latitude: 37.75991234, longitude: -122.41481234 } } as GeolocationPosition);
const failingLocate =
  (code: number): Locate =>
  (_, failure) =>
    failure?.({ code } as GeolocationPositionError);
const address = { city: 'San Francisco', state: 'California', country: 'United States' };
const noAddress = () => Response.json({ error: 'not expected' }, { status: 500 });

beforeEach(() => {
  requestedUrls.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('the visitor’s position', () => {
  test('is sent and returned with three decimals (D36), even if the geocoder returns another point', async () => {
    stubBrowser(succeedingLocate, () =>
      Response.json({ place: { coordinates: { lat: 37.7599, lng: -122.4148 }, address } }),
    );
    expect(await locateMe()).toMatchObject({
      ok: true,
      data: { coordinates: { lat: 37.76, lng: -122.415 }, address },
    });
    expect(requestedUrls).toEqual(['/api/places/reverse?lat=37.76&lng=-122.415']);
  });

  test.each([
    [1, 'Location permission denied'],
    [2, 'Location information is unavailable'],
    [3, 'Location request timed out'],
    [4, 'An unknown error occurred'],
    [99, 'An unknown error occurred'],
  ])('fails with code %i: %s', async (code, message) => {
    stubBrowser(failingLocate(code), noAddress);
    expect(await locateMe()).toMatchObject({ ok: false, message });
    expect(requestedUrls).toEqual([]);
  });

  test('times out while the permission prompt is open', async () => {
    vi.useFakeTimers();
    stubBrowser(() => {}, noAddress);
    const located = locateMe();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await located).toMatchObject({ ok: false, message: 'Location request timed out' });
    vi.useRealTimers();
  });

  test('is rejected if it is less accurate than 25 km', async () => {
    const coords = { latitude: 37.76, longitude: -122.41, accuracy: 250_000 };
    stubBrowser((success) => success({ coords } as GeolocationPosition), noAddress);
    expect(await locateMe()).toMatchObject({
      ok: false,
      message: expect.stringContaining('only knows roughly'),
    });
    expect(requestedUrls).toEqual([]);
  });

  test('is unavailable in a browser without geolocation', async () => {
    stubBrowser(null, noAddress);
    expect(await locateMe()).toMatchObject({
      ok: false,
      message: 'Geolocation is not supported by your browser',
    });
  });

  test('fails with a message if the browser throws', async () => {
    stubBrowser(() => {
      throw new Error('blocked by an extension');
    }, noAddress);
    expect(await locateMe()).toMatchObject({ ok: false, message: 'An unknown error occurred' });
  });

  const ownAddressFailed = 'Failed to get address for your location';
  const incomplete = 'Could not determine complete address for this location';
  test.each([
    ['the server fails', () => Response.json({ error: 'x' }, { status: 500 }), ownAddressFailed],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), ownAddressFailed],
    ['the response is not JSON', () => new Response('<html>'), ownAddressFailed],
    [
      'the response is not a place',
      () => Response.json({ place: { coordinates: 'here' } }),
      ownAddressFailed,
    ],
    [
      'the state is unknown',
      () =>
        Response.json({
          place: { coordinates: { lat: 1, lng: 2 }, address: { ...address, state: 'Unknown' } },
        }),
      incomplete,
    ],
    ['the address is incomplete', () => Response.json({ error: incomplete }, { status: 404 }), incomplete],
    [
      'the rate limit is exceeded',
      () => Response.json({ error: 'Please wait a few minutes and try again.' }, { status: 429 }),
      'Please wait a few minutes and try again.',
    ],
  ])('has no address if %s', async (_, respond, message) => {
    stubBrowser(succeedingLocate, respond);
    expect(await locateMe()).toMatchObject({ ok: false, message });
  });

  test.each(['Failed to reverse geocode coordinates', 'Reverse geocoding request failed'])(
    'shows the server’s message with help: %s',
    async (error) => {
      stubBrowser(succeedingLocate, () => Response.json({ error }, { status: 503 }));
      expect(await locateMe()).toMatchObject({
        ok: false,
        message: `${error}. Please try again in a minute, or type a city or ZIP code instead.`,
      });
    },
  );
});
