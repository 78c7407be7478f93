import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Place } from '@/lib/places/place';
import { pinnedPlace, splitStreet } from '@/lib/places/street';

describe('a typed address', () => {
  test.each([
    ['1300 S Congress Ave, Austin, TX', '1300 S Congress Ave', 'Austin, TX'],
    ['1300 S Congress Ave Austin TX', '1300 S Congress Ave', 'Austin TX'],
    ['2455 Harrison St, San Francisco', '2455 Harrison St', 'San Francisco'],
    ['500 Main St St Louis MO', '500 Main St', 'St Louis MO'],
    ['12-14 Elm Street, Suite 5, Boise, ID', '12-14 Elm Street, Suite 5', 'Boise, ID'],
    ['1600 Pennsylvania Ave NW, Washington, DC', '1600 Pennsylvania Ave NW', 'Washington, DC'],
    ['1300 Broadway, Oakland, CA', '1300 Broadway', 'Oakland, CA'],
    ['221b Baker St', '221b Baker St', ''],
    ['10250 Santa Monica Blvd #12, Los Angeles', '10250 Santa Monica Blvd #12', 'Los Angeles'],
  ])('%s has a street and a place', (typed, street, place) => {
    expect(splitStreet(typed)).toEqual({ street, place });
  });

  test.each([
    'Austin, Texas',
    '78704',
    '78704-1234',
    '78704 Austin, TX',
    '29 Palms, CA',
    'St Paul, MN',
    'Wall Street, New York',
    '',
  ])('“%s” has no street', (typed) => expect(splitStreet(typed)).toBeNull());
});

const streets = readFileSync(path.join(import.meta.dirname, 'fixtures/streets.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [street: string, city: string, state: string]);

describe('what stands before the city is the street, to the letter', () => {
  test.each(streets)('%s, %s, %s', (street, city, state) => {
    expect(splitStreet(`${street}, ${city}, ${state}`)).toEqual({ street, place: `${city}, ${state}` });
    expect(splitStreet(`${street}, ${city}, ${state} 12345`)).toEqual({
      street,
      place: `${city}, ${state} 12345`,
    });
  });

  test.each([
    ['1500 W Lane Ave Columbus OH', '1500 W Lane Ave', 'Columbus OH'],
    ['1500 W Lane Ave Columbus, OH', '1500 W Lane Ave', 'Columbus, OH'],
    ['120 W Court St Cincinnati, OH 45202', '120 W Court St', 'Cincinnati, OH 45202'],
    ['40 E Square Lake Rd Bloomfield Hills MI', '40 E Square Lake Rd', 'Bloomfield Hills MI'],
    ['4550 US Route 1 Princeton NJ', '4550 US Route 1', 'Princeton NJ'],
    ['500 County Road 12 Napoleon OH', '500 County Road 12', 'Napoleon OH'],
    ['123 1/2 Main St Ames, IA', '123 1/2 Main St', 'Ames, IA'],
    ['100 Main St Federal Way WA', '100 Main St', 'Federal Way WA'],
    ['100 Main St Suite 4, Boise, ID', '100 Main St Suite 4', 'Boise, ID'],
  ])('%s without a comma before the city', (typed, street, place) => {
    expect(splitStreet(typed)).toEqual({ street, place });
  });
});

describe('a pin', () => {
  const at = (lat: number, city: string, parts: Partial<Place['address']> = {}): Place => ({
    coordinates: { lat, lng: -97.7 },
    address: {
      city,
      state: 'Texas',
      country: 'United States',
      street: null,
      zipCode: null,
      neighborhood: null,
      ...parts,
    },
  });
  const austin = at(30.267, 'Austin', { zipCode: '78704' });

  test('keeps the typed street, takes the exact point, and learns the neighborhood of the chosen city', () => {
    const place = pinnedPlace(
      austin,
      at(30.25, 'Austin', { neighborhood: 'Bouldin' }),
      '1300 S Congress Ave',
    );
    expect(place.coordinates.lat).toBe(30.25);
    expect(place.address).toMatchObject({
      street: '1300 S Congress Ave',
      neighborhood: 'Bouldin',
      city: 'Austin',
      zipCode: '78704',
    });
  });

  test('stays in the chosen city where the nearest known name is a suburb’s', () => {
    expect(pinnedPlace(austin, at(30.29, 'West Lake Hills'), '').address).toMatchObject({
      city: 'Austin',
      street: null,
    });
  });

  test('far away is another place', () => {
    expect(pinnedPlace(austin, at(32.78, 'Dallas'), '').address).toMatchObject({
      city: 'Dallas',
      zipCode: null,
    });
  });

  test('takes the street that a geocoder knows, unless one was typed', () => {
    const found = at(30.25, 'Austin', { street: '9 Elm St' });
    expect(pinnedPlace(austin, found, '').address.street).toBe('9 Elm St');
    expect(pinnedPlace(austin, found, '7 Oak St').address.street).toBe('7 Oak St');
  });
});
