// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearVisitorPlace, setChosenPlace, setVisitedPlace } from '@/components/places/visitor-place';
import { JobsOnMap } from '@/components/search/jobs-on-map';
import { type Coordinates, normalizeAddress, type Place } from '@/lib/places/place';
import { createJobSummary } from '../support/job-summary';
import { render } from '../ui/render';

const fitPoints = vi.hoisted(() => vi.fn());
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
    void fitPoints(points.map(({ coordinates: { lat, lng } }) => `${lat},${lng}`)),
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
  const getPoint = (name: 'user' | 'follows') =>
    host.querySelector<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? null;
  return { user: getPoint('user'), follows: getPoint('follows'), fitted: fitPoints.mock.lastCall?.[0] };
}

/** In act(), because maps of earlier tests are still subscribed. */
const applyChange = (change: () => void) => act(async () => change());

beforeEach(async () => {
  await applyChange(clearVisitorPlace);
  fitPoints.mockClear();
});

describe("the map on a place's page, which is shared between visitors", () => {
  test('does not show a visitor with another place, and fits only the jobs', async () => {
    await applyChange(() => setChosenPlace(salem));
    const shown = await renderMap(portland.coordinates);
    expect(shown.user).toBeNull();
    expect(shown.fitted).toEqual(['45.53,-122.68']);
    expect(shown.follows).toBe('45.523,-122.676');
  });

  test('shows a visitor who chose or visited the place, and fits visitor and jobs', async () => {
    for (const setPlace of [setChosenPlace, setVisitedPlace]) {
      await applyChange(clearVisitorPlace);
      await applyChange(() => setPlace(portland));
      const shown = await renderMap(portland.coordinates);
      expect(shown.user).toBe('45.523,-122.676');
      expect(shown.fitted).toEqual(['45.53,-122.68', '45.523,-122.676']);
    }
  });
});

test('the map shows the visitor at the center of their own search, regardless of the stored place', async () => {
  await applyChange(() => setChosenPlace(salem));
  expect((await renderMap(portland.coordinates, { isVisitorPlace: true })).user).toBe('45.523,-122.676');
  expect((await renderMap(portland.coordinates, { isVisitorPlace: false })).user).toBeNull();
});

describe('the map of a search without a center', () => {
  test('shows the visitor, but fits only the jobs', async () => {
    await applyChange(() => setChosenPlace(salem));
    const shown = await renderMap(null);
    expect(shown.user).toBe('44.943,-123.035');
    expect(shown.fitted).toEqual(['45.53,-122.68']);
    expect(shown.follows).toBeNull();
  });

  test('is centered on the visitor in the map view, or on the first job if the visitor has no place', async () => {
    expect((await renderMap(null, { view: 'map' })).follows).toBe('45.53,-122.68');
    await applyChange(() => setChosenPlace(salem));
    expect((await renderMap(null, { view: 'map' })).follows).toBe('44.943,-123.035');
  });
});
