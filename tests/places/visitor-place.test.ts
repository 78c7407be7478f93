// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearVisitorPlace,
  getSearchRadius,
  getVisitorPlace,
  setChosenPlace,
  setProfilePlace,
  setSearchRadius,
  setVisitedPlace,
} from '@/components/places/visitor-place';
import type { Place } from '@/lib/places/place';
import { getPlaceFromCookies, toPlaceCookie } from '@/lib/places/place-cookie';

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
  clearVisitorPlace();
  localStorage.clear();
  setProfilePlace(null);
});
afterEach(() => vi.restoreAllMocks());

describe('a saved place', () => {
  test('is in the specified browser storage, rounded to three decimals (D36)', () => {
    setChosenPlace(mission);
    expect(localStorage.getItem('userLocation')).toBe(stored);
    expect(getVisitorPlace()).toEqual(JSON.parse(stored));
  });

  test('is also in the cookie that the server reads', () => {
    setSearchRadius(25);
    setChosenPlace(mission);
    expect(getPlaceFromCookies(document.cookie)).toMatchObject({
      place: { coordinates: { lat: 37.76, lng: -122.415 }, address: { city: 'San Francisco' } },
      radiusKm: 25,
    });
  });

  test('is read from the cookie if it is not in storage', () => {
    setChosenPlace(mission);
    localStorage.clear();
    expect(getVisitorPlace()?.address.neighborhood).toBe('Mission District');
  });

  test('is the same object until it changes', () => {
    setChosenPlace(mission);
    expect(getVisitorPlace()).toBe(getVisitorPlace());
  });

  test('fires an event for the other islands of the page', () => {
    const onChange = vi.fn();
    window.addEventListener('doorstep:place', onChange);
    setChosenPlace(mission);
    clearVisitorPlace();
    window.removeEventListener('doorstep:place', onChange);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('is deleted everywhere when it is cleared', () => {
    setChosenPlace(mission);
    setSearchRadius(40);
    clearVisitorPlace();
    expect(localStorage.length).toBe(0);
    expect(document.cookie).not.toContain('doorstep_place=%5B');
    expect(getVisitorPlace()).toBeNull();
    expect(getSearchRadius()).toBe(10);
  });
});

describe('the visitor’s place', () => {
  const createPlace = (city: string): Place => ({ ...mission, address: { ...mission.address, city } });
  const getCity = () => getVisitorPlace()?.address.city;

  test('is the place of the last visited place page if none was chosen', () => {
    setVisitedPlace(createPlace('Austin'));
    expect(getCity()).toBe('Austin');
    setVisitedPlace(createPlace('Boise'));
    expect(getCity()).toBe('Boise');
    expect(getPlaceFromCookies(document.cookie)).toMatchObject({ isChosen: false });
  });

  test('is the chosen place, even after a visit to another place page', () => {
    setVisitedPlace(createPlace('Austin'));
    setChosenPlace(createPlace('Chicago'));
    expect(getCity()).toBe('Chicago');
    setVisitedPlace(createPlace('Boise'));
    expect(getCity()).toBe('Chicago');
    expect(getPlaceFromCookies(document.cookie)).toMatchObject({ isChosen: true });
  });

  test('is replaced by the next visited place even if a radius was chosen', () => {
    setVisitedPlace(createPlace('Austin'));
    setSearchRadius(40);
    setVisitedPlace(createPlace('Boise'));
    expect(getCity()).toBe('Boise');
    expect(getSearchRadius()).toBe(40);
  });

  test("is the profile's place and radius, unless a place was chosen", () => {
    setVisitedPlace(createPlace('Austin'));
    setProfilePlace({ place: createPlace('Denver'), radiusKm: 30 });
    expect([getCity(), getSearchRadius()]).toEqual(['Denver', 30]);
    setVisitedPlace(createPlace('Boise'));
    expect([getCity(), getSearchRadius()]).toEqual(['Denver', 30]);
    expect([getPlaceFromCookies(document.cookie), localStorage.length]).toEqual([null, 0]);
    setChosenPlace(createPlace('Chicago'));
    expect(getCity()).toBe('Chicago');
    clearVisitorPlace();
    expect(getCity()).toBe('Denver');
    setProfilePlace(null);
    expect(getCity()).toBeUndefined();
  });

  test('is the place chosen in a form without JavaScript, not an earlier visited place', () => {
    setVisitedPlace(createPlace('Austin'));
    // biome-ignore lint/suspicious/noDocumentCookie: as a server's response sets it
    document.cookie = toPlaceCookie({ place: createPlace('Chicago'), radiusKm: 10, isChosen: true });
    expect(getCity()).toBe('Chicago');
  });
});

describe('the search radius', () => {
  test('is 10 km by default', () => expect(getSearchRadius()).toBe(10));

  test('is stored under the specified name and updates the cookie of a saved place', () => {
    setChosenPlace(mission);
    setSearchRadius(42);
    expect(localStorage.getItem('searchRadius')).toBe('42');
    expect(getPlaceFromCookies(document.cookie)?.radiusKm).toBe(42);
  });

  test.each([
    [0, 1],
    [1000, 100],
    [33.4, 33],
    [Number.NaN, 10],
  ])('of %f km becomes %i', (input, stored) => {
    setSearchRadius(input);
    expect(getSearchRadius()).toBe(stored);
  });

  test.each(['', '-5', '1e3', '10; DROP', '<b>', 'Infinity', '99999'])('stored as %j is ignored', (text) => {
    localStorage.setItem('searchRadius', text);
    expect(getSearchRadius()).toBe(10);
  });
});

describe('manipulated browser storage', () => {
  test.each([
    ['malformed JSON', '{"coordinates":'],
    ['null', 'null'],
    ['a list', '[37.7,-122.4]'],
    ['a number', '42'],
    ['no address', '{"coordinates":{"lat":1,"lng":2}}'],
    ['no point', '{"address":{"city":"A","state":"B","country":"C"}}'],
    ['text instead of coordinates', '{"coordinates":{"lat":"1","lng":"2"},"address":{"city":"A"}}'],
    ['a point off the globe', '{"coordinates":{"lat":91,"lng":0},"address":{"city":"A"}}'],
    ['a point with an infinite coordinate', '{"coordinates":{"lat":1e999,"lng":0},"address":{"city":"A"}}'],
    ['an object for a city', '{"coordinates":{"lat":1,"lng":2},"address":{"city":{"toString":"x"}}}'],
    [
      'an overlong city',
      JSON.stringify({ coordinates: { lat: 1, lng: 2 }, address: { city: 'A'.repeat(100_000) } }),
    ],
  ])('has no valid place if it contains %s', (_, text) => {
    localStorage.setItem('userLocation', text);
    expect(getVisitorPlace()).toBeNull();
  });

  test('is read without its unknown fields', () => {
    localStorage.setItem(
      'userLocation',
      '{"__proto__":{"isAdmin":true},"coordinates":{"lat":1,"lng":2,"html":"<script>"},"address":{"city":" A ","evil":1}}',
    );
    expect(getVisitorPlace()).toEqual({
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

describe('a browser that blocks its storage', () => {
  beforeEach(() => {
    const throwSecurityError = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwSecurityError);
  });

  test('saves the place in the cookie', () => {
    setChosenPlace(mission);
    setSearchRadius(30);
    expect(getVisitorPlace()?.address.city).toBe('San Francisco');
    expect(getSearchRadius()).toBe(30);
    clearVisitorPlace();
    expect(getVisitorPlace()).toBeNull();
  });
});

test('in a browser that blocks cookies and storage, place and radius last until the page is reloaded', () => {
  const throwSecurityError = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwSecurityError);
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  setChosenPlace(mission);
  setSearchRadius(25);
  expect(getVisitorPlace()?.address.neighborhood).toBe('Mission District');
  expect(getVisitorPlace()).toBe(getVisitorPlace());
  expect(getSearchRadius()).toBe(25);
  clearVisitorPlace();
  expect(getVisitorPlace()).toBeNull();
});
