import { describe, expect, test } from 'vitest';
import { createAreaOfPlaces, parseMultiPlaceSearch } from '@/lib/areas/multi-place-search';
import { toCircleShape } from '@/lib/places/circle-shape';
import { distanceKm } from '@/lib/places/place';
import { listPlaceChoices } from '@/lib/places/queries';
import { isInShapes } from './random-areas.ts';

const oakland = { lat: 37.804, lng: -122.271 };

test.each([
  [oakland, 2, 12],
  [oakland, 10, 8],
  [{ lat: 64.8, lng: -147.7 }, 5, 8],
  [{ lat: 51.9, lng: 179.99 }, 3, 12],
])('the shape around %j encloses a circle of %i km, and little more', (center, km, corners) => {
  const shape = toCircleShape(center, km, corners);
  const shapes = [shape.map(({ lat, lng }) => [lat, lng] as const)];
  for (let turn = 0; turn < 360; turn += 5) {
    const { lat, lng } = toCircleShape(center, km * Math.cos(Math.PI / 360) * 0.999, 360)[turn] ?? center;
    expect(isInShapes([lat, lng], shapes)).toBe(true);
  }
  for (const corner of shape) expect(distanceKm(center, corner)).toBeLessThan(km * 1.1);
});

test('up to 15 neighborhoods, ZIP codes and cities around a point are listed to choose from', async () => {
  const places = await listPlaceChoices(oakland);
  for (const kind of ['neighborhood', 'zip', 'city']) {
    const placesOfKind = places.filter((place) => place.kind === kind);
    expect(placesOfKind.length, kind).toBeGreaterThan(3);
    expect(placesOfKind.length, kind).toBeLessThanOrEqual(15);
    expect(distanceKm(placesOfKind[0]?.place.coordinates ?? oakland, oakland)).toBeLessThan(5);
  }
});

describe('a search around several places', () => {
  const createArea = (params: Record<string, string | string[]>) =>
    createAreaOfPlaces(parseMultiPlaceSearch({ at: '/jobs-near-me', around: '2', ...params }));

  test('searches an area with one circle for each place', async () => {
    const area = await createArea({ spot: ['37.8,-122.27', '37.83,-122.25'], around: '3' });
    expect(area).toHaveLength(2);
    expect(
      distanceKm((area as { lat: number; lng: number }[][])[0]?.[0] ?? oakland, { lat: 37.8, lng: -122.27 }),
    ).toBeCloseTo(3.1, 1);
  });

  test.each([
    ['no places', {}, 'Choose at least one place.'],
    ['text instead of coordinates', { spot: 'here' }, 'Choose at least one place.'],
    ['13 places', { spot: Array.from({ length: 13 }, () => '1,1') }, 'Choose up to 12 places.'],
    [
      'places on both coasts',
      { spot: ['37.8,-122.27', '40.7,-74'] },
      'These places are too far apart. Choose places within 200 km of each other.',
    ],
  ])('rejects %s', async (_, params, message) => {
    expect(await createArea(params as Record<string, string | string[]>)).toBe(message);
  });

  test('keeps the other parameters, but not the page, the area or a path outside of the site', () => {
    expect(
      parseMultiPlaceSearch({ at: '//evil.example', q: 'cook', page: '3', area: '1.A', spot: '1,1' }),
    ).toMatchObject({
      path: '/search',
      otherParams: { q: 'cook' },
      isSubmitted: false,
    });
  });
});
