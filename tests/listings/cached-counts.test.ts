import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlaceFacts } from '@/lib/listings/place-facts';
import { distanceKm } from '@/lib/places/place';
import { type PostedJob, postJobs, removePostedJobs } from '../jobs/posted-jobs.ts';
import { type Transaction, withVisitorLimits } from '../jobs/with-limits.ts';
import { sql } from '../support/sql.ts';

/** In the open Pacific, away from the jobs of other tests. */
const center = { lat: -41.2, lng: -128.6 };
let jobs: PostedJob[] = [];

beforeAll(async () => {
  const drafts = Array.from({ length: 40 }, (_, index) => ({
    title: 'Kelp Diver',
    companyName: `Figures ${index % 2}`,
    // The last jobs are more than 10 km away.
    coordinates: { lat: center.lat + index * 0.0025, lng: center.lng },
    // The nearest jobs are not the newest.
    createdAt: new Date(Date.now() - (((index + 1) * 7) % 40) * 3_600_000 - 60_000),
    type: index % 4 === 0 ? 'volunteer' : 'full-time',
    tags: index % 5 === 0 ? ['deep-water'] : [],
    status: index === 7 ? 'paused' : 'open',
  })) satisfies Partial<PostedJob>[];
  jobs = await postJobs(drafts);
});
afterAll(removePostedJobs);

const listJobsAround = () =>
  jobs.filter(({ coordinates, status }) => status === 'open' && distanceKm(center, coordinates) <= 10);

const newestFirst = (jobList: PostedJob[]) =>
  jobList.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());

type Database = Pick<Transaction, 'unsafe'>;

async function getFacts(database: Database): Promise<PlaceFacts | undefined> {
  const [row] = await database.unsafe<{ facts: PlaceFacts }[]>(
    `select public.place_facts($1, $2, 10, 'ocean', 'nowhere') as facts`,
    [center.lat, center.lng],
  );
  return row?.facts;
}
const countTypes = (counted: PostedJob[]) =>
  ['full-time', 'volunteer']
    .map((name) => ({ name, count: counted.filter(({ type }) => type === name).length }))
    .sort((a, b) => b.count - a.count);

/** Refreshes one count; returns its failure (null for none), or no row if no count is due. */
const refreshOne = (transaction: Transaction) =>
  transaction<{ failure: string | null }[]>`select failure from public.refresh_stalest_count()`;

/** Refreshes the counts of this test and any others that are due; returns the failures. */
async function refreshCachedCounts(
  transaction: Transaction,
  // Without the places of all states, which take seconds to count.
  definitions = `values ('["claims"]'::jsonb), ('["cities"]')`,
): Promise<string[]> {
  await transaction.unsafe(`create or replace function public.cached_count_definitions() returns setof jsonb language sql stable
    set search_path = '' as $$ ${definitions} $$`);
  const failures: string[] = [];
  for (;;) {
    const [due] = await refreshOne(transaction);
    if (!due) return failures;
    if (due.failure !== null) failures.push(due.failure);
  }
}

const closeJobs = (transaction: Transaction, closed: PostedJob[]) =>
  transaction`update public.jobs set status = 'closed' where id = any (${closed.map(({ id }) => id)})`;

describe('place_facts', () => {
  test('covers every open job within 10 km', async () => {
    const newest = newestFirst(listJobsAround())[0]?.createdAt;
    const facts = await getFacts(sql);
    expect(facts).toMatchObject({
      total: listJobsAround().length,
      is_more: false,
      types: countTypes(listJobsAround()),
    });
    expect(facts?.tags).toEqual([
      { name: 'deep-water', count: listJobsAround().filter(({ tags }) => tags.length > 0).length },
    ]);
    expect(new Date(facts?.newest ?? '')).toEqual(newest);
  });

  test('covers the nearest jobs if there are more than the limit', async () => {
    const facts = await withVisitorLimits({ counted: 5 }, getFacts);
    const newest = newestFirst(listJobsAround())[0]?.createdAt;
    expect(facts).toMatchObject({ total: 5, is_more: true, types: countTypes(listJobsAround().slice(0, 5)) });
    expect(new Date(facts?.newest ?? '')).toEqual(newest);
  });
});

describe('a count over all jobs', () => {
  const claims = async (database: Database) =>
    (await database.unsafe<{ claims: { jobs: number } }[]>('select public.count_claims() as claims'))[0]
      ?.claims.jobs;

  test('is not cached while there are few jobs', async () => {
    await withVisitorLimits({ 'counted now': 1_000_000 }, async (transaction) => {
      expect(await refreshOne(transaction)).toEqual([]);
      expect(await claims(transaction)).toBeGreaterThanOrEqual(listJobsAround().length);
      await closeJobs(transaction, listJobsAround().slice(0, 10));
      expect(await claims(transaction)).toBeGreaterThanOrEqual(listJobsAround().length - 10);
    });
  });

  test('is cached if there are many jobs, until it is stale and a job has changed', async () => {
    await withVisitorLimits({ 'counted now': 5 }, async (transaction) => {
      await refreshCachedCounts(transaction);
      const before = await claims(transaction);
      // Closes many jobs, because other tests post jobs at the same time. More than five stay open.
      await closeJobs(transaction, listJobsAround().slice(10));
      await refreshCachedCounts(transaction);
      expect(await claims(transaction)).toBe(before);
      await transaction`update public.cached_counts set counted_at = now() - interval '11 minutes', changes = changes - 1`;
      await refreshCachedCounts(transaction);
      expect(await claims(transaction)).not.toBe(before);
    });
  });

  test('is refreshed only hourly while no job has changed', async () => {
    await withVisitorLimits({ 'counted now': 5 }, async (transaction) => {
      await refreshCachedCounts(transaction);
      const age = (minutes: number) => transaction`
        update public.cached_counts
        set counted_at = now() - make_interval(mins => ${minutes}), changes = public.count_job_changes()`;
      await transaction`create or replace function public.count_job_changes() returns bigint language sql
        set search_path = '' as 'select 1::bigint'`;
      await age(59);
      expect(await refreshOne(transaction)).toEqual([]);
      await age(61);
      expect(await refreshOne(transaction)).toEqual([{ failure: null }]);
    });
  });

  test('is refreshed even if another count fails, which is retried in the next run', async () => {
    await withVisitorLimits({ 'counted now': 5 }, async (transaction) => {
      await transaction`delete from public.cached_counts`;
      await transaction.unsafe(`create or replace function public.compute_categories() returns jsonb language sql
        set search_path = '' as 'select to_jsonb(1 / 0)'`);
      const failures = await refreshCachedCounts(
        transaction,
        `values ('["claims"]'::jsonb), ('["categories"]')`,
      );
      expect(failures).toEqual(['["categories"]: division by zero']);
      expect([
        ...(await transaction`select question ->> 0 as name, answer is null as is_empty,
          counted_at is null as is_uncounted from public.cached_counts order by 1`),
      ]).toEqual([
        { name: 'categories', is_empty: true, is_uncounted: false },
        { name: 'claims', is_empty: false, is_uncounted: false },
      ]);
    });
  });

  test('is refreshed less often the longer it takes', async () => {
    await withVisitorLimits({ 'counted now': 5 }, async (transaction) => {
      await refreshCachedCounts(transaction);
      const age = (minutes: number) => transaction`
        update public.cached_counts
        set counted_at = now() - make_interval(mins => ${minutes}), took = '1 minute', changes = -1`;
      await age(99);
      expect(await refreshOne(transaction)).toEqual([]);
      await age(101);
      expect(await refreshOne(transaction)).toEqual([{ failure: null }]);
    });
  });
});

test('every defined count is cached, and no other count', async () => {
  await withVisitorLimits({ 'counted now': 5 }, async (transaction) => {
    await transaction`delete from public.cached_counts`;
    expect(await refreshOne(transaction)).toEqual([{ failure: null }]);
    const [defined] = await transaction`select count(*)::int as total from public.cached_count_definitions()`;
    expect(defined?.total).toBeGreaterThan(54);
    const difference = await transaction`
      (select question from public.cached_counts where question ->> 0 not like 'test-%' except select public.cached_count_definitions())
      union all (select public.cached_count_definitions() except select question from public.cached_counts)`;
    expect(difference).toEqual([]);
  });
});

test('every kind of cached count can be computed', async () => {
  const counts = await sql<{ kind: string; value: unknown }[]>`
    select question ->> 0 as kind, public.run_count(question) as value from (
      select distinct on (question ->> 0) question from public.cached_count_definitions() as question order by question ->> 0) as kinds`;
  expect(Object.fromEntries(counts.map(({ kind, value }) => [kind, value]))).toEqual({
    claims: expect.objectContaining({ jobs: expect.any(Number), neighborhoods: expect.any(Number) }),
    categories: expect.arrayContaining([expect.objectContaining({ kind: 'type', slug: 'volunteer' })]),
    cities: expect.arrayContaining([expect.objectContaining({ state_slug: 'ocean', city_slug: 'nowhere' })]),
    'employer pages': expect.any(Number),
    map: expect.any(Number),
    places: expect.any(Array),
  });
});

test('the cities of a state and of an initial are filtered from one cached count', async () => {
  await withVisitorLimits({ 'counted now': 5 }, async (transaction) => {
    await refreshCachedCounts(transaction);
    const counts = await transaction<{ answer: { state_slug: string; city_slug: string }[] }[]>`
      select answer from public.cached_counts where question ->> 0 = 'cities'`;
    expect(counts.length).toBe(1);
    const allCities = counts[0]?.answer ?? [];
    const listCities = async (state: string | null, initial: string | null, limit: number) =>
      (await transaction`select public.cities_with_jobs(${state}, ${initial}, ${limit}) as cities`)[0]
        ?.cities;
    const oceanCities = allCities.filter((city) => city.state_slug === 'ocean');
    expect(await listCities('ocean', null, 2000)).toEqual(oceanCities);
    expect(await listCities(null, 'n', 2000)).toEqual(
      allCities.filter((city) => city.city_slug.startsWith('n')),
    );
    expect(await listCities(null, null, 1)).toEqual(allCities.slice(0, 1));
    expect(oceanCities.length).toBeGreaterThan(0);
  });
});

const getCategoryPage = async (category: string) =>
  (
    await sql<{ page: { total: number; name: string; newest: string; jobs: { id: string }[] } }[]>`
      select public.category_page(${center.lat}, ${center.lng}, 10, ${category}) as page`
  )[0]?.page;

test('a category page lists every job of the category in the radius', async () => {
  const expected = listJobsAround().filter(({ tags }) => tags.length > 0);
  const found = await getCategoryPage('deep-water');
  expect(found).toMatchObject({ total: expected.length, is_more: false, name: 'deep-water' });
  expect(found?.jobs.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

test.each([
  ['full-time', () => listJobsAround().filter(({ type }) => type === 'full-time')],
  ['other', listJobsAround],
  ['healthcare', () => []],
])('a category page counts all jobs of a type or an industry: %s', async (category, listJobs) => {
  const found = await getCategoryPage(category);
  expect(found).toMatchObject({ total: listJobs().length, is_more: false });
  expect(found?.jobs.map(({ id }) => id)).toEqual(
    listJobs()
      .slice(0, 20)
      .map(({ id }) => id),
  );
});

test.each(['deep-water', 'full-time', 'other'])(
  'a category page contains the posting date of the newest job: %s',
  async (category) => {
    const categoryJobs = listJobsAround().filter(({ type, tags }) =>
      [type, ...tags, 'other'].includes(category),
    );
    const found = await getCategoryPage(category);
    expect(new Date(found?.newest ?? '')).toEqual(newestFirst(categoryJobs)[0]?.createdAt);
  },
);

test('a company page counts up to a limit and reports that there are more', async () => {
  const open = newestFirst(
    jobs.filter(({ companyName, status }) => companyName === 'Figures 0' && status === 'open'),
  );
  const getPage = async (database: Database) =>
    (
      await database.unsafe<{ page: object }[]>(
        `select public.get_employer_page('Figures 0', 'ocean', 'nowhere', 3) as page`,
      )
    )[0]?.page;
  expect(await getPage(sql)).toMatchObject({
    total: open.length,
    here: open.length,
    is_more: false,
    companies: [{ count: open.length, city: 'Nowhere' }],
    jobs: [{ id: open[0]?.id }, { id: open[1]?.id }, { id: open[2]?.id }],
  });
  expect(await withVisitorLimits({ counted: 4 }, getPage)).toMatchObject({ total: 4, is_more: true });
});
