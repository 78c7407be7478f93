import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countJobs, searchJobs, searchJobsOnMap } from '@/lib/jobs/queries';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { formatArea } from '@/lib/places/area';
import { distanceKm } from '@/lib/places/place';
import { type Corner, isInShapes } from '../places/random-areas.ts';
import { sql } from '../support/sql.ts';
import { compareAreas, postAroundCenters, searchCenters } from './area-searches.ts';
import { type PostedJob, removePostedJobs } from './posted-jobs.ts';

let jobs: PostedJob[] = [];

beforeAll(async () => {
  jobs = await postAroundCenters();
});

afterAll(removePostedJobs);

describe('a search in an area', () => {
  test('matches brute force in 150 random areas', { timeout: 60_000 }, () => compareAreas(150));

  test('is limited by a radius that is passed to the SQL function', async () => {
    const shapes = [
      [
        [-53, -132],
        [-53, -130],
        [-52, -130],
        [-52, -132],
      ],
    ] as Corner[][];
    const [lat, lng] = searchCenters[0] as Corner;
    const inside = jobs.filter(
      ({ status, coordinates }) =>
        status === 'open' &&
        isInShapes([coordinates.lat, coordinates.lng], shapes) &&
        distanceKm({ lat, lng }, coordinates) <= 20,
    );
    const [count] = await sql`select total::int from public.count_jobs(${lat}, ${lng}, 20,
      more => ${JSON.stringify({ areas: shapes })}::text::jsonb)`;
    expect(inside.length).toBeGreaterThan(10);
    expect(count?.total).toBe(inside.length);
  });

  test('ignores the radius of the URL in list, count and map', async () => {
    const [lat, lng] = searchCenters[0] as Corner;
    const shape = [
      { lat: lat - 0.3, lng: lng - 0.3 },
      { lat: lat + 0.3, lng: lng - 0.3 },
      { lat, lng: lng + 0.3 },
    ];
    const inside = jobs.filter(
      ({ status, coordinates }) =>
        status === 'open' &&
        isInShapes(
          [coordinates.lat, coordinates.lng],
          [shape.map((corner) => [corner.lat, corner.lng] as const)],
        ),
    );
    const search = parseJobSearch({ area: formatArea([shape]), lat: '10', lng: '10', radius: '1' });
    const [page, count, map] = await Promise.all([
      searchJobs(search, 1, 50),
      countJobs(search),
      searchJobsOnMap(search, { box: [-179, -80, 179, 80], zoom: 3 }),
    ]);
    expect(inside.length).toBeGreaterThan(10);
    expect([page.total, count.total, map.total]).toEqual(Array(3).fill(inside.length));
    const ids = new Set(inside.map(({ id }) => id));
    expect(page.jobs.every(({ id }) => ids.has(id))).toBe(true);
  });

  test('rejects an invalid area', async () => {
    const errorCode =
      await sql`select from public.search_jobs(more => '{"areas": [[[1, 1], [2, 2]]]}')`.catch(
        ({ code }) => code,
      );
    expect(errorCode).toBe('22023');
  });
});
