import { beforeAll, describe, expect, test } from 'vitest';
import { addressLine } from '@/lib/places/address-label';
import { geocode } from '@/lib/places/geocode';
import type { Place } from '@/lib/places/place';
import { movePin, withResolvedStreet } from '@/lib/places/street';
import { findUsState } from '@/lib/places/us-states';
import { type Person, signUp } from '../policies/people.ts';
import { company, job } from '../policies/rows.ts';
import { assertNoError } from '../policies/world.ts';
import { loadGazetteer, readText } from './gazetteer.ts';

loadGazetteer();

/** The street and the place of a typed address, each in one line. */
async function splitAddress(typed: string): Promise<[street: string | null, place: string]> {
  const result = await geocode(typed);
  if (!result.ok) return [null, result.message];
  const { city, state, zipCode } = result.place.address;
  return [result.street, `${city}, ${findUsState(state)?.code}${zipCode ? ` ${zipCode}` : ''}`];
}

describe('a typed address', () => {
  test.each([
    ['1300 S Congress Ave, Austin, TX', '1300 S Congress Ave', 'Austin, TX'],
    ['2455 Harrison St, San Francisco', '2455 Harrison St', 'San Francisco, CA'],
    ['12-14 Elm Street, Suite 5, Boise, ID', '12-14 Elm Street, Suite 5', 'Boise, ID'],
    ['Suite 5, 12 Elm St, Boise', 'Suite 5, 12 Elm St', 'Boise, ID'],
    ['Hwy 290 W, Austin TX', 'Hwy 290 W', 'Austin, TX'],
    ['Hwy 290 W Austin TX', 'Hwy 290 W', 'Austin, TX'],
    ['Main and 5th, Tulsa OK', 'Main and 5th', 'Tulsa, OK'],
    ['Michigan Avenue, Chicago', 'Michigan Avenue', 'Chicago, IL'],
    ['Michigan Ave Chicago IL', 'Michigan Ave', 'Chicago, IL'],
    ['The Embarcadero, San Francisco, CA', 'The Embarcadero', 'San Francisco, CA'],
    ['1300 Broadway Oakland', '1300 Broadway', 'Oakland, CA'],
    ['500 Howard St 94105', '500 Howard St', 'San Francisco, CA 94105'],
    ['500 Main St, Colombus, OH 43215', '500 Main St', 'Columbus, OH 43215'],
    ['11211 Brooklyn Ave, Brooklyn NY', '11211 Brooklyn Ave', 'New York, NY'],
    ['123½ Main St, Ames, IA', '123½ Main St', 'Ames, IA'],
  ])('%j is split into the street %j and the place %j', async (typed, street, place) => {
    expect(await splitAddress(typed)).toEqual([street, place]);
  });

  test.each([
    ['Austin, Texas', 'Austin, TX'],
    ['78704', 'Austin, TX 78704'],
    ['78704 Austin, TX', 'Austin, TX 78704'],
    ['94110 San Francisco, CA 94110', 'San Francisco, CA 94110'],
    ['1300, Austin, TX', 'Austin, TX'],
    ['29 Palms, CA', 'Twentynine Palms, CA'],
    ['St Paul, MN', 'St. Paul, MN'],
    ['Downtown, Austin, TX', 'Austin, TX'],
    ['500 E Washington', 'No results found for the address'],
    ['', 'No results found for the address'],
  ])('%j has no street', async (typed, place) => expect(await splitAddress(typed)).toEqual([null, place]));
});

const streets = readText('streets.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [street: string, city: string, state: string]);

describe('the text before the city is the street, unchanged', () => {
  test.each([
    ['commas', (street: string, city: string, state: string) => `${street}, ${city}, ${state}`],
    [
      'a comma before the city',
      (street: string, city: string, state: string) => `${street}, ${city} ${state}`,
    ],
    [
      'a comma before the state',
      (street: string, city: string, state: string) => `${street} ${city}, ${state}`,
    ],
    ['no comma', (street: string, city: string, state: string) => `${street} ${city} ${state}`],
  ])('with %s', async (_, formatAddress) => {
    const split = await Promise.all(
      streets.map(async (address) => {
        const result = await geocode(formatAddress(...address));
        return result.ok && [result.street, result.place.address.state];
      }),
    );
    expect(split).toEqual(streets.map(([street, , state]) => [street, findUsState(state)?.name]));
  });

  describe('in a posted job', () => {
    let employer: Person;
    beforeAll(async () => {
      employer = await signUp();
      await assertNoError(employer.client.from('employer_profiles').insert(company(employer.id)));
    });

    test('is stored and displayed unchanged', { timeout: 60_000 }, async () => {
      const jobs = employer.client.from('jobs');
      const posted = await jobs
        .insert(job(employer.id) as never)
        .select('id')
        .single()
        .throwOnError();
      const shown: string[] = [];
      for (const [street, city, state] of streets) {
        const result = await geocode(`${street}, ${city}, ${state}`);
        const location = result.ok ? withResolvedStreet(result.place, result.street, '') : null;
        const stored = await jobs
          .update({ location: location as never })
          .eq('id', posted.data.id)
          .select('location')
          .single()
          .throwOnError();
        shown.push(addressLine((stored.data.location as Place).address));
      }
      expect(shown.map((line, index) => line.startsWith(`${streets[index]?.[0]}, `) || line)).toEqual(
        streets.map(() => true),
      );
    });
  });
});

describe('a moved pin', () => {
  const createPlace = (lat: number, city: string, parts: Partial<Place['address']> = {}): Place => ({
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
  const austin = createPlace(30.267, 'Austin', { zipCode: '78704' });

  test('keeps the typed street, uses the exact point, and adds the neighborhood of the chosen city', () => {
    const place = movePin(
      austin,
      createPlace(30.25, 'Austin', { neighborhood: 'Bouldin' }),
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

  test('stays in the chosen city if the nearest known name is a suburb’s', () => {
    expect(movePin(austin, createPlace(30.29, 'West Lake Hills'), '').address).toMatchObject({
      city: 'Austin',
      street: null,
    });
  });

  test('is another place if it is far away', () => {
    expect(movePin(austin, createPlace(32.78, 'Dallas'), '').address).toMatchObject({
      city: 'Dallas',
      zipCode: null,
    });
  });

  test('uses the geocoder’s street, unless one was typed', () => {
    const found = createPlace(30.25, 'Austin', { street: '9 Elm St' });
    expect(movePin(austin, found, '').address.street).toBe('9 Elm St');
    expect(movePin(austin, found, '7 Oak St').address.street).toBe('7 Oak St');
  });
});
