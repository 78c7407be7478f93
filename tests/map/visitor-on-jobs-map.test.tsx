// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPlace, rememberPlace, visitPlace } from '@/components/places/remember-place';
import { JobsOnMap } from '@/components/search/jobs-on-map';
import { type Coordinates, normalizeAddress, type Place } from '@/lib/places/place';
import { listedJob } from '../support/listed-job';
import { render } from '../ui/render';

const follow = vi.hoisted(() => vi.fn());
// What it is told to show, without tiles.
vi.mock('@/components/map/jobs-map', async () => ({
  JobsMap: (await import('@/components/map/jobs-map-canvas')).JobsMapCanvas,
}));
vi.mock('@/components/map/base-map', () => ({
  BaseMap: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('@/components/map/user-marker', () => ({
  UserMarker: ({ position }: { position: Coordinates }) => (
    <i data-user={`${position.lat},${position.lng}`} />
  ),
}));
vi.mock('@/components/map/map-camera', () => ({
  FollowSpots: ({ spots }: { spots: { coordinates: Coordinates }[] }) =>
    void follow(spots.map(({ coordinates: { lat, lng } }) => `${lat},${lng}`)),
  FollowCenter: ({ center: { lat, lng } }: { center: Coordinates }) => <i data-follows={`${lat},${lng}`} />,
  WholeAreaButton: () => null,
}));
vi.mock('@/components/map/radius-circle', () => ({ RadiusCircle: () => null }));
vi.mock('@/components/map/job-markers', () => ({ JobMarkers: () => null }));

const placeAt = (city: string, coordinates: Coordinates): Place => ({
  coordinates,
  address: normalizeAddress({ city, state: 'Oregon', country: 'United States' }),
});
const portland = placeAt('Portland', { lat: 45.523, lng: -122.676 });
const salem = placeAt('Salem', { lat: 44.943, lng: -123.035 });
const job = { lat: 45.53, lng: -122.68 };

async function show(
  center: Coordinates | null,
  { isTheirPlace = null, view = 'list' }: { isTheirPlace?: boolean | null; view?: 'list' | 'map' } = {},
) {
  const address = normalizeAddress({ city: 'Portland', state: 'Oregon', country: 'United States' });
  const { host } = await render(
    <div className="with-map">
      <JobsOnMap
        jobs={[listedJob('1', { location: { coordinates: job, address } })]}
        search={{ center, radiusKm: center && 10, view }}
        isTheirPlace={isTheirPlace}
      />
    </div>,
  );
  const at = (name: 'user' | 'follows') =>
    host.querySelector<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? null;
  return { user: at('user'), follows: at('follows'), fitted: follow.mock.lastCall?.[0] };
}

/** Maps of earlier pages listen too. */
const tell = (change: () => void) => act(async () => change());

beforeEach(async () => {
  await tell(forgetPlace);
  follow.mockClear();
});

describe("on a place's page, which everybody shares", () => {
  test('who chose another place gets no dot there, and the map fits the jobs alone', async () => {
    await tell(() => rememberPlace(salem));
    const shown = await show(portland.coordinates);
    expect(shown.user).toBeNull();
    expect(shown.fitted).toEqual(['45.53,-122.68']);
    expect(shown.follows).toBe('45.523,-122.676');
  });

  test('who chose that place, or whose location it counts as, is seen with the jobs', async () => {
    for (const know of [rememberPlace, visitPlace]) {
      await tell(forgetPlace);
      await tell(() => know(portland));
      const shown = await show(portland.coordinates);
      expect(shown.user).toBe('45.523,-122.676');
      expect(shown.fitted).toEqual(['45.53,-122.68', '45.523,-122.676']);
    }
  });
});

test('around the center of a search of theirs the visitor is, whatever the browser remembers', async () => {
  await tell(() => rememberPlace(salem));
  expect((await show(portland.coordinates, { isTheirPlace: true })).user).toBe('45.523,-122.676');
  expect((await show(portland.coordinates, { isTheirPlace: false })).user).toBeNull();
});

describe('beside jobs that are around nothing', () => {
  test('the visitor has a dot, and the map shows the jobs as near as all of them can be seen', async () => {
    await tell(() => rememberPlace(salem));
    const shown = await show(null);
    expect(shown.user).toBe('44.943,-123.035');
    expect(shown.fitted).toEqual(['45.53,-122.68']);
    expect(shown.follows).toBeNull();
  });

  test('the specified map is around the visitor, else around the first job', async () => {
    expect((await show(null, { view: 'map' })).follows).toBe('45.53,-122.68');
    await tell(() => rememberPlace(salem));
    expect((await show(null, { view: 'map' })).follows).toBe('44.943,-123.035');
  });
});
