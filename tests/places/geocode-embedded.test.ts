import { describe, expect, test } from 'vitest';
import { placeLabel } from '@/lib/places/address-label';
import { geocode, geocodeForForm, suggestPlaces } from '@/lib/places/geocode';
import { findUsState } from '@/lib/places/us-states';
import { loadGazetteer } from './gazetteer.ts';

loadGazetteer();

async function getLabel(text: string): Promise<string> {
  const result = await geocode(text);
  return result.ok ? placeLabel(result.place) : result.message;
}

describe('a typed place', () => {
  test.each([
    ['94110', 'San Francisco, California 94110'],
    ['Austin TX', 'Austin, Texas'],
    ['Brooklyn NY', 'Brooklyn, New York, New York'],
    ['Portland ME', 'Portland, Maine'],
    ['Portland OR', 'Portland, Oregon'],
    ['Springfield IL', 'Springfield, Illinois'],
    ['Springfield MA', 'Springfield, Massachusetts'],
    ['Washington DC', 'Washington, District of Columbia'],
    ['St. Louis MO', 'St. Louis, Missouri'],
    ['Winston-Salem NC', 'Winston-Salem, North Carolina'],
    ["Coeur d'Alene ID", "Coeur d'Alene, Idaho"],
    ["O'Fallon MO", "O'Fallon, Missouri"],
    // Other spellings and names.
    ['Washington, D.C.', 'Washington, District of Columbia'],
    ['New York City', 'New York, New York'],
    ['NYC', 'New York, New York'],
    ['Saint Louis, Missouri', 'St. Louis, Missouri'],
    ['O Fallon, MO', "O'Fallon, Missouri"],
    ['Coeur d’Alene', "Coeur d'Alene, Idaho"],
    ['winston salem, north carolina', 'Winston-Salem, North Carolina'],
    ['Kāneʻohe', 'Kaneohe, Hawaii'],
    ['Mt. Vernon, NY', 'Mount Vernon, New York'],
    ['Ft Worth', 'Fort Worth, Texas'],
    ['Canon City CO', 'Cañon City, Colorado'],
    ['Akutan AK', 'Akutan, Alaska'],
    ['Pheonix AZ', 'Phoenix, Arizona'],
    ['San Fransisco', 'San Francisco, California'],
    // Countries, ZIP codes, streets and neighborhoods.
    ['Austin, TX, United States', 'Austin, Texas'],
    ['Philadelphia PA, usa', 'Philadelphia, Pennsylvania'],
    ['10001-1234', 'Manhattan, New York, New York 10001'],
    ['San Francisco, CA 94110', 'San Francisco, California 94110'],
    ['123 Main St, Austin, TX 78701', 'Austin, Texas 78701'],
    ['500 Howard St, San Francisco, CA', 'San Francisco, California'],
    ['12 Oak Park Ave Chicago IL', 'Chicago, Illinois'],
    ['123 Main St, Austin', 'Austin, Texas'],
    ['Mission District, San Francisco, CA', 'Mission District, San Francisco, California'],
    ['Van Nuys, CA', 'Van Nuys, Los Angeles, California'],
    ['  Portland  ', 'Portland, Oregon'],
  ])('%j resolves to %s', async (text, label) => {
    expect(await getLabel(text)).toBe(label);
  });

  test.each([
    'qqzzxx',
    'asdfgh',
    '00000',
    '',
    ',',
    '%',
    "'; drop table places; --",
    'hello world',
    'x'.repeat(5000),
  ])('%j is not a place', async (text) => {
    expect(await getLabel(text)).toBe('No results found for the address');
  });
});

const toNotFoundMessage = (help = 'Doorstep covers the United States only. Type a US city or ZIP.') =>
  `No results found for the address. ${help}`;
const getAlternatives = async (text: string) => (await geocode(text)).alternatives.map(({ label }) => label);

describe('geocode', () => {
  test.each([
    'London',
    'Toronto',
    'Mexico City',
    'Berlin',
    '10115 Berlin',
    'Paris',
    'London, UK',
    'Tijuana, Mexico',
  ])('rejects %j, which is outside of the United States', async (text) => {
    expect(await getLabel(text)).toBe(toNotFoundMessage());
  });

  test.each([
    ['San Juan', 'Puerto Rico'],
    ['San Juan PR', 'Puerto Rico'],
    ['Puerto Rico', 'Puerto Rico'],
    ['Guam', 'Guam'],
    ['00601', 'Puerto Rico'],
    ['00725', 'Puerto Rico'],
    ['San Juan 00901', 'Puerto Rico'],
    ['St Thomas VI 00802', 'U.S. Virgin Islands'],
    ['St Thomas 00802', 'U.S. Virgin Islands'],
    ['96910', 'Guam'],
    ['96932', 'Guam'],
    ['96950', 'Northern Mariana Islands'],
    ['96799', 'American Samoa'],
  ])('rejects %j in the uncovered territory %s', async (text, territory) => {
    expect(await getLabel(text)).toBe(
      toNotFoundMessage(
        `Doorstep doesn’t cover ${territory} yet. Type a city or ZIP in one of the 50 states.`,
      ),
    );
  });

  test.each([
    'APO AP 96349',
    'Unit 2050 Box 4190, APO AP 96278',
    'FPO, AE 09499-1234',
    'DPO AA 34002',
    '09012',
  ])('rejects the military address %j', async (text) => {
    expect(await getLabel(text)).toBe(
      toNotFoundMessage(
        'Doorstep doesn’t cover APO, FPO or DPO addresses. Type a city or ZIP in one of the 50 states.',
      ),
    );
  });

  test('suggests US places with the name of an uncovered place, unless its country is typed', async () => {
    expect((await getAlternatives('London')).slice(0, 2)).toEqual(['London, Ohio', 'London, Kentucky']);
    expect(await getAlternatives('San Juan')).toContain('San Juan, Texas');
    expect(await getAlternatives('London, UK')).toEqual([]);
  });

  test.each([
    ['Texas', 'Texas', 'Houston, Texas'],
    ['CA', 'California', 'Los Angeles, California'],
    ['Washington State', 'Washington', 'Seattle, Washington'],
  ])('rejects %j, the whole state %s, and suggests its largest cities', async (text, name, largest) => {
    expect(await getLabel(text)).toBe(
      `No results found for the address. ${name} is a whole state. Choose a city.`,
    );
    const cities = await getAlternatives(text);
    expect(cities[0]).toBe(largest);
    expect(cities).toHaveLength(6);
  });

  test('finds US cities that are better known than their namesakes abroad', async () => {
    for (const city of ['Birmingham', 'Melbourne', 'Athens', 'Cambridge', 'Vancouver'])
      expect((await geocode(city)).ok, city).toBe(true);
  });
});

describe('a ZIP code typed after a city', () => {
  test.each([
    ['Columbus, GA 33902-1200', 'Columbus, Georgia', '33902 isn’t in Columbus, GA. Check the ZIP code.'],
    ['Springfield, IL 01103', 'Springfield, Illinois', '01103 isn’t in Springfield, IL. Check the ZIP code.'],
    ['Kansas City, KS 64101', 'Kansas City, Kansas', '64101 isn’t in Kansas City, KS. Check the ZIP code.'],
    ['Austin, TX 78700', 'Austin, Texas', '78700 isn’t in Austin, TX. Check the ZIP code.'],
    ['5 Elm St, Reno NV 10001', 'Reno, Nevada', '10001 isn’t in Reno, NV. Check the ZIP code.'],
    ['Miami FL 34012', 'Miami, Florida', '34012 isn’t in Miami, FL. Check the ZIP code.'],
  ])('%j resolves to %s, with a warning about the ZIP code', async (text, label, warning) => {
    const result = await geocode(text);
    expect(result).toMatchObject({ ok: true, warning });
    expect(await getLabel(text)).toBe(label);
    expect(await geocodeForForm(text)).toMatchObject({ ok: false, message: warning });
  });

  test.each([
    'Springfield, IL 62701',
    'Springfield 01103',
    'Los Angeles, CA 90210',
    '12345 Main St, Boise, ID',
  ])('%j has no warning', async (text) =>
    expect(await geocode(text)).toMatchObject({ ok: true, warning: null }),
  );
});

describe('a text that means the visitor’s own place', () => {
  test.each(['near me', 'Around me', 'cerca de mí', 'my location'])(
    'has no results, but a hint: %j',
    async (text) => {
      const help = 'Press “Use my location”, or type a US city or ZIP.';
      expect(await getLabel(text)).toBe(toNotFoundMessage(help));
      expect(await suggestPlaces(text)).toEqual({ places: [], street: null, note: help, state: null });
    },
  );
});

describe('suggestPlaces', () => {
  test.each([
    ['1300 S Congress Ave, Aus', '1300 S Congress Ave'],
    ['Suite 5, 12 Elm St, Austin, T', 'Suite 5, 12 Elm St'],
    ['1300 S Congress Ave Austin TX', '1300 S Congress Ave'],
  ])('separates the street from the place in %j', async (text, street) => {
    const suggestions = await suggestPlaces(text);
    expect([suggestions.places[0]?.label, suggestions.street]).toEqual(['Austin, Texas', street]);
  });
});

describe('an ambiguous name', () => {
  test('suggests the other places with the name', async () => {
    expect(await getAlternatives('Springfield')).toEqual([
      'Springfield, Massachusetts',
      'Springfield, Illinois',
      'Springfield, Oregon',
      'Springfield, Ohio',
      'Springfield, Virginia',
      'Springfield, Pennsylvania',
    ]);
    expect(await getAlternatives('Portland')).toContain('Portland, Maine');
  });

  test('suggests no other places if the state is typed or the others are far smaller', async () => {
    for (const text of ['Springfield IL', 'Austin', '94110', 'Chicago'])
      expect(await getAlternatives(text), text).toEqual([]);
  });
});

describe('a place typed with its state', () => {
  test.each([
    'Tryo, MI',
    'Cape Cod, MA',
    'St Pete FL',
    'Suffolk County, NY',
    'Bigtown, WY',
    'Zzyzq Falls, OR',
  ])('is not found in another state: %j', async (text) => {
    const result = await geocode(text);
    const code = text.slice(-2);
    if (result.ok) expect(findUsState(code)?.name).toBe(result.place.address.state);
    else expect(result.message).toBe('No results found for the address');
  });
});
