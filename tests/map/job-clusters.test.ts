import { describe, expect, test } from 'vitest';
import {
  type Bounds,
  createClusterIndex,
  groupByPoint,
  markIncludesJob,
  toJobPoints,
} from '@/components/map/job-clusters';
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

/** Distributed over a city by a fixed rule, so that every run has the same map. */
const city = Array.from({ length: 2000 }, (_, index) =>
  jobAt(`j${index}`, 37.6 + ((index * 7919) % 1000) / 2500, -122.5 + ((index * 104_729) % 1000) / 2500),
);

describe('jobs at one address', () => {
  const points = groupByPoint([
    jobAt('a', 37.75, -122.41),
    jobAt('b', 37.7, -122.4),
    jobAt('c', 37.75, -122.41),
  ]);

  test("share a marker, in the list's order", () => {
    expect(points.map(({ jobs }) => jobs.map(({ id }) => id))).toEqual([['a', 'c'], ['b']]);
  });

  test('keep their coordinates', () => {
    for (const { coordinates, jobs } of points)
      for (const job of jobs) expect(job.coordinates).toEqual(coordinates);
  });

  test('share a marker even at the highest zoom, where points are not clustered', () => {
    const marks = createClusterIndex(points).getMarks(world, 19);
    expect(marks.map((mark) => mark.kind === 'point' && mark.point.jobs.length).sort()).toEqual([1, 2]);
  });
});

describe('clusters', () => {
  const index = createClusterIndex(groupByPoint(city));
  const countJobs = (zoom: number) =>
    index
      .getMarks(world, zoom)
      .reduce((sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : mark.point.count), 0);

  test.each([0, 8, 12, 15, 17, 19])('count every job once at zoom %i', (zoom) => {
    expect(countJobs(zoom)).toBe(city.length);
  });

  test('contain as many jobs as they count, and split when the map zooms in', () => {
    const cluster = index.getMarks(world, 8).find((mark) => mark.kind === 'cluster');
    if (cluster?.kind !== 'cluster') throw new Error('two thousand jobs in one city must cluster at zoom 8');
    const inside = city.filter((job) => markIncludesJob(cluster, job));
    expect(inside).toHaveLength(cluster.count);
    const around: Bounds = [-122.6, 37.5, -122, 38.1];
    expect(index.getMarks(around, 11).length).toBeGreaterThan(index.getMarks(around, 8).length);
  });

  test('are returned only within the given bounds', () => {
    const corner: Bounds = [-122.5, 37.6, -122.45, 37.65];
    const marks = index.getMarks(corner, 19);
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) {
      if (mark.kind !== 'point') throw new Error('nothing is clustered at zoom 19');
      expect(mark.point.coordinates.lat).toBeLessThanOrEqual(37.651);
      expect(mark.point.coordinates.lng).toBeLessThanOrEqual(-122.449);
    }
  });
});

describe('squares from the database', () => {
  const [point, square] = toJobPoints(
    [
      [37.75, -122.41, 3, 37.75, -122.41, 37.75, -122.41],
      [37.5, -122.2, 40, 37.4, -122.3, 37.6, -122.1],
    ],
    [jobAt('a', 37.75, -122.41), jobAt('b', 37.75, -122.41)],
  );
  if (!point || !square) throw new Error('each square becomes a point');

  test('become a point with its jobs if all jobs are at one address, otherwise a cluster', () => {
    const marks = createClusterIndex([point, square]).getMarks(world, 14);
    expect(marks.map((mark) => (mark.kind === 'point' ? mark.point.count : -mark.count)).sort()).toEqual([
      -40, 3,
    ]);
    expect(point.jobs.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('include the jobs within their extent, even jobs that the response does not list', () => {
    const marks = createClusterIndex([point, square]).getMarks(world, 14);
    const getKinds = (id: string, lat: number, lng: number) =>
      marks.filter((mark) => markIncludesJob(mark, jobAt(id, lat, lng))).map(({ kind }) => kind);
    expect(getKinds('c', 37.75, -122.41)).toEqual(['point']);
    expect(getKinds('d', 37.55, -122.15)).toEqual(['cluster']);
    expect(getKinds('e', 37.7, -122.15)).toEqual([]);
  });
});

test('an empty list has no markers', () => {
  expect(createClusterIndex(groupByPoint([])).getMarks(world, 12)).toEqual([]);
});
