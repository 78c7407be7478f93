import { describe, expect, test } from 'vitest';
import { normalizeAddress, type Place } from '@/lib/places/place';
import {
  getPlaceFromCookies,
  parsePlaceCookie,
  serializePlaceCookie,
  toExpiredPlaceCookie,
  toPlaceCookie,
} from '@/lib/places/place-cookie';

const place: Place = {
  coordinates: { lat: 47.67768, lng: -116.78047 },
  address: normalizeAddress({
    city: "Coeur d'Alene",
    state: 'Idaho',
    country: 'United States',
    street: '1 Sherman Ave',
    zipCode: '83814',
    neighborhood: 'Cañon; “East”, & more',
  }),
};
const storedPlace = {
  place: { coordinates: { lat: 47.678, lng: -116.78 }, address: { ...place.address, street: null } },
  radiusKm: 25,
  isChosen: true,
};
const value = serializePlaceCookie({ place, radiusKm: 25, isChosen: true });

describe('the place cookie', () => {
  test('is parsed to the same place, rounded (D36) and without the street', () => {
    expect(parsePlaceCookie(value)).toEqual(storedPlace);
    expect(parsePlaceCookie(encodeURIComponent(value))).toEqual(storedPlace);
  });

  test('records whether a place was only visited', () => {
    const visited = serializePlaceCookie({ place, radiusKm: 25, isChosen: false });
    expect(parsePlaceCookie(visited)).toEqual({ ...storedPlace, isChosen: false });
  });

  test('is found among other cookies and contains only legal characters', () => {
    const [pair = ''] = toPlaceCookie({ place, radiusKm: 25, isChosen: true }).split('; ');
    expect(pair).toMatch(/^doorstep_place=[\w%.~!*'()-]+$/);
    expect(getPlaceFromCookies(`a=1; x_doorstep_place=[]; ${pair}; b=2`)).toEqual(storedPlace);
    expect(getPlaceFromCookies('a=1; b=2')).toBeNull();
    expect(getPlaceFromCookies('')).toBeNull();
  });

  test('is under 4 kB with the longest accepted names', () => {
    const long = 'ж'.repeat(120);
    const address = {
      city: long,
      state: long,
      country: long,
      street: null,
      zipCode: null,
      neighborhood: long,
    };
    const placeWithLongNames = { place: { ...place, address }, radiusKm: 100, isChosen: false };
    expect(parsePlaceCookie(serializePlaceCookie(placeWithLongNames))).not.toBeNull();
    expect(toPlaceCookie(placeWithLongNames).length).toBeLessThan(4096);
  });

  test('is deleted by an expired cookie', () => {
    expect(toExpiredPlaceCookie()).toBe('doorstep_place=; Path=/; Max-Age=0; SameSite=Lax');
    expect(getPlaceFromCookies('doorstep_place=')).toBeNull();
  });

  test('has the __Host- prefix over https', () => {
    const visitedPlace = { place, radiusKm: 100, isChosen: false };
    const [pair = '', ...attributes] = toPlaceCookie(visitedPlace, true).split('; ');
    expect(pair).toMatch(/^__Host-doorstep_place=/);
    expect(attributes).toContain('Secure');
    expect(getPlaceFromCookies(pair, true)).toEqual(
      getPlaceFromCookies(toPlaceCookie(visitedPlace).split('; ')[0] ?? ''),
    );
    expect(getPlaceFromCookies(pair.replace('__Host-', ''), true)).toBeNull();
    expect(toExpiredPlaceCookie(true)).toMatch(/^__Host-doorstep_place=; Path=\/; Max-Age=0; .*Secure$/);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['broken JSON', '[1,2'],
    ['broken encoding', '%E0%A4%A'],
    ['an object', '{"lat":1}'],
    ['a number', '7'],
    ['null', 'null'],
    ['too few cells', '[1,2,10,"a","b","c",null]'],
    ['too many cells', '[1,2,10,"a","b","c",null,null,1]'],
    ['an unknown marker', '[1,2,10,"a","b","c",null,null,"chosen"]'],
    ['cells after the marker', '[1,2,10,"a","b","c",null,null,"visited",1]'],
    ['a latitude off the globe', '[91,2,10,"a","b","c",null,null]'],
    ['a longitude off the globe', '[1,181,10,"a","b","c",null,null]'],
    ['text instead of a number', '["1",2,10,"a","b","c",null,null]'],
    ['a huge number', '[1e999,2,10,"a","b","c",null,null]'],
    ['a radius of 0', '[1,2,0,"a","b","c",null,null]'],
    ['a radius of 101', '[1,2,101,"a","b","c",null,null]'],
    ['an object for a name', '[1,2,10,{"toString":1},"b","c",null,null]'],
    ['a list for a name', '[1,2,10,["a"],"b","c",null,null]'],
    ['an overlong name', JSON.stringify([1, 2, 10, 'a'.repeat(121), 'b', 'c', null, null])],
    ['no city and no state', '[1,2,10,"","","c",null,null]'],
    ['a prototype', '{"__proto__":[1,2,10,"a","b","c",null,null],"length":8}'],
  ])('is ignored if it contains %s', (_case, invalidValue) => {
    expect(parsePlaceCookie(invalidValue)).toBeNull();
  });

  test('keeps markup as plain text', () => {
    const parsed = parsePlaceCookie('[1,2,10,"<script>alert(1)</script>","b","c",null,null]');
    expect(parsed?.place.address.city).toBe('<script>alert(1)</script>');
  });
});
