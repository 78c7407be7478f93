import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveJobSearch } from '@/lib/jobs/search-place';
import { normalizeAddress, type Place } from '@/lib/places/place';
import { placeCookieName, serializePlaceCookie } from '@/lib/places/place-cookie';

const cookieJar = new Map<string, string>();
const { getViewer, getOwnCompany, getOwnTalentProfile, geocode, reverseEmbedded } = vi.hoisted(() => ({
  getViewer: vi.fn(),
  getOwnCompany: vi.fn(),
  getOwnTalentProfile: vi.fn(),
  geocode: vi.fn(),
  reverseEmbedded: vi.fn(),
}));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => cookieJar.has(name) && { value: cookieJar.get(name) } }),
  headers: async () => new Headers(),
}));
vi.mock('@/lib/supabase/server', () => ({ hasSession: async () => true }));
vi.mock('@/lib/auth/viewer', () => ({ getViewer }));
vi.mock('@/lib/employers/queries', () => ({ getOwnCompany }));
vi.mock('@/lib/talents/queries', () => ({ getOwnTalentProfile }));
vi.mock('@/lib/rate-limits/rate-limits', () => ({ enforceRateLimit: async () => {} }));
vi.mock('@/lib/places/geocode', () => ({ geocode }));
vi.mock('@/lib/places/embedded-geocoder', async (original) => ({
  ...(await original<typeof import('@/lib/places/embedded-geocoder')>()),
  reverseEmbedded,
}));

const placeIn = (city: string, lat: number): Place => ({
  coordinates: { lat, lng: -97.743 },
  address: normalizeAddress({ city, state: 'Texas', country: 'United States' }),
});
const storePlaceCookie = (place: Place, isChosen: boolean) =>
  cookieJar.set(placeCookieName(false), serializePlaceCookie({ place, radiusKm: 25, isChosen }));
const getSearchPlaceName = async (params: Record<string, string> = {}) =>
  (await resolveJobSearch(params)).where.name;

beforeEach(() => {
  cookieJar.clear();
  getViewer.mockResolvedValue({ id: '1', role: 'job_seeker' });
  getOwnTalentProfile.mockResolvedValue({ location: placeIn('Waco', 31.5), searchRadiusKm: 40 });
  getOwnCompany.mockResolvedValue({ location: placeIn('Plano', 33) });
  geocode.mockResolvedValue({ ok: true, place: placeIn('El Paso', 31.8) });
  reverseEmbedded.mockResolvedValue({ state: 'found', place: placeIn('Laredo', 27.5) });
});

describe('the center of a search is', () => {
  test('the point of the URL rather than any other place', async () => {
    storePlaceCookie(placeIn('Austin', 30.267), true);
    expect(await getSearchPlaceName({ lat: '27.5', lng: '-99.5', place: 'El Paso' })).toBe('Laredo, Texas');
  });

  test('rounded like the stored place, so that lists and job pages show the same distance', async () => {
    const { search } = await resolveJobSearch({ lat: '29.7633', lng: '-95.3633' });
    expect(search.center).toEqual({ lat: 29.763, lng: -95.363 });
  });

  test('the place of the URL rather than the stored place', async () => {
    storePlaceCookie(placeIn('Austin', 30.267), true);
    expect(await getSearchPlaceName({ place: 'El Paso' })).toBe('El Paso, Texas');
  });

  test('the visitor’s own place if the place or the words contain “near me”', async () => {
    storePlaceCookie(placeIn('Austin', 30.267), true);
    geocode.mockClear();
    expect(await getSearchPlaceName({ place: 'near me' })).toBe('Austin, Texas');
    const { search, where } = await resolveJobSearch({ q: 'nurse near me' });
    expect([search.query, where.name]).toEqual(['nurse', 'Austin, Texas']);
    expect(geocode).not.toHaveBeenCalled();
  });

  test('the typed city, with a warning if its ZIP code is elsewhere', async () => {
    const warning = '33902 isn’t in El Paso, TX. Check the ZIP code.';
    geocode.mockResolvedValue({ ok: true, place: placeIn('El Paso', 31.8), warning, alternatives: [] });
    const { where } = await resolveJobSearch({ place: 'El Paso, TX 33902' });
    expect([where.name, where.problem]).toEqual(['El Paso, Texas', warning]);
  });

  test('the chosen place rather than the place of the profile', async () => {
    storePlaceCookie(placeIn('Austin', 30.267), true);
    const { where, search, isVisitorPlace } = await resolveJobSearch({});
    expect(where.name).toBe('Austin, Texas');
    expect([search.center, search.radiusKm, isVisitorPlace]).toEqual([
      { lat: 30.267, lng: -97.743 },
      25,
      true,
    ]);
    expect(getViewer).not.toHaveBeenCalled();
  });

  test('the place whose page was opened last if the visitor has no profile', async () => {
    storePlaceCookie(placeIn('Austin', 30.267), false);
    getOwnTalentProfile.mockResolvedValue(null);
    const { where, search } = await resolveJobSearch({});
    expect([where.name, search.radiusKm]).toEqual(['Austin, Texas', 25]);
  });

  test("the place and radius of a job seeker's profile rather than the page opened last", async () => {
    storePlaceCookie(placeIn('Austin', 30.267), false);
    const { where, search } = await resolveJobSearch({});
    expect([where.name, search.radiusKm]).toEqual(['Waco, Texas', 40]);
  });

  test("the place of an employer's company, within 10 km", async () => {
    getViewer.mockResolvedValue({ id: '1', role: 'employer' });
    const { where, search } = await resolveJobSearch({});
    expect([where.name, search.radiusKm]).toEqual(['Plano, Texas', 10]);
  });

  test('missing if no place is known or loading the profile fails', async () => {
    getViewer.mockResolvedValue(null);
    const { where, search, queryFor } = await resolveJobSearch({ radius: '25' });
    expect([where.name, where.problem, search.center, search.radiusKm]).toEqual([null, null, null, 25]);
    const query: Record<string, unknown> = queryFor(search);
    expect([query.lat, query.radius]).toEqual([undefined, undefined]);
    getViewer.mockRejectedValue(new Error('The auth service is down.'));
    expect(await getSearchPlaceName()).toBeNull();
  });
});

test('a link to a search contains its point or the typed place, so that others see the same place', async () => {
  storePlaceCookie(placeIn('Austin', 30.267), true);
  const own = await resolveJobSearch({});
  expect(own.queryFor(own.search)).toMatchObject({ place: '', lat: 30.267, lng: -97.743, radius: 25 });
  const typed = await resolveJobSearch({ place: 'El Paso', radius: '5' });
  const query: Record<string, unknown> = typed.queryFor(typed.search);
  expect([query.place, query.lat, query.radius]).toEqual(['El Paso', undefined, 5]);
});

test('an unchanged place field is not geocoded', async () => {
  storePlaceCookie(placeIn('Austin', 30.267), true);
  geocode.mockClear();
  expect(await getSearchPlaceName({ place: 'Austin, Texas' })).toBe('Austin, Texas');
  expect(geocode).not.toHaveBeenCalled();
});

test('an emptied place field searches everywhere, nearest first', async () => {
  storePlaceCookie(placeIn('Austin', 30.267), true);
  const { search } = await resolveJobSearch({ place: '', radius: '25' });
  expect([search.center, search.radiusKm]).toEqual([{ lat: 30.267, lng: -97.743 }, null]);
});
