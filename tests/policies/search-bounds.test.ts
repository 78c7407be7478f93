import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Salary } from '@/lib/employment/salary';
import { maxCounted } from '@/lib/jobs/search-params';
import { type PostedJob, postJobs, removePostedJobs } from '../jobs/posted-jobs.ts';
import { type Transaction, withLimits } from '../jobs/with-limits.ts';
import { sql } from '../support/sql.ts';
import { schemaFiles } from './schema-files.ts';

/** In the open Pacific, where nobody else's jobs are. */
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
  // The planner takes a table that nobody has measured yet for empty, and reads all of it.
  await sql`analyze public.jobs`;
});
afterAll(removePostedJobs);

type Question = {
  words?: string;
  category?: string;
  types?: string[];
  minPay?: number;
  sort?: string;
  everywhere?: boolean;
};

function argumentsOf({ words, category, types, minPay, sort = 'distance', everywhere }: Question) {
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

const search = (database: Pick<Transaction, 'unsafe'>, question: Question) =>
  database.unsafe<{ id: string }[]>(
    `select id from public.search_jobs($1, $2, $3, $4, $5::text[], $6, 'USD', $7, 50, 0, $8)`,
    argumentsOf(question).search,
  );
type Counted = { total: number; is_more: boolean; without_minimum: number };
const count = async (database: Pick<Transaction, 'unsafe'>, question: Question) =>
  (
    await database.unsafe<Counted[]>(
      `select total::int, is_more, without_minimum::int from public.count_jobs($1, $2, $3, $4, $5::text[], $6, 'USD', $7)`,
      argumentsOf(question).count,
    )
  )[0];

const questions: Question[] = [
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

/** Rows of jobs that were read from end to end, and one by one through indexes, in this transaction so far. */
async function reads(transaction: Transaction) {
  const [row] = await transaction<{ scans: number; rows: number }[]>`
    select pg_stat_get_xact_numscans('public.jobs'::regclass)::int as scans,
      pg_stat_get_xact_tuples_fetched('public.jobs'::regclass)::int as rows`;
  return row ?? { scans: Number.NaN, rows: Number.NaN };
}

describe('a search never goes through the table', () => {
  test.each(questions)('%j', async (question) => {
    await sql.begin(async (transaction) => {
      const before = await reads(transaction);
      await search(transaction, question);
      await count(transaction, question);
      expect((await reads(transaction)).scans).toBe(before.scans);
    });
  });

  test('nor do previews, similar jobs, and a page with its total', async () => {
    await sql.begin(async (transaction) => {
      const before = await reads(transaction);
      await transaction`select from public.find_jobs(${center.lat}, ${center.lng}, 100, 'abalone')`;
      await transaction`select from public.preview_job_alert('abalone', null, 10, 'USD', ${center.lat}, ${center.lng}, 100)`;
      await transaction`select from public.similar_jobs(${jobs[0]?.id ?? ''})`;
      expect((await reads(transaction)).scans).toBe(before.scans);
    });
  });
});

describe('a count stops', () => {
  const small = { counted: 7 };

  test.each(questions)('%j', async (question) => {
    let usual: Counted | undefined;
    let stopped: Counted | undefined;
    // Once more where another test has posted meanwhile.
    do {
      usual = await count(sql, question);
      stopped = await withLimits(small, (transaction) => count(transaction, question));
    } while (!isDeepStrictEqual(usual, await count(sql, question)));
    const isMore = (usual?.total ?? 0) > 7;
    expect(stopped).toMatchObject({ total: isMore ? 7 : usual?.total, is_more: isMore });
    expect(stopped?.without_minimum).toBe(Math.min(7, usual?.without_minimum ?? 0));
  });

  test('exactly there without saying that there are more', async () => {
    const exact = await count(sql, { words: 'abalone' });
    expect(exact).toMatchObject({ total: 30, is_more: false });
    expect(
      await withLimits({ counted: 30 }, (transaction) => count(transaction, { words: 'abalone' })),
    ).toEqual(exact);
  });

  test('of the preview of an alert, and says that there are more', async () => {
    const preview = (database: Pick<Transaction, 'unsafe'>) =>
      database.unsafe(
        'select total::int, is_more from public.preview_job_alert($1, null, null, null, $2, $3, 100)',
        ['abalone', center.lat, center.lng],
      );
    expect((await preview(sql))[0]).toEqual({ total: 30, is_more: false });
    expect((await withLimits({ previewed: 10 }, preview))[0]).toEqual({ total: 10, is_more: true });
  });

  test('at what the pages say', async () => {
    const [row] = await sql`select public.search_limit('counted') as counted`;
    expect(row?.counted).toBe(maxCounted);
  });
});

test('what every search calls keeps its plan', async () => {
  // PostgreSQL plans a sql function with a search_path anew at each call.
  const planned = await sql`
    select proname from pg_proc join pg_language as language on language.oid = prolang
    where lanname = 'sql' and proname in ('sphere_point', 'chord_km', 'map_cells', 'search_conditions', 'search_order', 'any_of', 'is_unknown_word', 'fold_words', 'search_limit', 'short_name', 'initial_of', 'remembered_request')`;
  expect([...planned]).toEqual([]);
  const forced = await sql<{ proname: string; mode: string }[]>`
    select proname, substring(setting from 'force_.*') as mode
    from pg_proc, unnest(proconfig) as setting where setting like 'plan_cache_mode=%' order by proname`;
  const modes = Object.fromEntries(forced.map(({ proname, mode }) => [proname, mode]));
  // One plan is good for every word.
  expect(modes).toMatchObject({
    has_open_job: 'force_custom_plan',
    parse_job_words: 'force_generic_plan',
    places_around: 'force_custom_plan',
  });
});

test('a page with its total reads its words and its jobs once', async () => {
  const calls = await sql.begin(async (transaction) => {
    await transaction`set local track_functions = 'pl'`;
    await transaction`select from public.find_jobs(${center.lat}, ${center.lng}, 100, 'abalone', sort => 'relevance')`;
    return await transaction<{ name: string; calls: number }[]>`
      select funcname as name, calls::int from pg_stat_xact_user_functions
      where schemaname = 'public' and funcname in ('parse_job_words', 'list_matches', 'count_matches') order by 1`;
  });
  expect([...calls]).toEqual([
    { name: 'list_matches', calls: 1 },
    { name: 'parse_job_words', calls: 1 },
  ]);
});

test('no type at all asks for every type', async () => {
  for (const sort of ['distance', 'date']) {
    const usual = await find(sql, { minPay: 1, sort });
    expect(usual?.jobs).toHaveLength(20);
    expect(await find(sql, { minPay: 1, sort, types: [] })).toEqual(usual);
  }
});

type Page = { jobs: { id: string }[]; total: number; is_more: boolean };

/** A page and its total in one call. */
async function find(database: Pick<Transaction, 'unsafe'>, question: Question): Promise<Page | undefined> {
  const [page] = await database.unsafe<Page[]>(
    `select jobs, total::int, is_more from public.find_jobs($1, $2, $3, $4, $5::text[], $6, 'USD', $7, 50, 0, $8)`,
    argumentsOf(question).search,
  );
  return page;
}

test('pay that many offered whose time is over is found to its last page', async () => {
  const salary: Salary = { min: 900, max: 950, currency: 'USD', period: 'hour' };
  const far = { lat: center.lat - 20, lng: center.lng };
  const over = { salary, coordinates: center, createdAt: new Date(Date.now() - 9e8) };
  await withLimits({ counted: 20 }, async (transaction) => {
    const open = await postJobs(
      [center, far, far, far].map((coordinates) => ({ salary, coordinates })),
      transaction,
    );
    await postJobs(
      // Long before this transaction began, whose time stands still.
      Array.from({ length: 30 }, () => ({ ...over, expiresAt: new Date(Date.now() - 3_600_000) })),
      transaction,
    );
    const found = await find(transaction, { minPay: 900, everywhere: true });
    expect(found?.jobs.map(({ id }) => id).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
    expect(found).toMatchObject({ total: 4, is_more: false });
  });
});

test('the lists that a job is on are found without going through the gazetteer', async () => {
  const scans = await sql.begin(async (transaction) => {
    await transaction`select public.listings_of_jobs(array[${jobs[0]?.id ?? ''}::uuid])`;
    const [row] = await transaction`select pg_stat_get_xact_numscans('public.places'::regclass)::int as scans,
      pg_stat_get_xact_tuples_returned('public.places'::regclass)::int as rows`;
    return row;
  });
  expect(scans).toMatchObject({ scans: 0, rows: 0 });
});

test('the words of a job are kept within its row', async () => {
  const [column] = await sql`
    select attstorage from pg_attribute where attrelid = 'public.jobs'::regclass and attname = 'search'`;
  expect(column?.attstorage).toBe('m');
});

test('nothing is asked that no page of ours asks', async () => {
  const asked = (name: string, args: object) =>
    sql.unsafe(
      `select from public.${name}(${Object.entries({ ...near, ...args })
        .map(([name, value]) => `${name} => ${value}`)
        .join(', ')})`,
    );
  for (const name of ['search_jobs', 'find_jobs']) {
    for (const args of [{ page_size: 51 }, { page_offset: 1_001 }, { radius_km: 100.1 }, { radius_km: 0 }])
      await expect(asked(name, args), JSON.stringify(args)).rejects.toMatchObject({ code: '22023' });
  }
  expect(await asked('search_jobs', { page_size: 50, page_offset: 1_000 })).toEqual([]);
  const [far] = await sql`
    select jobs from public.find_jobs(${center.lat}, ${center.lng}, 100, page_offset => 1000)`;
  expect(far?.jobs).toEqual([]);
});

test('a letter of 5 MB is refused before anything is made of it', async () => {
  const letter = 'x '.repeat(2_500_000);
  const refused = sql`select public.submit_application(${crypto.randomUUID()}, 'Ann Lee', 'ann@example.com', '5551234567', ${letter}, 'cv')`;
  // The job does not exist either: its length is looked at first.
  await expect(refused).rejects.toMatchObject({ code: 'PT400', message: 'INVALID_APPLICATION' });
});

test('texts and lists are cut before they are worked through', async () => {
  const [cut] = await sql`
    select length(public.joined_pairs(array[repeat('ab cd ', 5000)])) as pairs,
      cardinality(tsvector_to_array(public.title_shingles((select string_agg(nth::text, ' ') from generate_series(1, 5000) as nth)))) as shingles,
      array_length(tsvector_to_array(public.title_shingles(repeat('㌖', 79) || ' ' || repeat('㌖', 79))), 1) as long_ones,
      length(public.join_words(array_fill('x'::text, array[100000]))) as words`;
  expect(cut?.pairs).toBeLessThanOrEqual(400);
  expect(cut?.shingles).toBeLessThanOrEqual(300);
  // The word; it and its like together would be longer than a lexeme may be.
  expect(cut?.long_ones).toBe(1);
  expect(cut?.words).toBeLessThan(200);
});

test('words are paired within their text, by its place: texts are neither compared nor mixed', async () => {
  const [of] = await sql`
    select public.joined_pairs(array['dish washer', 'night shift', 'dish washer']) as pairs`;
  expect(of?.pairs).toBe('dishwasher nightshift dishwasher');
});

describe('the database stays readable', () => {
  test('a table has at most four triggers, auth.users too', async () => {
    // The other triggers of the auth and storage schemas are Supabase's.
    const counts = await sql<{ table: string; triggers: number }[]>`
      select tgrelid::regclass::text as table, count(*)::int as triggers
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where not tgisinternal and pronamespace = 'public'::regnamespace
      group by tgrelid`;
    expect(counts.map(({ table }) => table)).toContain('auth.users');
    expect(counts.filter(({ triggers }) => triggers > 4)).toEqual([]);
  });

  test('a function has at most 90 lines', () => {
    const rooms = ['jobs', 'search-words', 'figures', 'alerts', 'listings', 'employers', 'auth'];
    const functions = schemaFiles.filter(({ room, kind }) => rooms.includes(room) && kind === 'function');
    const bodyOf = (text: string) => /^create function[\s\S]*?^\$\$;/m.exec(text)?.[0] ?? '';
    const long = functions.filter(({ text }) => bodyOf(text).split('\n').length > 90);
    expect(functions.length).toBeGreaterThan(100);
    expect(long.map(({ name }) => name)).toEqual([]);
  });
});
