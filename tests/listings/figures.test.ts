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
async function makeFigures(transaction: Transaction): Promise<string[]> {
  // The places of every state take a while.
  await transaction.unsafe(`create or replace function public.site_figures() returns setof jsonb language sql stable
    set search_path = '' as $$ values ('["claims"]'::jsonb), ('["cities"]'), ('["places", "ocean", 3, 10]') $$`);
  const failures: string[] = [];
  for (;;) {
    const [due] = await makeOne(transaction);
    if (!due) return failures;
    if (due.failure !== null) failures.push(due.failure);
  }
}

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

  test('are of the nearest where there are many, until the scheduler has made those of all', async () => {
    const usual = await facts(sql);
    await withLimits({ told: 10 }, async (transaction) => {
      const nearest = around().slice(0, 5);
      expect(await facts(transaction)).toMatchObject({ total: around().length, types: typesOf(nearest) });
      await makeFigures(transaction);
      expect(await facts(transaction)).toEqual(usual);
    });
  });

  test('are not counted again where they are kept, but for the total and the newest', async () => {
    await withLimits({ told: 10 }, async (transaction) => {
      await facts(transaction);
      await makeFigures(transaction);
      const kept = await facts(transaction);
      const [closed, ...rest] = newestFirst(around());
      await transaction`update public.jobs set status = 'closed' where id = ${closed?.id ?? null}`;
      const now = await facts(transaction);
      expect(now).toEqual({ ...kept, total: rest.length, newest: expect.any(String) });
      expect(now?.newest).not.toBe(kept?.newest);
    });
  });

  test('say that there are more than were counted', async () => {
    expect(await withLimits({ counted: 5, told: 10 }, facts)).toMatchObject({ total: 5, is_more: true });
  });
});

describe('a figure over all jobs', () => {
  const claims = async (database: Database) =>
    (await database.unsafe<{ claims: { jobs: number } }[]>('select public.count_claims() as claims'))[0]
      ?.claims.jobs;

  test('is counted anew while there are few', async () => {
    await withLimits({ counted: 1_000_000 }, async (transaction) => {
      await transaction`delete from public.kept_figures`;
      expect(await claims(transaction)).toBeGreaterThanOrEqual(around().length);
      expect(await transaction`select from public.kept_figures where question ->> 0 = 'claims'`).toEqual([]);
    });
  });

  test('is kept where there are many, until it is due', async () => {
    await withLimits({ counted: 5 }, async (transaction) => {
      const before = await claims(transaction);
      // Many at once, because other tests post jobs meanwhile; enough are left to be many where none does.
      await transaction`delete from public.jobs where id = any (${around()
        .slice(10)
        .map(({ id }) => id)})`;
      expect(await claims(transaction)).toBe(before);
      await makeFigures(transaction);
      expect(await claims(transaction)).toBe(before);
      await transaction`update public.kept_figures set made_at = now() - interval '11 minutes'`;
      await makeFigures(transaction);
      expect(await claims(transaction)).not.toBe(before);
    });
  });

  test('is made where another one fails, which waits for its next turn', async () => {
    await withLimits({ counted: 5 }, async (transaction) => {
      await transaction`delete from public.kept_figures`;
      const broken = JSON.stringify(['facts', 'nowhere', 0, 10, 'a', 'b']);
      await transaction`insert into public.kept_figures (question) values (${broken}::text::jsonb)`;
      await claims(transaction);
      await transaction`update public.kept_figures set answer = null, made_at = null`;
      const failures = await makeFigures(transaction);
      expect(failures).toEqual([expect.stringMatching(/^\["facts", "nowhere", .+\]: invalid input syntax/)]);
      expect(
        await transaction`select answer, made_at is null as is_first from public.kept_figures where question ->> 0 = 'facts'`,
      ).toEqual([{ answer: null, is_first: false }]);
      expect(
        await transaction`select answer is null as is_empty from public.kept_figures where question ->> 0 = 'claims'`,
      ).toEqual([{ is_empty: false }]);
    });
  });

  test('is made less often the longer it takes, and no more when nobody asks', async () => {
    await withLimits({ counted: 5 }, async (transaction) => {
      await transaction`delete from public.kept_figures`;
      await claims(transaction);
      const due = async () => (await makeOne(transaction)).length > 0;
      await makeFigures(transaction);
      await transaction`update public.kept_figures set made_at = now() - interval '11 minutes', took = '1 minute', asked_at = now()`;
      expect(await due()).toBe(false);
      await transaction`update public.kept_figures set made_at = now() - interval '101 minutes'`;
      expect(await due()).toBe(true);
      const facts = JSON.stringify(['facts', 0, 0, 10, 'a', 'b']);
      await transaction`insert into public.kept_figures (question) values (${facts}::text::jsonb)`;
      await makeFigures(transaction);
      await transaction`update public.kept_figures set made_at = now() - interval '23 hours', asked_at = now() - interval '25 hours'`;
      expect(await due()).toBe(false);
      expect(await transaction`select from public.kept_figures where question ->> 0 = 'facts'`).toEqual([]);
    });
  });
});

test('figures of the whole site are made before anybody asks, once a day while nobody does', async () => {
  await withLimits({ counted: 5 }, async (transaction) => {
    await transaction`delete from public.kept_figures`;
    await makeFigures(transaction);
    const site = await transaction`select question from public.site_figures() as question order by 1`;
    const made = () =>
      transaction`select question from public.kept_figures where answer is not null order by 1`;
    expect([...(await made())]).toEqual([...site]);
    await transaction`update public.kept_figures set made_at = now() - interval '11 minutes'`;
    expect(await makeOne(transaction)).toEqual([]);
    await transaction`update public.kept_figures set made_at = now() - interval '23 hours', asked_at = now() - interval '25 hours'`;
    expect(await makeOne(transaction)).toEqual([]);
    expect([...(await made())]).toEqual([...site]);
    await transaction`update public.kept_figures set made_at = now() - interval '25 hours'`;
    expect(await makeOne(transaction)).toEqual([{ failure: null }]);
    await transaction`update public.kept_figures set made_at = now() - interval '11 minutes'`;
    await transaction`select public.cities_with_jobs()`;
    expect(await makeOne(transaction)).toEqual([{ failure: null }]);
  });
});

test('figures of the whole site are those of its directories and of the sitemap of every state', async () => {
  await withLimits({ counted: 5 }, async (transaction) => {
    await transaction`delete from public.kept_figures`;
    expect(await makeOne(transaction)).toEqual([{ failure: null }]);
    const [every] = await transaction`select count(*)::int as figures from public.site_figures()`;
    expect(every?.figures).toBeGreaterThan(54);
    const difference = await transaction`
      (select question from public.kept_figures where question ->> 0 not like 'test-%' except select public.site_figures())
      union all (select public.site_figures() except select question from public.kept_figures)`;
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
    map: expect.any(Array),
    places: expect.any(Array),
  });
});

test('the cities of a state and of an initial are told out of one figure', async () => {
  await withLimits({ counted: 5 }, async (transaction) => {
    await makeFigures(transaction);
    const figures = await transaction<{ answer: { state_slug: string; city_slug: string }[] }[]>`
      select answer from public.kept_figures where question ->> 0 = 'cities'`;
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

const categoryPage = async (category: string, limits: Record<string, number>) =>
  withLimits(
    limits,
    async (database) =>
      (
        await database.unsafe<
          { page: { total: number; name: string; newest: string; jobs: { id: string }[] } }[]
        >(`select public.category_page($1, $2, 10, $3) as page`, [center.lat, center.lng, category])
      )[0]?.page,
  );

/** Where few are around, and where many are: how the jobs of a category are found then. */
const ways: Record<string, number>[] = [
  { counted: 10_000 },
  { crowded: 1, named: 0 },
  { crowded: 1 },
  { crowded: 1, around: 5 },
];

test('a page of a category tells every job of it around, whichever way they are found', async () => {
  const expected = around().filter(({ tags }) => tags.length > 0);
  for (const limits of ways) {
    const found = await categoryPage('deep-water', limits);
    expect(found).toMatchObject({ total: expected.length, is_more: false, name: 'deep-water' });
    expect(found?.jobs.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
});

test('a page of a type counts them all where no more than a few jobs are read', async () => {
  const expected = around().filter(({ type }) => type === 'full-time');
  const found = await categoryPage('full-time', { crowded: 1, named: 0, 'read in order': 2 });
  expect(found).toMatchObject({ total: expected.length, is_more: false });
  expect(found?.jobs.map(({ id }) => id)).toEqual(expected.slice(0, 20).map(({ id }) => id));
});

test.each(['deep-water', 'full-time', 'other'])(
  'a page of a category says when the newest job of it was posted, whichever way they are found: %s',
  async (category) => {
    const its = around().filter(({ type, tags }) => [type, ...tags, 'other'].includes(category));
    for (const limits of ways) {
      const found = await categoryPage(category, limits);
      expect(new Date(found?.newest ?? '')).toEqual(newestFirst(its)[0]?.createdAt);
    }
  },
);

test('a page of an industry counts them all where no more than a few jobs are read', async () => {
  const found = await categoryPage('other', { crowded: 1, named: 0, 'read in order': 2 });
  expect(found).toMatchObject({ total: around().length, is_more: false });
  expect(found?.jobs.map(({ id }) => id)).toEqual(
    around()
      .slice(0, 20)
      .map(({ id }) => id),
  );
  // Whose bits are among those of 'other'.
  expect(await categoryPage('healthcare', { crowded: 1 })).toMatchObject({ total: 0, jobs: [] });
});

test('the few jobs of an industry are counted where more are around than are looked at', async () => {
  const expected = around();
  const limits = { around: 5, 'read in order': 5 };
  expect(await categoryPage('other', limits)).toMatchObject({ total: expected.length, is_more: false });
  // Of what many have the nearest are found, and whatever was looked at.
  const found = await categoryPage('other', { ...limits, read: 0, 'read in order': 20 });
  expect(found).toMatchObject({ total: 20, is_more: true });
  expect(found?.jobs.map(({ id }) => id)).toEqual(expected.slice(0, 20).map(({ id }) => id));
});

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
