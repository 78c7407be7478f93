import { beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '@/lib/places/place';
import { resolveTypedPlace } from '@/lib/postings/typed-place';

const geocode = vi.hoisted(() => vi.fn());
vi.mock('@/lib/places/geocode', () => ({ geocodeForForm: geocode }));
vi.mock('@/lib/rate-limits/rate-limits', () => ({ enforceRateLimit: async () => {} }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const placeIn = (city: string, state: string): Place => ({
  coordinates: { lat: 40, lng: -100 },
  address: { city, state, country: 'United States', street: null, zipCode: null, neighborhood: null },
});
const austin = JSON.stringify(placeIn('Austin', 'Texas'));
const boise = placeIn('Boise', 'Idaho');

beforeEach(() => geocode.mockReset().mockResolvedValue({ ok: true, place: boise, street: null }));

test.each([
  ['does not change a selected place', { location: austin, place: 'Austin, Texas' }, austin, false],
  ['does not change a selected place whose text was cleared', { location: austin, place: '' }, austin, false],
  ['geocodes a typed place', { location: '', place: ' Boise, ID ' }, JSON.stringify(boise), true],
  [
    'geocodes a place typed over a selected one',
    { location: austin, place: 'Boise, ID' },
    JSON.stringify(boise),
    true,
  ],
])('%s', async (_, form, location, isGeocoded) => {
  expect(await resolveTypedPlace.parseAsync({ title: 'Baker', street: '', ...form })).toEqual({
    title: 'Baker',
    location,
  });
  expect(geocode.mock.calls).toEqual(isGeocoded ? [['Boise, ID']] : []);
});

test('reports an unknown place at its field', async () => {
  geocode.mockResolvedValue({ ok: false, message: 'No results found for the address', isNotFound: true });
  const { error } = await resolveTypedPlace.safeParseAsync({ location: austin, place: 'Qqzz', street: '' });
  expect(error?.issues).toMatchObject([{ path: ['location'], message: 'No results found for the address' }]);
});

test.each([
  [
    'in its own field',
    { location: austin, place: 'Austin, Texas', street: '9 Elm St' },
    'Austin',
    '9 Elm St',
  ],
  ['before the place', { location: '', place: '9 Elm St, Boise, ID', street: '' }, 'Boise', '9 Elm St'],
])('keeps a street that was typed %s', async (_, form, city, street) => {
  geocode.mockResolvedValue({ ok: true, place: boise, street });
  const { location } = await resolveTypedPlace.parseAsync(form);
  expect(JSON.parse(location).address).toMatchObject({ city, street });
});
