import { describe, expect, test } from 'vitest';
import { normalizeAddress, type Place } from '@/lib/places/place';
import {
  clearedPlaceCookie,
  parsePlaceCookie,
  placeCookie,
  readPlaceCookie,
  serializePlaceCookie,
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
const remembered = {
  place: { coordinates: { lat: 47.678, lng: -116.78 }, address: { ...place.address, street: null } },
  radiusKm: 25,
  isChosen: true,
};
const value = serializePlaceCookie({ place, radiusKm: 25, isChosen: true });

describe('the cookie of the chosen place', () => {
  test('comes back as it went, rounded (D36) and without the street', () => {
    expect(parsePlaceCookie(value)).toEqual(remembered);
    expect(parsePlaceCookie(encodeURIComponent(value))).toEqual(remembered);
  });

  test('says of a place that was only visited that nobody chose it', () => {
    const visited = serializePlaceCookie({ place, radiusKm: 25, isChosen: false });
    expect(parsePlaceCookie(visited)).toEqual({ ...remembered, isChosen: false });
  });

  test('is found among other cookies, and stays legal among them', () => {
    const [pair = ''] = placeCookie({ place, radiusKm: 25, isChosen: true }).split('; ');
    expect(pair).toMatch(/^doorstep_place=[\w%.~!*'()-]+$/);
    expect(readPlaceCookie(`a=1; x_doorstep_place=[]; ${pair}; b=2`)).toEqual(remembered);
    expect(readPlaceCookie('a=1; b=2')).toBeNull();
    expect(readPlaceCookie('')).toBeNull();
  });

  test('fits into a cookie with the longest names that it takes back', () => {
    const long = 'ж'.repeat(120);
    const address = {
      city: long,
      state: long,
      country: long,
      street: null,
      zipCode: null,
      neighborhood: long,
    };
    const widest = { place: { ...place, address }, radiusKm: 100, isChosen: false };
    const cookie = placeCookie(widest);
    expect(parsePlaceCookie(serializePlaceCookie(widest))).not.toBeNull();
    expect(cookie.length).toBeLessThan(4096);
  });

  test('is cleared by one that is over at once', () => {
    expect(clearedPlaceCookie()).toBe('doorstep_place=; Path=/; Max-Age=0; SameSite=Lax');
    expect(readPlaceCookie('doorstep_place=')).toBeNull();
  });

  test('has a name over https that browsers keep for this very host', () => {
    const widest = { place, radiusKm: 100, isChosen: false };
    const [pair = '', ...rest] = placeCookie(widest, true).split('; ');
    expect(pair).toMatch(/^__Host-doorstep_place=/);
    expect(rest).toContain('Secure');
    expect(readPlaceCookie(pair, true)).toEqual(readPlaceCookie(placeCookie(widest).split('; ')[0] ?? ''));
    expect(readPlaceCookie(pair.replace('__Host-', ''), true)).toBeNull();
    expect(clearedPlaceCookie(true)).toMatch(/^__Host-doorstep_place=; Path=\/; Max-Age=0; .*Secure$/);
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
    ['a mark that we do not know', '[1,2,10,"a","b","c",null,null,"chosen"]'],
    ['cells behind the mark', '[1,2,10,"a","b","c",null,null,"visited",1]'],
    ['a latitude off the globe', '[91,2,10,"a","b","c",null,null]'],
    ['a longitude off the globe', '[1,181,10,"a","b","c",null,null]'],
    ['a text for a number', '["1",2,10,"a","b","c",null,null]'],
    ['a huge number', '[1e999,2,10,"a","b","c",null,null]'],
    ['a radius of 0', '[1,2,0,"a","b","c",null,null]'],
    ['a radius of 101', '[1,2,101,"a","b","c",null,null]'],
    ['an object for a name', '[1,2,10,{"toString":1},"b","c",null,null]'],
    ['a list for a name', '[1,2,10,["a"],"b","c",null,null]'],
    ['a name without end', JSON.stringify([1, 2, 10, 'a'.repeat(121), 'b', 'c', null, null])],
    ['no city and no state', '[1,2,10,"","","c",null,null]'],
    ['a prototype', '{"__proto__":[1,2,10,"a","b","c",null,null],"length":8}'],
  ])('holding %s is no place', (_what, hostile) => {
    expect(parsePlaceCookie(hostile)).toBeNull();
  });

  test('keeps markup as the text that it is', () => {
    const parsed = parsePlaceCookie('[1,2,10,"<script>alert(1)</script>","b","c",null,null]');
    expect(parsed?.place.address.city).toBe('<script>alert(1)</script>');
  });
});
