import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostedJob, postJobs, removePostedJobs } from '../jobs/posted-jobs.ts';
import { type Transaction, withLimits } from '../jobs/with-limits.ts';
import { sql } from '../support/sql.ts';

/** In the open Pacific, where nobody else's jobs are. */
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
  const house = Array.from({ length: 60 }, () => ({
    title: 'Lighthouse Keeper',
    coordinates: { lat: -43.1, lng: -121.1 },
  }));
  const gone = [
    { status: 'closed' as const, coordinates: corner },
    { expiresAt: new Date(Date.now() - 1000), createdAt: new Date(Date.now() - 9e8), coordinates: corner },
  ];
  jobs = await postJobs([...spread, ...house, ...gone]);
});
afterAll(removePostedJobs);

type Answer = { squares: number[][]; jobs: { id: string; title: string }[]; total: number; is_more: boolean };
type Asked = {
  box?: readonly number[];
  zoom?: number;
  circle?: number[];
  words?: string;
  types?: string[];
  pay?: number;
};

async function ask(
  { box = sea, zoom = 8, circle = [], words, types, pay }: Asked,
  database: Pick<Transaction, 'unsafe'> = sql,
): Promise<Answer> {
  const [lat, lng, km] = circle;
  const [answer] = await database.unsafe<Answer[]>(
    `select squares, jobs, total::int, is_more from public.jobs_on_map($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11)`,
    [...box, zoom, lat ?? null, lng ?? null, km ?? null, words ?? null, types ?? null, pay ?? null],
  );
  if (!answer) throw new Error('no answer');
  return answer;
}

const sum = ({ squares }: Answer) => squares.reduce((all, [, , count = 0]) => all + count, 0);
const isOpen = (job: PostedJob) => job.status === 'open' && job.expiresAt > new Date();
const within = ([west = 0, south = 0, east = 0, north = 0]: readonly number[], job: PostedJob) =>
  job.coordinates.lng >= west &&
  job.coordinates.lng <= east &&
  job.coordinates.lat >= south &&
  job.coordinates.lat <= north;

describe('a map of a search', () => {
  test.each([3, 5, 8, 11, 14, 17, 19])('counts each open job in view once at zoom %i', async (zoom) => {
    // From zoom 12 the sea is larger than a screen.
    const size = 2 / 2 ** Math.max(0, zoom - 11);
    const [lng, lat] = [corner.lng + 0.0053, corner.lat + 0.0053];
    const box = [lng - size / 2, lat - size / 2, lng + size / 2, lat + size / 2];
    const seen = jobs.filter((job) => isOpen(job) && within(zoom > 11 ? box : sea, job));
    expect(seen.length).toBeGreaterThan(0);
    const answer = await ask(zoom > 11 ? { zoom, box } : { zoom });
    expect([sum(answer), answer.total, answer.is_more]).toEqual([seen.length, seen.length, false]);
    const level = zoom > 16 ? 25 : zoom + 2;
    const [told] = await sql<{ squares: number }[]>`
      select count(distinct square)::int as squares from public.jobs, public.map_square(lat, lng, ${level}) as square
      where id = any (${seen.map(({ id }) => id)})`;
    expect(answer.squares).toHaveLength(told?.squares ?? 0);
  });

  test('shows what is in its box, and nothing beside it', async () => {
    for (let index = 0; index < 40; index++) {
      const west = -122.5001 + ((index * 7) % 10) / 10;
      const south = -44.3001 + ((index * 3) % 10) / 10;
      const box = [west, south, west + 0.1 + index / 40, south + 0.05 + index / 50];
      const expected = jobs.filter((job) => isOpen(job) && within(box, job)).length;
      expect(sum(await ask({ box, zoom: 9 })), box.join()).toBe(expected);
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
  ])('finds what the list finds by %s', async (_, asked, matches) => {
    const expected = jobs.filter((job) => isOpen(job) && matches(job)).length;
    expect(expected).toBeGreaterThan(0);
    expect(sum(await ask(asked))).toBe(expected);
  });

  test('keeps to the circle of the search, as its count does', async () => {
    const circle = [-43.9, -122.1, 20];
    const [count] = await sql.unsafe<{ total: number }[]>(
      'select total::int from public.count_jobs($1, $2, $3)',
      circle,
    );
    expect(sum(await ask({ circle }))).toBe(count?.total);
    expect(sum(await ask({ circle, words: 'diver' }))).toBeLessThan(count?.total ?? 0);
  });

  test('tells the jobs of a place one by one, as many as a page has', async () => {
    const { squares, jobs: told } = await ask({ box: [-121.1001, -43.1001, -121.0999, -43.0999], zoom: 19 });
    expect(squares).toEqual([[-43.1, -121.1, 60, -43.1, -121.1, -43.1, -121.1]]);
    expect(new Set(told.map(({ title }) => title))).toEqual(new Set(['Lighthouse Keeper']));
    expect(told).toHaveLength(50);
  });

  test('refuses what is no box of degrees', async () => {
    for (const asked of [{ box: [1, 1, 0, 2] }, { box: [0, 0, 1, 91] }, { zoom: 2 }, { zoom: 20 }])
      await expect(ask(asked)).rejects.toMatchObject({ code: '22023' });
  });

  test('refuses a box larger than a screen of 4,000 pixels at its zoom', async () => {
    await expect(ask({ box: [-180, -90, 180, 90], zoom: 14 })).rejects.toMatchObject({ code: '22023' });
    for (let zoom = 3; zoom <= 19; zoom++) {
      const half = (px: number) => Math.min(px, 256 * 2 ** zoom) / (512 * 2 ** zoom);
      const lng = (px: number) => 360 * half(px);
      const lat = (px: number) => (Math.atan(Math.sinh(2 * Math.PI * half(px))) * 180) / Math.PI;
      const square = (px: number) => [-lng(px), -lat(px), lng(px), lat(px)];
      await expect(ask({ box: square(4000), zoom }), `zoom ${zoom}`).resolves.toBeDefined();
      if (zoom > 4)
        await expect(ask({ box: square(5200), zoom }), `zoom ${zoom}`).rejects.toMatchObject({
          code: '22023',
        });
    }
  });
});

test('where more are in view than can be read it says so, until their squares are counted', () =>
  withLimits({ 'read on map': 100, 'counted now': 100 }, async (transaction) => {
    const some = await ask({}, transaction);
    expect([sum(some), some.is_more]).toEqual([100, true]);
    await transaction`select public.count_map()`;
    // Each zoom shows four or sixteen of the counted squares as one.
    for (const zoom of [6, 7, 8]) {
      const all = await ask({ zoom }, transaction);
      expect([sum(all), all.total, all.is_more]).toEqual([140, 140, false]);
      const [told] = await transaction`
        select count(distinct square)::int as squares from public.jobs, public.map_square(lat, lng, ${zoom + 2}) as square
        where id = any (${jobs.filter(isOpen).map(({ id }) => id)})`;
      expect(all.squares).toHaveLength(told?.squares);
    }
    const partTime = await ask({ types: ['part-time'] }, transaction);
    expect([sum(partTime), partTime.total, partTime.is_more]).toEqual([20, 20, false]);
    // Few enough to read each.
    expect(sum(await ask({ circle: [-43.1, -121.1, 20] }, transaction))).toBe(60);
    expect(sum(await ask({ pay: 90 }, transaction))).toBe(
      jobs.filter((job) => isOpen(job) && (job.salary?.min ?? 0) >= 90).length,
    );
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.jobs set expires_at = now() where id = any (${jobs.map(({ id }) => id)})`;
    expect(sum(await ask({}, transaction))).toBe(140);
    await transaction`select public.count_map()`;
    expect(sum(await ask({}, transaction))).toBe(0);
  }));

test('where more match than can be read a map shows some of them, and says so', () =>
  withLimits({ 'read on map': 10 }, async (transaction) => {
    const found = await ask({ pay: 50 }, transaction);
    expect([sum(found), found.is_more]).toEqual([10, true]);
  }));
