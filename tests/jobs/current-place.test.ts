import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readJobSearch } from '@/lib/jobs/search-place';
import { normalizeAddress, type Place } from '@/lib/places/place';
import { placeCookieName, serializePlaceCookie } from '@/lib/places/place-cookie';

const jar = new Map<string, string>();
const { findViewer, findOwnCompany, findOwnTalentProfile, geocode, reverseEmbedded } = vi.hoisted(() => ({
  findViewer: vi.fn(),
  findOwnCompany: vi.fn(),
  findOwnTalentProfile: vi.fn(),
  geocode: vi.fn(),
  reverseEmbedded: vi.fn(),
}));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => jar.has(name) && { value: jar.get(name) } }),
  headers: async () => new Headers(),
}));
vi.mock('@/lib/supabase/server', () => ({ hasSession: async () => true }));
vi.mock('@/lib/auth/viewer', () => ({ findViewer }));
vi.mock('@/lib/employers/queries', () => ({ findOwnCompany }));
vi.mock('@/lib/talents/queries', () => ({ findOwnTalentProfile }));
vi.mock('@/lib/rate-limits/rate-limits', () => ({ takeLimit: async () => {} }));
vi.mock('@/lib/places/geocode', () => ({ geocode }));
vi.mock('@/lib/places/embedded-provider', async (original) => ({
  ...(await original<typeof import('@/lib/places/embedded-provider')>()),
  reverseEmbedded,
}));

const placeIn = (city: string, lat: number): Place => ({
  coordinates: { lat, lng: -97.743 },
  address: normalizeAddress({ city, state: 'Texas', country: 'United States' }),
});
const store = (place: Place, isChosen: boolean) =>
  jar.set(placeCookieName(false), serializePlaceCookie({ place, radiusKm: 25, isChosen }));
const nameOf = async (params: Record<string, string> = {}) => (await readJobSearch(params)).where.name;

beforeEach(() => {
  jar.clear();
  findViewer.mockResolvedValue({ id: '1', role: 'job_seeker' });
  findOwnTalentProfile.mockResolvedValue({ location: placeIn('Waco', 31.5), searchRadiusKm: 40 });
  findOwnCompany.mockResolvedValue({ location: placeIn('Plano', 33) });
  geocode.mockResolvedValue({ ok: true, place: placeIn('El Paso', 31.8) });
  reverseEmbedded.mockResolvedValue({ state: 'found', place: placeIn('Laredo', 27.5) });
});

describe('a search is around', () => {
  test('the point of the URL before everything', async () => {
    store(placeIn('Austin', 30.267), true);
    expect(await nameOf({ lat: '27.5', lng: '-99.5', place: 'El Paso' })).toBe('Laredo, Texas');
  });

  test('that point as it is remembered, so that lists and job pages say one distance', async () => {
    const { search } = await readJobSearch({ lat: '29.7633', lng: '-95.3633' });
    expect(search.center).toEqual({ lat: 29.763, lng: -95.363 });
  });

  test('the words of the URL before what is stored', async () => {
    store(placeIn('Austin', 30.267), true);
    expect(await nameOf({ place: 'El Paso' })).toBe('El Paso, Texas');
  });

  test('the visitor’s own place for “near me”, as a place and as words', async () => {
    store(placeIn('Austin', 30.267), true);
    geocode.mockClear();
    expect(await nameOf({ place: 'near me' })).toBe('Austin, Texas');
    const { search, where } = await readJobSearch({ q: 'nurse near me' });
    expect([search.query, where.name]).toEqual(['nurse', 'Austin, Texas']);
    expect(geocode).not.toHaveBeenCalled();
  });

  test('the typed city, with a sentence about a ZIP code that lies elsewhere', async () => {
    const warning = '33902 isn’t in El Paso, TX. Check the ZIP code.';
    geocode.mockResolvedValue({ ok: true, place: placeIn('El Paso', 31.8), warning, alternatives: [] });
    const { where } = await readJobSearch({ place: 'El Paso, TX 33902' });
    expect([where.name, where.problem]).toEqual(['El Paso, Texas', warning]);
  });

  test('the chosen place before the profile', async () => {
    store(placeIn('Austin', 30.267), true);
    const { where, search, isTheirPlace } = await readJobSearch({});
    expect(where.name).toBe('Austin, Texas');
    expect([search.center, search.radiusKm, isTheirPlace]).toEqual([{ lat: 30.267, lng: -97.743 }, 25, true]);
    expect(findViewer).not.toHaveBeenCalled();
  });

  test('the last place’s page that was read, without a profile', async () => {
    store(placeIn('Austin', 30.267), false);
    findOwnTalentProfile.mockResolvedValue(null);
    const { where, search } = await readJobSearch({});
    expect([where.name, search.radiusKm]).toEqual(['Austin, Texas', 25]);
  });

  test("a seeker's profile, with its radius, whatever page they read last", async () => {
    store(placeIn('Austin', 30.267), false);
    const { where, search } = await readJobSearch({});
    expect([where.name, search.radiusKm]).toEqual(['Waco, Texas', 40]);
  });

  test("an employer's company, within 10 km", async () => {
    findViewer.mockResolvedValue({ id: '1', role: 'employer' });
    const { where, search } = await readJobSearch({});
    expect([where.name, search.radiusKm]).toEqual(['Plano, Texas', 10]);
  });

  test('nothing where nobody said any, and where nobody can tell', async () => {
    findViewer.mockResolvedValue(null);
    const { where, search, queryFor } = await readJobSearch({ radius: '25' });
    expect([where.name, where.problem, search.center, search.radiusKm]).toEqual([null, null, null, 25]);
    const query: Record<string, unknown> = queryFor(search);
    expect([query.lat, query.radius]).toEqual([undefined, undefined]);
    findViewer.mockRejectedValue(new Error('The auth service is away.'));
    expect(await nameOf()).toBeNull();
  });
});

describe("a search's own links", () => {
  test('keep its place for whoever opens them: the point, or the words as they were typed', async () => {
    store(placeIn('Austin', 30.267), true);
    const own = await readJobSearch({});
    expect(own.queryFor(own.search)).toMatchObject({ place: '', lat: 30.267, lng: -97.743, radius: 25 });
    const typed = await readJobSearch({ place: 'El Paso', radius: '5' });
    const query: Record<string, unknown> = typed.queryFor(typed.search);
    expect([query.place, query.lat, query.radius]).toEqual(['El Paso', undefined, 5]);
  });

  test('of the box as it came ask no geocoder', async () => {
    store(placeIn('Austin', 30.267), true);
    geocode.mockClear();
    expect(await nameOf({ place: 'Austin, Texas' })).toBe('Austin, Texas');
    expect(geocode).not.toHaveBeenCalled();
  });

  test('of an emptied box go everywhere, nearest first', async () => {
    store(placeIn('Austin', 30.267), true);
    const { search } = await readJobSearch({ place: '', radius: '25' });
    expect([search.center, search.radiusKm]).toEqual([{ lat: 30.267, lng: -97.743 }, null]);
  });
});
