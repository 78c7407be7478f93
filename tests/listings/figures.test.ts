import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlaceFacts } from '@/lib/listings/place-facts';
import { distanceKm } from '@/lib/places/place';
import { type PostedJob, postJobs, removePostedJobs } from '../jobs/posted-jobs.ts';
import { type Transaction, withLimits } from '../jobs/with-limits.ts';
import { sql } from '../support/sql.ts';

/** In the open Pacific, where nobody else's jobs are. */
const center = { lat: -41.2, lng: -128.6 };
let jobs: PostedJob[] = [];

beforeAll(async () => {
  const drafts = Array.from({ length: 40 }, (_, index) => ({
    title: 'Kelp Diver',
    companyName: `Figures ${index % 2}`,
    // The last of them lie beyond 10 km.
    coordinates: { lat: center.lat + index * 0.0025, lng: center.lng },
    // Those nearby are not the newest.
    createdAt: new Date(Date.now() - (((index + 1) * 7) % 40) * 3_600_000 - 60_000),
    type: index % 4 === 0 ? 'volunteer' : 'full-time',
    tags: index % 5 === 0 ? ['deep-water'] : [],
    status: index === 7 ? 'paused' : 'open',
  })) satisfies Partial<PostedJob>[];
  jobs = await postJobs(drafts);
});
afterAll(removePostedJobs);

const around = () =>
  jobs.filter(({ coordinates, status }) => status === 'open' && distanceKm(center, coordinates) <= 10);

const newestFirst = (some: PostedJob[]) =>
  some.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());

type Database = Pick<Transaction, 'unsafe'>;

async function facts(database: Database): Promise<PlaceFacts | undefined> {
  const [row] = await database.unsafe<{ facts: PlaceFacts }[]>(
    `select public.place_facts($1, $2, 10, 'ocean', 'nowhere') as facts`,
    [center.lat, center.lng],
  );
  return row?.facts;
}
const typesOf = (counted: PostedJob[]) =>
  ['full-time', 'volunteer']
    .map((name) => ({ name, count: counted.filter(({ type }) => type === name).length }))
    .sort((a, b) => b.count - a.count);

/** Makes one figure; answers what went wrong, or nothing where none is due. */
const makeOne = (transaction: Transaction) =>
  transaction<{ failure: string | null }[]>`select failure from public.make_figure()`;

/** Makes the figures of this test, and whatever else is due; answers what went wrong. */
async function makeFigures(
  transaction: Transaction,
  // The places of every state take a while.
  wanted = `values ('["claims"]'::jsonb), ('["cities"]')`,
): Promise<string[]> {
  await transaction.unsafe(`create or replace function public.site_figures() returns setof jsonb language sql stable
    set search_path = '' as $$ ${wanted} $$`);
  const failures: string[] = [];
  for (;;) {
    const [due] = await makeOne(transaction);
    if (!due) return failures;
    if (due.failure !== null) failures.push(due.failure);
  }
}

const close = (transaction: Transaction, closed: PostedJob[]) =>
  transaction`update public.jobs set status = 'closed' where id = any (${closed.map(({ id }) => id)})`;

describe('the facts of a place', () => {
  test('are those of every open job within 10 km', async () => {
    const newest = newestFirst(around())[0]?.createdAt;
    const told = await facts(sql);
    expect(told).toMatchObject({ total: around().length, is_more: false, types: typesOf(around()) });
    expect(told?.tags).toEqual([
      { name: 'deep-water', count: around().filter(({ tags }) => tags.length > 0).length },
    ]);
    expect(new Date(told?.newest ?? '')).toEqual(newest);
  });

  test('are of the nearest where there are more than are counted', async () => {
    const told = await withLimits({ counted: 5 }, facts);
    const newest = newestFirst(around())[0]?.createdAt;
    expect(told).toMatchObject({ total: 5, is_more: true, types: typesOf(around().slice(0, 5)) });
    expect(new Date(told?.newest ?? '')).toEqual(newest);
  });
});

describe('a figure over all jobs', () => {
  const claims = async (database: Database) =>
    (await database.unsafe<{ claims: { jobs: number } }[]>('select public.count_claims() as claims'))[0]
      ?.claims.jobs;

  test('is counted now while there are few', async () => {
    await withLimits({ 'counted now': 1_000_000 }, async (transaction) => {
      expect(await makeOne(transaction)).toEqual([]);
      expect(await claims(transaction)).toBeGreaterThanOrEqual(around().length);
      await close(transaction, around().slice(0, 10));
      expect(await claims(transaction)).toBeGreaterThanOrEqual(around().length - 10);
    });
  });

  test('is cached where there are many, until it is due and a job has changed', async () => {
    await withLimits({ 'counted now': 5 }, async (transaction) => {
      await makeFigures(transaction);
      const before = await claims(transaction);
      // Many at once, because other tests post jobs meanwhile; enough are left to be many where none does.
      await close(transaction, around().slice(10));
      await makeFigures(transaction);
      expect(await claims(transaction)).toBe(before);
      await transaction`update public.cached_counts set counted_at = now() - interval '11 minutes', changes = changes - 1`;
      await makeFigures(transaction);
      expect(await claims(transaction)).not.toBe(before);
    });
  });

  test('is not counted again while no job has changed, but for an hour', async () => {
    await withLimits({ 'counted now': 5 }, async (transaction) => {
      await makeFigures(transaction);
      const age = (minutes: number) => transaction`
        update public.cached_counts
        set counted_at = now() - make_interval(mins => ${minutes}), changes = public.count_job_changes()`;
      await transaction`create or replace function public.count_job_changes() returns bigint language sql
        set search_path = '' as 'select 1::bigint'`;
      await age(59);
      expect(await makeOne(transaction)).toEqual([]);
      await age(61);
      expect(await makeOne(transaction)).toEqual([{ failure: null }]);
    });
  });

  test('is made where another one fails, which waits for its next turn', async () => {
    await withLimits({ 'counted now': 5 }, async (transaction) => {
      await transaction`delete from public.cached_counts`;
      await transaction.unsafe(`create or replace function public.categories_now() returns jsonb language sql
        set search_path = '' as 'select to_jsonb(1 / 0)'`);
      const failures = await makeFigures(transaction, `values ('["claims"]'::jsonb), ('["categories"]')`);
      expect(failures).toEqual(['["categories"]: division by zero']);
      expect([
        ...(await transaction`select question ->> 0 as name, answer is null as is_empty, counted_at is null as is_first
          from public.cached_counts order by 1`),
      ]).toEqual([
        { name: 'categories', is_empty: true, is_first: false },
        { name: 'claims', is_empty: false, is_first: false },
      ]);
    });
  });

  test('is made less often the longer it takes', async () => {
    await withLimits({ 'counted now': 5 }, async (transaction) => {
      await makeFigures(transaction);
      const age = (minutes: number) => transaction`
        update public.cached_counts
        set counted_at = now() - make_interval(mins => ${minutes}), took = '1 minute', changes = -1`;
      await age(99);
      expect(await makeOne(transaction)).toEqual([]);
      await age(101);
      expect(await makeOne(transaction)).toEqual([{ failure: null }]);
    });
  });
});

test('the figures are those of directories, of the map and of the sitemap of every state', async () => {
  await withLimits({ 'counted now': 5 }, async (transaction) => {
    await transaction`delete from public.cached_counts`;
    expect(await makeOne(transaction)).toEqual([{ failure: null }]);
    const [every] = await transaction`select count(*)::int as figures from public.site_figures()`;
    expect(every?.figures).toBeGreaterThan(54);
    const difference = await transaction`
      (select question from public.cached_counts where question ->> 0 not like 'test-%' except select public.site_figures())
      union all (select public.site_figures() except select question from public.cached_counts)`;
    expect(difference).toEqual([]);
  });
});

test('each kind of figure of the whole site can be made', async () => {
  const made = await sql<{ kind: string; figure: unknown }[]>`
    select question ->> 0 as kind, public.count_figure(question) as figure from (
      select distinct on (question ->> 0) question from public.site_figures() as question order by question ->> 0) as one`;
  expect(Object.fromEntries(made.map(({ kind, figure }) => [kind, figure]))).toEqual({
    claims: expect.objectContaining({ jobs: expect.any(Number), neighborhoods: expect.any(Number) }),
    categories: expect.arrayContaining([expect.objectContaining({ kind: 'type', slug: 'volunteer' })]),
    cities: expect.arrayContaining([expect.objectContaining({ state_slug: 'ocean', city_slug: 'nowhere' })]),
    'employer pages': expect.any(Number),
    map: expect.any(Number),
    places: expect.any(Array),
  });
});

test('the cities of a state and of an initial are told out of one figure', async () => {
  await withLimits({ 'counted now': 5 }, async (transaction) => {
    await makeFigures(transaction);
    const figures = await transaction<{ answer: { state_slug: string; city_slug: string }[] }[]>`
      select answer from public.cached_counts where question ->> 0 = 'cities'`;
    expect(figures.length).toBe(1);
    const every = figures[0]?.answer ?? [];
    const told = async (state: string | null, initial: string | null, most: number) =>
      (await transaction`select public.cities_with_jobs(${state}, ${initial}, ${most}) as told`)[0]?.told;
    const ofOcean = every.filter((city) => city.state_slug === 'ocean');
    expect(await told('ocean', null, 2000)).toEqual(ofOcean);
    expect(await told(null, 'n', 2000)).toEqual(every.filter((city) => city.city_slug.startsWith('n')));
    expect(await told(null, null, 1)).toEqual(every.slice(0, 1));
    expect(ofOcean.length).toBeGreaterThan(0);
  });
});

const categoryPage = async (category: string) =>
  (
    await sql<{ page: { total: number; name: string; newest: string; jobs: { id: string }[] } }[]>`
      select public.category_page(${center.lat}, ${center.lng}, 10, ${category}) as page`
  )[0]?.page;

test('a page of a category lists every job of it around', async () => {
  const expected = around().filter(({ tags }) => tags.length > 0);
  const found = await categoryPage('deep-water');
  expect(found).toMatchObject({ total: expected.length, is_more: false, name: 'deep-water' });
  expect(found?.jobs.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

test.each([
  ['full-time', () => around().filter(({ type }) => type === 'full-time')],
  ['other', around],
  ['healthcare', () => []],
])('a page of a type or an industry counts them all: %s', async (category, its) => {
  const found = await categoryPage(category);
  expect(found).toMatchObject({ total: its().length, is_more: false });
  expect(found?.jobs.map(({ id }) => id)).toEqual(
    its()
      .slice(0, 20)
      .map(({ id }) => id),
  );
});

test.each(['deep-water', 'full-time', 'other'])(
  'a page of a category says when the newest job of it was posted: %s',
  async (category) => {
    const its = around().filter(({ type, tags }) => [type, ...tags, 'other'].includes(category));
    const found = await categoryPage(category);
    expect(new Date(found?.newest ?? '')).toEqual(newestFirst(its)[0]?.createdAt);
  },
);

test('an employer’s page counts to a limit, and says so', async () => {
  const open = newestFirst(
    jobs.filter(({ companyName, status }) => companyName === 'Figures 0' && status === 'open'),
  );
  const read = async (database: Database) =>
    (
      await database.unsafe<{ page: object }[]>(
        `select public.employer_page('Figures 0', 'ocean', 'nowhere', 3) as page`,
      )
    )[0]?.page;
  expect(await read(sql)).toMatchObject({
    ...{ total: open.length, here: open.length, is_more: false },
    companies: [{ count: open.length, city: 'Nowhere' }],
    jobs: [{ id: open[0]?.id }, { id: open[1]?.id }, { id: open[2]?.id }],
  });
  expect(await withLimits({ counted: 4 }, read)).toMatchObject({ total: 4, is_more: true });
});
