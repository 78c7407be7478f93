import { describe, expect, test } from 'vitest';
import { areaOfPlaces, readPlacesAsked } from '@/lib/areas/area-of-places';
import { circleShape } from '@/lib/places/circle-shape';
import { distanceKm } from '@/lib/places/place';
import { placesToChoose } from '@/lib/places/queries';
import { isInShapes } from './random-areas.ts';

const oakland = { lat: 37.804, lng: -122.271 };

test.each([
  [oakland, 2, 12],
  [oakland, 10, 8],
  [{ lat: 64.8, lng: -147.7 }, 5, 8],
  [{ lat: 51.9, lng: 179.99 }, 3, 12],
])('a shape holds the whole circle, and little beside it: %j', (center, km, corners) => {
  const shape = circleShape(center, km, corners);
  const asCorners = [shape.map(({ lat, lng }) => [lat, lng] as const)];
  for (let turn = 0; turn < 360; turn += 5) {
    const { lat, lng } = circleShape(center, km * Math.cos(Math.PI / 360) * 0.999, 360)[turn] ?? center;
    expect(isInShapes([lat, lng], asCorners)).toBe(true);
  }
  for (const corner of shape) expect(distanceKm(center, corner)).toBeLessThan(km * 1.1);
});

test('a city has neighborhoods, ZIP codes and cities around it to choose from', async () => {
  const places = await placesToChoose(oakland);
  for (const kind of ['neighborhood', 'zip', 'city']) {
    const ofKind = places.filter((each) => each.kind === kind);
    expect(ofKind.length, kind).toBeGreaterThan(3);
    expect(ofKind.length, kind).toBeLessThanOrEqual(15);
    expect(distanceKm(ofKind[0]?.place.coordinates ?? oakland, oakland)).toBeLessThan(5);
  }
});

describe('several places', () => {
  const ask = (params: Record<string, string | string[]>) =>
    areaOfPlaces(readPlacesAsked({ at: '/jobs-near-me', around: '2', ...params }));

  test('are an area of a circle each', async () => {
    const area = await ask({ spot: ['37.8,-122.27', '37.83,-122.25'], around: '3' });
    expect(area).toHaveLength(2);
    expect(
      distanceKm((area as { lat: number; lng: number }[][])[0]?.[0] ?? oakland, { lat: 37.8, lng: -122.27 }),
    ).toBeCloseTo(3.1, 1);
  });

  test.each([
    ['none', {}, 'Choose at least one place.'],
    ['none that is a place', { spot: 'here' }, 'Choose at least one place.'],
    ['too many', { spot: Array.from({ length: 13 }, () => '1,1') }, 'Choose up to 12 places.'],
    [
      'from coast to coast',
      { spot: ['37.8,-122.27', '40.7,-74'] },
      'These places are too far apart. Choose places within 200 km of each other.',
    ],
  ])('say so where they are %s', async (_, params, sentence) => {
    expect(await ask(params as Record<string, string | string[]>)).toBe(sentence);
  });

  test('keep what else the search asks, but for its page and its area', () => {
    expect(
      readPlacesAsked({ at: '//evil.example', q: 'cook', page: '3', area: '1.A', spot: '1,1' }),
    ).toMatchObject({
      path: '/search',
      rest: { q: 'cook' },
      isAsked: false,
    });
  });
});
