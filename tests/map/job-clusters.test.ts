import { describe, expect, test } from 'vitest';
import { type Bounds, gatherSpots, indexSpots, isAmong, spotsOfSquares } from '@/components/map/job-clusters';
import type { MapJob } from '@/lib/jobs/map-job';

const world: Bounds = [-180, -85, 180, 85];

const jobAt = (id: string, lat: number, lng: number): MapJob => ({
  id,
  title: `Barista ${id}`,
  href: `/${id}`,
  coordinates: { lat, lng },
  payMark: null,
  facts: ['Corner Cafe · San Francisco', 'Not specified'],
});

/** Spread over a city by a fixed rule, so that every run sees the same map. */
const city = Array.from({ length: 2000 }, (_, index) =>
  jobAt(`j${index}`, 37.6 + ((index * 7919) % 1000) / 2500, -122.5 + ((index * 104_729) % 1000) / 2500),
);

describe('jobs at one address', () => {
  const spots = gatherSpots([
    jobAt('a', 37.75, -122.41),
    jobAt('b', 37.7, -122.4),
    jobAt('c', 37.75, -122.41),
  ]);

  test('share a marker, in the order of the list', () => {
    expect(spots.map(({ jobs }) => jobs.map(({ id }) => id))).toEqual([['a', 'c'], ['b']]);
  });

  test('stay where they are', () => {
    for (const { coordinates, jobs } of spots)
      for (const job of jobs) expect(job.coordinates).toEqual(coordinates);
  });

  test('still share it at the closest zoom, where nothing is clustered any more', () => {
    const marks = indexSpots(spots).marksIn(world, 19);
    expect(marks.map((mark) => mark.kind === 'spot' && mark.spot.jobs.length).sort()).toEqual([1, 2]);
  });
});

describe('clusters', () => {
  const index = indexSpots(gatherSpots(city));
  const jobsOf = (zoom: number) =>
    index
      .marksIn(world, zoom)
      .reduce((sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : mark.spot.count), 0);

  test.each([0, 8, 12, 15, 17, 19])('count every job once at zoom %i', (zoom) => {
    expect(jobsOf(zoom)).toBe(city.length);
  });

  test('fall apart where all of what they are is seen', () => {
    const cluster = index.marksIn(world, 8).find((mark) => mark.kind === 'cluster');
    if (cluster?.kind !== 'cluster') throw new Error('two thousand jobs in one city must cluster at zoom 8');
    const inside = city.filter((job) => isAmong(cluster, job));
    expect(inside).toHaveLength(cluster.count);
    const around: Bounds = [-122.6, 37.5, -122, 38.1];
    expect(index.marksIn(around, 11).length).toBeGreaterThan(index.marksIn(around, 8).length);
  });

  test('are sought in view only', () => {
    const corner: Bounds = [-122.5, 37.6, -122.45, 37.65];
    const marks = index.marksIn(corner, 19);
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) {
      if (mark.kind !== 'spot') throw new Error('nothing is clustered at zoom 19');
      expect(mark.spot.coordinates.lat).toBeLessThanOrEqual(37.651);
      expect(mark.spot.coordinates.lng).toBeLessThanOrEqual(-122.449);
    }
  });
});

describe('squares of the database', () => {
  const [point, square] = spotsOfSquares(
    [
      [37.75, -122.41, 3, 37.75, -122.41, 37.75, -122.41],
      [37.5, -122.2, 40, 37.4, -122.3, 37.6, -122.1],
    ],
    [jobAt('a', 37.75, -122.41), jobAt('b', 37.75, -122.41)],
  );
  if (!point || !square) throw new Error('each square is a spot');

  test('are one place with a list where all jobs are at one address, and a number elsewhere', () => {
    const marks = indexSpots([point, square]).marksIn(world, 14);
    expect(marks.map((mark) => (mark.kind === 'spot' ? mark.spot.count : -mark.count)).sort()).toEqual([
      -40, 3,
    ]);
    expect(point.jobs.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('know the cards of the list that are among them, told or not', () => {
    const marks = indexSpots([point, square]).marksIn(world, 14);
    const among = (id: string, lat: number, lng: number) =>
      marks.filter((mark) => isAmong(mark, jobAt(id, lat, lng))).map(({ kind }) => kind);
    expect(among('c', 37.75, -122.41)).toEqual(['spot']);
    expect(among('d', 37.55, -122.15)).toEqual(['cluster']);
    expect(among('e', 37.7, -122.15)).toEqual([]);
  });
});

test('an empty list is an empty map', () => {
  expect(indexSpots(gatherSpots([])).marksIn(world, 12)).toEqual([]);
});
