// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearVisitorPlace, setChosenPlace, setVisitedPlace } from '@/components/places/visitor-place';
import { JobsOnMap } from '@/components/search/jobs-on-map';
import { type Coordinates, normalizeAddress, type Place } from '@/lib/places/place';
import { createJobSummary } from '../support/job-summary';
import { render } from '../ui/render';

const follow = vi.hoisted(() => vi.fn());
// Records the components' props, without tiles.
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
  FitPoints: ({ points }: { points: { coordinates: Coordinates }[] }) =>
    void follow(points.map(({ coordinates: { lat, lng } }) => `${lat},${lng}`)),
  FollowCenter: ({ center: { lat, lng } }: { center: Coordinates }) => <i data-follows={`${lat},${lng}`} />,
  WholeAreaButton: () => null,
}));
vi.mock('@/components/map/radius-circle', () => ({ RadiusCircle: () => null }));
vi.mock('@/components/map/job-markers', () => ({ JobMarkers: () => null }));

const createPlace = (city: string, coordinates: Coordinates): Place => ({
  coordinates,
  address: normalizeAddress({ city, state: 'Oregon', country: 'United States' }),
});
const portland = createPlace('Portland', { lat: 45.523, lng: -122.676 });
const salem = createPlace('Salem', { lat: 44.943, lng: -123.035 });
const job = { lat: 45.53, lng: -122.68 };

async function renderMap(
  center: Coordinates | null,
  { isVisitorPlace = null, view = 'list' }: { isVisitorPlace?: boolean | null; view?: 'list' | 'map' } = {},
) {
  const address = normalizeAddress({ city: 'Portland', state: 'Oregon', country: 'United States' });
  const { host } = await render(
    <div className="with-map">
      <JobsOnMap
        jobs={[createJobSummary('1', { location: { coordinates: job, address } })]}
        search={{ center, radiusKm: center && 10, view }}
        isVisitorPlace={isVisitorPlace}
      />
    </div>,
  );
  const at = (name: 'user' | 'follows') =>
    host.querySelector<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? null;
  return { user: at('user'), follows: at('follows'), fitted: follow.mock.lastCall?.[0] };
}

/** In act(), because maps of earlier tests are still subscribed. */
const applyChange = (change: () => void) => act(async () => change());

beforeEach(async () => {
  await applyChange(clearVisitorPlace);
  follow.mockClear();
});

describe("on a place's page, which is shared between visitors", () => {
  test('a visitor with another place has no dot, and the map fits only the jobs', async () => {
    await applyChange(() => setChosenPlace(salem));
    const shown = await renderMap(portland.coordinates);
    expect(shown.user).toBeNull();
    expect(shown.fitted).toEqual(['45.53,-122.68']);
    expect(shown.follows).toBe('45.523,-122.676');
  });

  test('a visitor with that place, chosen or visited, is shown with the jobs', async () => {
    for (const setPlace of [setChosenPlace, setVisitedPlace]) {
      await applyChange(clearVisitorPlace);
      await applyChange(() => setPlace(portland));
      const shown = await renderMap(portland.coordinates);
      expect(shown.user).toBe('45.523,-122.676');
      expect(shown.fitted).toEqual(['45.53,-122.68', '45.523,-122.676']);
    }
  });
});

test('the center of the visitor’s own search has the dot, regardless of the stored place', async () => {
  await applyChange(() => setChosenPlace(salem));
  expect((await renderMap(portland.coordinates, { isVisitorPlace: true })).user).toBe('45.523,-122.676');
  expect((await renderMap(portland.coordinates, { isVisitorPlace: false })).user).toBeNull();
});

describe('beside jobs without a center', () => {
  test('the visitor has a dot, and the map fits the jobs', async () => {
    await applyChange(() => setChosenPlace(salem));
    const shown = await renderMap(null);
    expect(shown.user).toBe('44.943,-123.035');
    expect(shown.fitted).toEqual(['45.53,-122.68']);
    expect(shown.follows).toBeNull();
  });

  test('the specified map is centered on the visitor, otherwise on the first job', async () => {
    expect((await renderMap(null, { view: 'map' })).follows).toBe('45.53,-122.68');
    await applyChange(() => setChosenPlace(salem));
    expect((await renderMap(null, { view: 'map' })).follows).toBe('44.943,-123.035');
  });
});
