import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Salary } from '@/lib/employment/salary';
import { maxCounted } from '@/lib/jobs/search-params';
import { type PostedJob, postJobs, removePostedJobs } from '../jobs/posted-jobs.ts';
import { type Transaction, withVisitorLimits } from '../jobs/with-limits.ts';
import { sql } from '../support/sql.ts';
import { schemaFiles } from './schema-files.ts';

/** In the open Pacific, without jobs of other tests. */
const center = { lat: -47.3, lng: -111.7 };
const near = { center_lat: center.lat, center_lng: center.lng, radius_km: 100 };
let jobs: PostedJob[] = [];

beforeAll(async () => {
  const drafts = Array.from({ length: 60 }, (_, index) => ({
    title: index % 2 === 0 ? 'Abalone Diver' : 'Reef Warden',
    coordinates: { lat: center.lat + index / 1000, lng: center.lng },
    createdAt: new Date(Date.now() - (index + 1) * 3_600_000),
    type: index % 10 === 0 ? 'volunteer' : 'full-time',
    salary: index % 3 === 0 ? { min: 20 + index, max: null, currency: 'USD', period: 'hour' } : null,
  })) satisfies Partial<PostedJob>[];
  jobs = await postJobs(drafts);
  // The planner assumes that a table without statistics is empty, and scans it.
  await sql`analyze public.jobs`;
});
afterAll(removePostedJobs);

type SearchQuery = {
  words?: string;
  category?: string;
  types?: string[];
  minPay?: number;
  sort?: string;
  everywhere?: boolean;
};

function getArguments({ words, category, types, minPay, sort = 'distance', everywhere }: SearchQuery) {
  return {
    search: [
      center.lat,
      center.lng,
      everywhere ? null : 100,
      words ?? null,
      types ?? null,
      minPay ?? null,
      sort,
      category ?? null,
    ],
    count: [
      everywhere ? null : center.lat,
      everywhere ? null : center.lng,
      everywhere ? null : 100,
      words ?? null,
      types ?? null,
      minPay ?? null,
      category ?? null,
    ],
  };
}

const search = (database: Pick<Transaction, 'unsafe'>, query: SearchQuery) =>
  database.unsafe<{ id: string }[]>(
    `select id from public.search_jobs($1, $2, $3, $4, $5::text[], $6, 'USD', $7, 50, 0, $8)`,
    getArguments(query).search,
  );
type Counted = { total: number; is_more: boolean; without_minimum: number };
const count = async (database: Pick<Transaction, 'unsafe'>, query: SearchQuery) =>
  (
    await database.unsafe<Counted[]>(
      `select total::int, is_more, without_minimum::int from public.count_jobs($1, $2, $3, $4, $5::text[], $6, 'USD', $7)`,
      getArguments(query).count,
    )
  )[0];

const searchQueries: SearchQuery[] = [
  {},
  { everywhere: true },
  { sort: 'date' },
  { everywhere: true, sort: 'date' },
  { words: 'abalone diver' },
  { words: 'abalone diver', everywhere: true },
  { words: 'warden', sort: 'relevance' },
  { words: 'warden', everywhere: true, sort: 'relevance', minPay: 50 },
  { words: 'abalone', types: ['volunteer'], sort: 'date' },
  { category: 'other' },
  { category: 'other', words: 'abalone', minPay: 30 },
  { types: ['volunteer'], everywhere: true },
  { minPay: 70 },
  { minPay: 70, everywhere: true, sort: 'date' },
];

/** Returns the sequential scans of jobs and the rows read through indexes, in this transaction so far. */
async function getReads(transaction: Transaction) {
  const [row] = await transaction<{ scans: number; rows: number }[]>`
    select pg_stat_get_xact_numscans('public.jobs'::regclass)::int as scans,
      pg_stat_get_xact_tuples_fetched('public.jobs'::regclass)::int as rows`;
  return row ?? { scans: Number.NaN, rows: Number.NaN };
}

describe('a search', () => {
  test.each(searchQueries)('does not scan the table: %j', async (query) => {
    await sql.begin(async (transaction) => {
      const before = await getReads(transaction);
      await search(transaction, query);
      await count(transaction, query);
      expect((await getReads(transaction)).scans).toBe(before.scans);
    });
  });

  test('does not scan the table for previews, similar jobs, or a page with its total', async () => {
    await sql.begin(async (transaction) => {
      const before = await getReads(transaction);
      await transaction`select from public.search_and_count_jobs(${center.lat}, ${center.lng}, 100, 'abalone')`;
      await transaction`select from public.preview_job_alert('abalone', null, 10, 'USD', ${center.lat}, ${center.lng}, 100)`;
      await transaction`select from public.similar_jobs(${jobs[0]?.id ?? ''})`;
      expect((await getReads(transaction)).scans).toBe(before.scans);
    });
  });
});

describe('a count', () => {
  const small = { counted: 7 };

  test.each(searchQueries)('stops at the limit: %j', async (query) => {
    let usual: Counted | undefined;
    let stopped: Counted | undefined;
    // Retries if another test posted meanwhile.
    do {
      usual = await count(sql, query);
      stopped = await withVisitorLimits(small, (transaction) => count(transaction, query));
    } while (!isDeepStrictEqual(usual, await count(sql, query)));
    const isMore = (usual?.total ?? 0) > 7;
    expect(stopped).toMatchObject({ total: isMore ? 7 : usual?.total, is_more: isMore });
    expect(stopped?.without_minimum).toBe(Math.min(7, usual?.without_minimum ?? 0));
  });

  test('of exactly the limit does not report more', async () => {
    const exact = await count(sql, { words: 'abalone' });
    expect(exact).toMatchObject({ total: 30, is_more: false });
    expect(
      await withVisitorLimits({ counted: 30 }, (transaction) => count(transaction, { words: 'abalone' })),
    ).toEqual(exact);
  });

  test('for an alert preview stops at its limit and reports more', async () => {
    const preview = (database: Pick<Transaction, 'unsafe'>) =>
      database.unsafe(
        'select total::int, is_more from public.preview_job_alert($1, null, null, null, $2, $3, 100)',
        ['abalone', center.lat, center.lng],
      );
    expect((await preview(sql))[0]).toEqual({ total: 30, is_more: false });
    expect((await withVisitorLimits({ previewed: 10 }, preview))[0]).toEqual({ total: 10, is_more: true });
  });

  test('has the limit that the pages show', async () => {
    const [row] = await sql`select public.search_limit('counted') as counted`;
    expect(row?.counted).toBe(maxCounted);
  });
});

test('frequent functions are in plpgsql, which caches plans, unless a plan must fit its arguments', async () => {
  // PostgreSQL plans a sql function with a search_path again on each call.
  const planned = await sql`
    select proname from pg_proc join pg_language as language on language.oid = prolang
    where lanname = 'sql' and proname in ('sphere_point', 'chord_km', 'map_cells', 'where_clause', 'order_by_clause', 'any_word_query', 'is_unknown_word', 'fold_words', 'search_limit', 'short_name', 'get_initial', 'get_past_request_status')`;
  expect([...planned]).toEqual([]);
  const forced = await sql<{ proname: string; mode: string }[]>`
    select proname, substring(setting from 'force_.*') as mode
    from pg_proc, unnest(proconfig) as setting where setting like 'plan_cache_mode=%' order by proname`;
  const modes = Object.fromEntries(forced.map(({ proname, mode }) => [proname, mode]));
  // One plan of parse_job_words fits every word; the plans of the others depend on the words or the circle.
  expect(modes).toMatchObject({
    has_open_job: 'force_custom_plan',
    parse_job_words: 'force_generic_plan',
    list_places_around: 'force_custom_plan',
  });
});

test('a page with its total parses the words once and lists the matches once', async () => {
  const calls = await sql.begin(async (transaction) => {
    await transaction`set local track_functions = 'pl'`;
    await transaction`select from public.search_and_count_jobs(${center.lat}, ${center.lng}, 100, 'abalone', sort => 'relevance')`;
    return await transaction<{ name: string; calls: number }[]>`
      select funcname as name, calls::int from pg_stat_xact_user_functions
      where schemaname = 'public' and funcname in ('parse_job_words', 'list_matches', 'count_matches') order by 1`;
  });
  expect([...calls]).toEqual([
    { name: 'list_matches', calls: 1 },
    { name: 'parse_job_words', calls: 1 },
  ]);
});

test('an empty type list matches every type', async () => {
  for (const sort of ['distance', 'date']) {
    const usual = await getPage(sql, { minPay: 1, sort });
    expect(usual?.jobs).toHaveLength(20);
    expect(await getPage(sql, { minPay: 1, sort, types: [] })).toEqual(usual);
  }
});

type Page = { jobs: { id: string }[]; total: number; is_more: boolean };

/** Returns a page and its total in one call. */
async function getPage(database: Pick<Transaction, 'unsafe'>, query: SearchQuery): Promise<Page | undefined> {
  const [page] = await database.unsafe<Page[]>(
    `select jobs, total::int, is_more from public.search_and_count_jobs($1, $2, $3, $4, $5::text[], $6, 'USD', $7, 50, 0, $8)`,
    getArguments(query).search,
  );
  return page;
}

test('a pay filter finds all open jobs among many expired ones', async () => {
  const salary: Salary = { min: 900, max: 950, currency: 'USD', period: 'hour' };
  const far = { lat: center.lat - 20, lng: center.lng };
  const expired = { salary, coordinates: center, createdAt: new Date(Date.now() - 9e8) };
  await withVisitorLimits({ counted: 20 }, async (transaction) => {
    const open = await postJobs(
      [center, far, far, far].map((coordinates) => ({ salary, coordinates })),
      transaction,
    );
    await postJobs(
      // An hour in the past, because the transaction's time doesn't advance.
      Array.from({ length: 30 }, () => ({ ...expired, expiresAt: new Date(Date.now() - 3_600_000) })),
      transaction,
    );
    const found = await getPage(transaction, { minPay: 900, everywhere: true });
    expect(found?.jobs.map(({ id }) => id).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
    expect(found).toMatchObject({ total: 4, is_more: false });
  });
});

test('the listings of a job are found without scanning the gazetteer', async () => {
  const scans = await sql.begin(async (transaction) => {
    await transaction`select public.list_affected_listings(array[${jobs[0]?.id ?? ''}::uuid])`;
    const [row] = await transaction`select pg_stat_get_xact_numscans('public.places'::regclass)::int as scans,
      pg_stat_get_xact_tuples_returned('public.places'::regclass)::int as rows`;
    return row;
  });
  expect(scans).toMatchObject({ scans: 0, rows: 0 });
});

test('the search column of jobs is stored in the row', async () => {
  const [column] = await sql`
    select attstorage from pg_attribute where attrelid = 'public.jobs'::regclass and attname = 'search'`;
  expect(column?.attstorage).toBe('m');
});

test('searches with out-of-bounds page sizes, offsets and radii are rejected', async () => {
  const call = (name: string, args: object) =>
    sql.unsafe(
      `select from public.${name}(${Object.entries({ ...near, ...args })
        .map(([name, value]) => `${name} => ${value}`)
        .join(', ')})`,
    );
  for (const name of ['search_jobs', 'search_and_count_jobs']) {
    for (const args of [{ page_size: 51 }, { page_offset: 1_001 }, { radius_km: 100.1 }, { radius_km: 0 }])
      await expect(call(name, args), JSON.stringify(args)).rejects.toMatchObject({ code: '22023' });
  }
  expect(await call('search_jobs', { page_size: 50, page_offset: 1_000 })).toEqual([]);
  const [far] = await sql`
    select jobs from public.search_and_count_jobs(${center.lat}, ${center.lng}, 100, page_offset => 1000)`;
  expect(far?.jobs).toEqual([]);
});

test('a cover letter of 5 MB is rejected before it is processed', async () => {
  const letter = 'x '.repeat(2_500_000);
  const request = sql`select public.submit_application(${crypto.randomUUID()}, 'Ann Lee', 'ann@example.com', '5551234567', ${letter}, 'cv')`;
  // The job doesn't exist either; this error shows that the length is checked before the job.
  await expect(request).rejects.toMatchObject({ code: 'PT400', message: 'INVALID_APPLICATION' });
});

test('texts and lists are cut before they are processed', async () => {
  const [cut] = await sql`
    select length(public.joined_pairs(array[repeat('ab cd ', 5000)])) as pairs,
      cardinality(tsvector_to_array(public.title_shingles((select string_agg(nth::text, ' ') from generate_series(1, 5000) as nth)))) as shingles,
      array_length(tsvector_to_array(public.title_shingles(repeat('㌖', 79) || ' ' || repeat('㌖', 79))), 1) as shingles_of_long_words,
      length(public.join_words(array_fill('x'::text, array[100000]))) as words`;
  expect(cut?.pairs).toBeLessThanOrEqual(400);
  expect(cut?.shingles).toBeLessThanOrEqual(300);
  // Only the word itself: two such words in one lexeme would exceed the maximum length.
  expect(cut?.shingles_of_long_words).toBe(1);
  expect(cut?.words).toBeLessThan(200);
});

test('joined_pairs pairs neighboring words within each text', async () => {
  const [row] = await sql`
    select public.joined_pairs(array['dish washer', 'night shift', 'dish washer']) as pairs`;
  expect(row?.pairs).toBe('dishwasher nightshift dishwasher');
});

describe('the schema', () => {
  test('has at most four triggers per table, including auth.users', async () => {
    // The other triggers of the auth and storage schemas are Supabase's.
    const counts = await sql<{ table: string; triggers: number }[]>`
      select tgrelid::regclass::text as table, count(*)::int as triggers
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where not tgisinternal and pronamespace = 'public'::regnamespace
      group by tgrelid`;
    expect(counts.map(({ table }) => table)).toContain('auth.users');
    expect(counts.filter(({ triggers }) => triggers > 4)).toEqual([]);
  });

  test('has at most 90 lines per function', () => {
    const functions = schemaFiles
      .filter(({ kind }) => kind === 'function')
      .map(({ name, text }) => ({ name, body: /^create function[\s\S]*?\$\$;$/m.exec(text)?.[0] ?? '' }));
    expect(functions.length).toBeGreaterThan(400);
    expect(functions.filter(({ body }) => body === '').map(({ name }) => name)).toEqual([]);
    const long = functions.filter(({ body }) => body.split('\n').length > 90);
    expect(long.map(({ name }) => name)).toEqual([]);
  });
});
