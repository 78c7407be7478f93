import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostedJob, postJobs, removePostedJobs } from '../jobs/posted-jobs.ts';
import { type Transaction, withVisitorLimits } from '../jobs/with-limits.ts';
import { sql } from '../support/sql.ts';

/** In the open Pacific, away from the jobs of other tests. */
const corner = { lat: -44.2, lng: -122.4 };
const sea = [-123, -45, -121, -43] as const;
let jobs: PostedJob[] = [];

beforeAll(async () => {
  const spread = Array.from({ length: 80 }, (_, index) => ({
    title: index % 2 === 0 ? 'Kelp Diver' : 'Reef Warden',
    coordinates: {
      lat: corner.lat + 0.0053 + ((index * 37) % 80) / 100,
      lng: corner.lng + 0.0053 + ((index * 53) % 80) / 100,
    },
    type: index % 4 === 0 ? 'part-time' : 'full-time',
    salary: index % 3 === 0 ? { min: 20 + index, max: null, currency: 'USD', period: 'hour' } : null,
  })) satisfies Partial<PostedJob>[];
  const sameAddress = Array.from({ length: 60 }, () => ({
    title: 'Lighthouse Keeper',
    coordinates: { lat: -43.1, lng: -121.1 },
  }));
  const endedJobs = [
    { status: 'closed' as const, coordinates: corner },
    { expiresAt: new Date(Date.now() - 1000), createdAt: new Date(Date.now() - 9e8), coordinates: corner },
  ];
  jobs = await postJobs([...spread, ...sameAddress, ...endedJobs]);
});
afterAll(removePostedJobs);

type MapResult = {
  squares: number[][];
  jobs: { id: string; title: string }[];
  total: number;
  is_more: boolean;
};
type MapSearch = {
  box?: readonly number[];
  zoom?: number;
  circle?: number[];
  words?: string;
  types?: string[];
  pay?: number;
};

async function searchMap(
  { box = sea, zoom = 8, circle = [], words, types, pay }: MapSearch,
  database: Pick<Transaction, 'unsafe'> = sql,
): Promise<MapResult> {
  const [lat, lng, km] = circle;
  const [row] = await database.unsafe<MapResult[]>(
    `select squares, jobs, total::int, is_more from public.jobs_on_map($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11)`,
    [...box, zoom, lat ?? null, lng ?? null, km ?? null, words ?? null, types ?? null, pay ?? null],
  );
  if (!row) throw new Error('jobs_on_map returned no row.');
  return row;
}

const sumCounts = ({ squares }: MapResult) => squares.reduce((sum, [, , count = 0]) => sum + count, 0);
const isOpen = (job: PostedJob) => job.status === 'open' && job.expiresAt > new Date();
const isWithin = ([west = 0, south = 0, east = 0, north = 0]: readonly number[], job: PostedJob) =>
  job.coordinates.lng >= west &&
  job.coordinates.lng <= east &&
  job.coordinates.lat >= south &&
  job.coordinates.lat <= north;

describe('jobs_on_map', () => {
  test.each([3, 5, 8, 11, 14, 17, 19])('counts each open job in view once at zoom %i', async (zoom) => {
    // From zoom 12 the test area is larger than a screen.
    const size = 2 / 2 ** Math.max(0, zoom - 11);
    const [lng, lat] = [corner.lng + 0.0053, corner.lat + 0.0053];
    const box = [lng - size / 2, lat - size / 2, lng + size / 2, lat + size / 2];
    const jobsInView = jobs.filter((job) => isOpen(job) && isWithin(zoom > 11 ? box : sea, job));
    expect(jobsInView.length).toBeGreaterThan(0);
    const result = await searchMap(zoom > 11 ? { zoom, box } : { zoom });
    expect([sumCounts(result), result.total, result.is_more]).toEqual([
      jobsInView.length,
      jobsInView.length,
      false,
    ]);
    const level = zoom > 16 ? 25 : zoom + 2;
    const [expected] = await sql<{ squares: number }[]>`
      select count(distinct square)::int as squares from public.jobs, public.map_tile(lat, lng, ${level}) as square
      where id = any (${jobsInView.map(({ id }) => id)})`;
    expect(result.squares).toHaveLength(expected?.squares ?? 0);
  });

  test('counts only the jobs in its box', async () => {
    for (let index = 0; index < 40; index++) {
      const west = -122.5001 + ((index * 7) % 10) / 10;
      const south = -44.3001 + ((index * 3) % 10) / 10;
      const box = [west, south, west + 0.1 + index / 40, south + 0.05 + index / 50];
      const expected = jobs.filter((job) => isOpen(job) && isWithin(box, job)).length;
      expect(sumCounts(await searchMap({ box, zoom: 9 })), box.join()).toBe(expected);
    }
  });

  test.each([
    ['words', { words: 'diver' }, (job: PostedJob) => job.title === 'Kelp Diver'],
    ['types', { types: ['part-time'] }, (job: PostedJob) => job.type === 'part-time'],
    ['pay', { pay: 50 }, (job: PostedJob) => (job.salary?.min ?? 0) >= 50],
    [
      'words and types',
      { words: 'warden', types: ['full-time'] },
      (job: PostedJob) => job.title === 'Reef Warden' && job.type === 'full-time',
    ],
  ])('counts only the jobs that match by %s', async (_, search, matches) => {
    const expected = jobs.filter((job) => isOpen(job) && matches(job)).length;
    expect(expected).toBeGreaterThan(0);
    expect(sumCounts(await searchMap(search))).toBe(expected);
  });

  test("counts only the jobs in the search's circle, like count_jobs", async () => {
    const circle = [-43.9, -122.1, 20];
    const [count] = await sql.unsafe<{ total: number }[]>(
      'select total::int from public.count_jobs($1, $2, $3)',
      circle,
    );
    expect(sumCounts(await searchMap({ circle }))).toBe(count?.total);
    expect(sumCounts(await searchMap({ circle, words: 'diver' }))).toBeLessThan(count?.total ?? 0);
  });

  test('lists up to 50 jobs at a single address', async () => {
    const { squares, jobs: listedJobs } = await searchMap({
      box: [-121.1001, -43.1001, -121.0999, -43.0999],
      zoom: 19,
    });
    expect(squares).toEqual([[-43.1, -121.1, 60, -43.1, -121.1, -43.1, -121.1]]);
    expect(new Set(listedJobs.map(({ title }) => title))).toEqual(new Set(['Lighthouse Keeper']));
    expect(listedJobs).toHaveLength(50);
  });

  test('rejects an invalid box or zoom', async () => {
    for (const search of [{ box: [1, 1, 0, 2] }, { box: [0, 0, 1, 91] }, { zoom: 2 }, { zoom: 20 }])
      await expect(searchMap(search)).rejects.toMatchObject({ code: '22023' });
  });

  test('rejects a box larger than a screen of 4,000 pixels at its zoom', async () => {
    await expect(searchMap({ box: [-180, -90, 180, 90], zoom: 14 })).rejects.toMatchObject({ code: '22023' });
    for (let zoom = 3; zoom <= 19; zoom++) {
      const half = (px: number) => Math.min(px, 256 * 2 ** zoom) / (512 * 2 ** zoom);
      const lng = (px: number) => 360 * half(px);
      const lat = (px: number) => (Math.atan(Math.sinh(2 * Math.PI * half(px))) * 180) / Math.PI;
      const square = (px: number) => [-lng(px), -lat(px), lng(px), lat(px)];
      await expect(searchMap({ box: square(4000), zoom }), `zoom ${zoom}`).resolves.toBeDefined();
      if (zoom > 4)
        await expect(searchMap({ box: square(5200), zoom }), `zoom ${zoom}`).rejects.toMatchObject({
          code: '22023',
        });
    }
  });
});

test('a view with more jobs than the limit is reported as incomplete, unless its squares are counted in advance', () =>
  withVisitorLimits({ 'read on map': 100, 'counted now': 100 }, async (transaction) => {
    const partial = await searchMap({}, transaction);
    expect([sumCounts(partial), partial.is_more]).toEqual([100, true]);
    await transaction`select public.refresh_map_counts()`;
    // Each zoom merges four or sixteen counted squares into one.
    for (const zoom of [6, 7, 8]) {
      const complete = await searchMap({ zoom }, transaction);
      expect([sumCounts(complete), complete.total, complete.is_more]).toEqual([140, 140, false]);
      const [expected] = await transaction`
        select count(distinct square)::int as squares from public.jobs, public.map_tile(lat, lng, ${zoom + 2}) as square
        where id = any (${jobs.filter(isOpen).map(({ id }) => id)})`;
      expect(complete.squares).toHaveLength(expected?.squares);
    }
    const partTime = await searchMap({ types: ['part-time'] }, transaction);
    expect([sumCounts(partTime), partTime.total, partTime.is_more]).toEqual([20, 20, false]);
    // These searches have few enough jobs to read each of them.
    expect(sumCounts(await searchMap({ circle: [-43.1, -121.1, 20] }, transaction))).toBe(60);
    expect(sumCounts(await searchMap({ pay: 90 }, transaction))).toBe(
      jobs.filter((job) => isOpen(job) && (job.salary?.min ?? 0) >= 90).length,
    );
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.jobs set expires_at = now() where id = any (${jobs.map(({ id }) => id)})`;
    expect(sumCounts(await searchMap({}, transaction))).toBe(140);
    await transaction`select public.refresh_map_counts()`;
    expect(sumCounts(await searchMap({}, transaction))).toBe(0);
  }));

test('a filtered view with more jobs than the limit is reported as incomplete', () =>
  withVisitorLimits({ 'read on map': 10 }, async (transaction) => {
    const partial = await searchMap({ pay: 50 }, transaction);
    expect([sumCounts(partial), partial.is_more]).toEqual([10, true]);
  }));
