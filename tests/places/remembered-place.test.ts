// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetPlace,
  knowProfilePlace,
  rememberedPlace,
  rememberedRadius,
  rememberPlace,
  rememberRadius,
  visitPlace,
} from '@/components/places/remember-place';
import type { Place } from '@/lib/places/place';
import { placeCookie, readPlaceCookie } from '@/lib/places/place-cookie';

const mission: Place = {
  coordinates: { lat: 37.75991234, lng: -122.41481234 },
  address: {
    city: 'San Francisco',
    state: 'California',
    country: 'United States',
    street: '2950 18th Street',
    zipCode: '94110',
    neighborhood: 'Mission District',
  },
};
const stored = JSON.stringify({ ...mission, coordinates: { lat: 37.76, lng: -122.415 } });

beforeEach(() => {
  forgetPlace();
  localStorage.clear();
  knowProfilePlace(null);
});
afterEach(() => vi.restoreAllMocks());

describe('a remembered place', () => {
  test('lies in the specified browser storage, rounded to three decimals (D36)', () => {
    rememberPlace(mission);
    expect(localStorage.getItem('userLocation')).toBe(stored);
    expect(rememberedPlace()).toEqual(JSON.parse(stored));
  });

  test('lies in the cookie as well, for the first paint of the server', () => {
    rememberRadius(25);
    rememberPlace(mission);
    expect(readPlaceCookie(document.cookie)).toMatchObject({
      place: { coordinates: { lat: 37.76, lng: -122.415 }, address: { city: 'San Francisco' } },
      radiusKm: 25,
    });
  });

  test('is known from the cookie alone, which is all that a visit without JavaScript leaves', () => {
    rememberPlace(mission);
    localStorage.clear();
    expect(rememberedPlace()?.address.neighborhood).toBe('Mission District');
  });

  test('stays the same object until it changes', () => {
    rememberPlace(mission);
    expect(rememberedPlace()).toBe(rememberedPlace());
  });

  test('tells the other islands of the page', () => {
    const heard = vi.fn();
    window.addEventListener('doorstep:place', heard);
    rememberPlace(mission);
    forgetPlace();
    window.removeEventListener('doorstep:place', heard);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('is gone everywhere when it is forgotten', () => {
    rememberPlace(mission);
    rememberRadius(40);
    forgetPlace();
    expect(localStorage.length).toBe(0);
    expect(document.cookie).not.toContain('doorstep_place=%5B');
    expect(rememberedPlace()).toBeNull();
    expect(rememberedRadius()).toBe(10);
  });
});

describe('the one place of the site', () => {
  const placeIn = (city: string): Place => ({ ...mission, address: { ...mission.address, city } });
  const city = () => rememberedPlace()?.address.city;

  test('is that of the last place page that was read, while nobody chose one', () => {
    visitPlace(placeIn('Austin'));
    expect(city()).toBe('Austin');
    visitPlace(placeIn('Boise'));
    expect(city()).toBe('Boise');
    expect(readPlaceCookie(document.cookie)).toMatchObject({ isChosen: false });
  });

  test('is the chosen one, before a place page and after it', () => {
    visitPlace(placeIn('Austin'));
    rememberPlace(placeIn('Chicago'));
    expect(city()).toBe('Chicago');
    visitPlace(placeIn('Boise'));
    expect(city()).toBe('Chicago');
    expect(readPlaceCookie(document.cookie)).toMatchObject({ isChosen: true });
  });

  test('is still only visited when a radius is chosen for it', () => {
    visitPlace(placeIn('Austin'));
    rememberRadius(40);
    visitPlace(placeIn('Boise'));
    expect(city()).toBe('Boise');
    expect(rememberedRadius()).toBe(40);
  });

  test("is the profile's with its radius, behind what was chosen and before what was visited", () => {
    visitPlace(placeIn('Austin'));
    knowProfilePlace({ place: placeIn('Denver'), radiusKm: 30 });
    expect([city(), rememberedRadius()]).toEqual(['Denver', 30]);
    visitPlace(placeIn('Boise'));
    expect([city(), rememberedRadius()]).toEqual(['Denver', 30]);
    expect([readPlaceCookie(document.cookie), localStorage.length]).toEqual([null, 0]);
    rememberPlace(placeIn('Chicago'));
    expect(city()).toBe('Chicago');
    forgetPlace();
    expect(city()).toBe('Denver');
    knowProfilePlace(null);
    expect(city()).toBeUndefined();
  });

  test('is the one that a form without JavaScript chose, over one that was visited before', () => {
    visitPlace(placeIn('Austin'));
    // biome-ignore lint/suspicious/noDocumentCookie: as the answer of a server sets it
    document.cookie = placeCookie({ place: placeIn('Chicago'), radiusKm: 10, isChosen: true });
    expect(city()).toBe('Chicago');
  });
});

describe('a radius', () => {
  test('is 10 km until one is chosen', () => expect(rememberedRadius()).toBe(10));

  test('is kept under the specified name and changes the cookie of a remembered place', () => {
    rememberPlace(mission);
    rememberRadius(42);
    expect(localStorage.getItem('searchRadius')).toBe('42');
    expect(readPlaceCookie(document.cookie)?.radiusKm).toBe(42);
  });

  test.each([
    [0, 1],
    [1000, 100],
    [33.4, 33],
    [Number.NaN, 10],
  ])('of %f km becomes %i', (asked, kept) => {
    rememberRadius(asked);
    expect(rememberedRadius()).toBe(kept);
  });

  test.each(['', '-5', '1e3', '10; DROP', '<b>', 'Infinity', '99999'])('stored as %j is none', (text) => {
    localStorage.setItem('searchRadius', text);
    expect(rememberedRadius()).toBe(10);
  });
});

describe('browser storage that somebody else has written', () => {
  test.each([
    ['no JSON', '{"coordinates":'],
    ['null', 'null'],
    ['a list', '[37.7,-122.4]'],
    ['a number', '42'],
    ['no address', '{"coordinates":{"lat":1,"lng":2}}'],
    ['no point', '{"address":{"city":"A","state":"B","country":"C"}}'],
    ['text for a point', '{"coordinates":{"lat":"1","lng":"2"},"address":{"city":"A"}}'],
    ['a point outside of the world', '{"coordinates":{"lat":91,"lng":0},"address":{"city":"A"}}'],
    ['a point that is no number', '{"coordinates":{"lat":1e999,"lng":0},"address":{"city":"A"}}'],
    ['an object for a city', '{"coordinates":{"lat":1,"lng":2},"address":{"city":{"toString":"x"}}}'],
    [
      'a city without end',
      JSON.stringify({ coordinates: { lat: 1, lng: 2 }, address: { city: 'A'.repeat(100_000) } }),
    ],
  ])('is no place: %s', (_, text) => {
    localStorage.setItem('userLocation', text);
    expect(rememberedPlace()).toBeNull();
  });

  test('loses what is not part of a place', () => {
    localStorage.setItem(
      'userLocation',
      '{"__proto__":{"isAdmin":true},"coordinates":{"lat":1,"lng":2,"html":"<script>"},"address":{"city":" A ","evil":1}}',
    );
    expect(rememberedPlace()).toEqual({
      coordinates: { lat: 1, lng: 2 },
      address: {
        city: 'A',
        state: 'Unknown',
        country: 'Unknown',
        street: null,
        zipCode: null,
        neighborhood: null,
      },
    });
  });
});

describe('a browser that refuses its storage', () => {
  beforeEach(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  });

  test('still remembers by the cookie', () => {
    rememberPlace(mission);
    rememberRadius(30);
    expect(rememberedPlace()?.address.city).toBe('San Francisco');
    expect(rememberedRadius()).toBe(30);
    forgetPlace();
    expect(rememberedPlace()).toBeNull();
  });
});

test('in a browser that blocks cookies and storage, place and radius last until the page is loaded again', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  rememberPlace(mission);
  rememberRadius(25);
  expect(rememberedPlace()?.address.neighborhood).toBe('Mission District');
  expect(rememberedPlace()).toBe(rememberedPlace());
  expect(rememberedRadius()).toBe(25);
  forgetPlace();
  expect(rememberedPlace()).toBeNull();
});
