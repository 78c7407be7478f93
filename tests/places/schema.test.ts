import { describe, expect, test } from 'vitest';
import { placeSchema } from '@/lib/places/schema';

const place = {
  coordinates: { lat: 30.2672, lng: -97.7431 },
  address: {
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    street: ' ',
    zipCode: '',
    neighborhood: null,
  },
};
const getFirstMessage = (value: unknown) => placeSchema.safeParse(value).error?.issues[0]?.message;
const withPoint = (coordinates: unknown) => ({ ...place, coordinates });
const withAddress = (part: object) => ({ ...place, address: { ...place.address, ...part } });

describe('the place schema', () => {
  test('accepts a place and turns blank optional parts into null', () => {
    expect(placeSchema.parse(place)).toEqual({
      coordinates: place.coordinates,
      address: { ...place.address, street: null, zipCode: null, neighborhood: null },
    });
  });

  test.each([
    ['nothing', undefined, 'Location is required'],
    ['null', null, 'Location is required'],
    ['a text', 'Austin', 'Location is required'],
    ['no coordinates', { address: place.address }, 'Location coordinates are required'],
    ['null coordinates', withPoint(null), 'Location coordinates are required'],
    ['empty coordinates', withPoint({}), 'Invalid latitude or longitude values'],
    ['text for a number', withPoint({ lat: '30', lng: -97 }), 'Invalid latitude or longitude values'],
    ['NaN', withPoint({ lat: Number.NaN, lng: 0 }), 'Invalid latitude or longitude values'],
    [
      'infinity',
      withPoint({ lat: 0, lng: Number.POSITIVE_INFINITY }),
      'Invalid latitude or longitude values',
    ],
    ['latitude 90.1', withPoint({ lat: 90.1, lng: 0 }), 'Invalid latitude or longitude values'],
    ['longitude -180.1', withPoint({ lat: 0, lng: -180.1 }), 'Invalid latitude or longitude values'],
    ['no address', { coordinates: place.coordinates }, 'Location address is required'],
    ['no city', withAddress({ city: undefined }), 'City is required and cannot be empty'],
    ['blank city', withAddress({ city: '  ' }), 'City is required and cannot be empty'],
    ['blank state', withAddress({ state: '' }), 'State is required and cannot be empty'],
    ['blank country', withAddress({ country: '' }), 'Country is required and cannot be empty'],
  ])('rejects %s with its message', (_case, value, message) => {
    expect(getFirstMessage(value)).toBe(message);
  });

  test.each([
    [90, 180],
    [-90, -180],
    [0, 0],
  ])('accepts the point %d, %d', (lat, lng) => {
    expect(placeSchema.safeParse(withPoint({ lat, lng })).success).toBe(true);
  });
});
