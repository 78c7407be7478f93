import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Salary } from '@/lib/employment/salary';
import { mostCounted } from '@/lib/jobs/search-params';
import { type PostedJob, postJobs, removePostedJobs } from '../jobs/posted-jobs.ts';
import { type Transaction, withLimits } from '../jobs/with-limits.ts';
import { sql } from '../support/sql.ts';

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

describe('whichever way is taken, the same is found', () => {
  // What other tests posted meanwhile is within the limits, too, and so is what the planner takes it for.
  const wide = {
    ...{ 'read in order': 1_000_000, 'looked at': 1_000_000, read: 1_000_000 },
    ...{ named: 1_000_000, ranked: 1_000_000 },
  };
  const ways = {
    'in order, by index entries and rows': { ...wide, crowded: 1, read: 1 },
    'by the index that leads to the fewest': { ...wide, crowded: 10_000, 'read in order': 0 },
    'by an index although it is crowded': { ...wide, crowded: 1, 'read in order': 0 },
    'in order, because everybody has the words': { ...wide, crowded: 1, named: 0 },
  };
  const inPacific = (ids: readonly { id: string }[]) =>
    ids.map(({ id }) => id).filter((id) => jobs.some((job) => job.id === id));

  // Without any condition there is one way.
  const conditional = questions.filter(({ sort: _sort, everywhere: _everywhere, ...conditions }) =>
    Object.values(conditions).some(Boolean),
  );

  for (const [way, limits] of Object.entries(ways))
    test.each(conditional)(`${way}: %j`, async (question) => {
      const usual = inPacific(await search(sql, question));
      const found = await withLimits(limits, (transaction) => search(transaction, question));
      // Where one way gives up, the other one takes over.
      expect(inPacific(found)).toEqual(usual);
    });
});

describe('a count stops', () => {
  const small = { counted: 7, crowded: 1000 };

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

  test('where everybody has the words, and says that there may be more', async () => {
    const question = { words: 'abalone', minPay: 1 };
    const exact = await count(sql, question);
    const limits = { named: 0, crowded: 1 };
    expect(
      await withLimits({ ...limits, 'read in order': 60 }, (transaction) => count(transaction, question)),
    ).toMatchObject({ total: exact?.total, without_minimum: exact?.without_minimum });
    // Where few pay so much, they are found by that.
    const stopped = await withLimits({ ...limits, 'read in order': 10, counted: 5 }, (transaction) =>
      count(transaction, question),
    );
    // The nearest ten, of which every other one is a diver's and every third names its pay.
    expect(stopped).toMatchObject({ total: 2, is_more: true, without_minimum: 3 });
  });

  test('of the preview of an alert, which says that there may be more', async () => {
    const preview = (database: Pick<Transaction, 'unsafe'>) =>
      database.unsafe(
        'select total::int, is_more from public.preview_job_alert($1, null, null, null, $2, $3, 100)',
        ['abalone', center.lat, center.lng],
      );
    expect((await preview(sql))[0]).toEqual({ total: 30, is_more: false });
    const few = { named: 0, read: 0, crowded: 1, 'read in order': 10 };
    expect((await withLimits(few, preview))[0]).toEqual({ total: 5, is_more: true });
  });

  test('of the preview of an alert, which shows nothing else where more match than was guessed', async () => {
    const found = await withLimits({ read: 10, crowded: 1 }, async (transaction) => {
      await transaction`create or replace function public.guess_matches(wanted tsquery, category text, out matches float8, out share float8)
        language sql set search_path = '' as 'select 1::float8, 1::float8'`;
      return transaction`select title, total::int, is_more
        from public.preview_job_alert('abalone', null, null, null, ${center.lat}, ${center.lng}, 100)`;
    });
    // Whichever ten the index leads to first.
    expect([...found]).toEqual(Array(5).fill({ title: 'Abalone Diver', total: 10, is_more: true }));
  });

  test('where too many were read, and says that there may be more', async () => {
    const stopped = await withLimits({ read: 10, crowded: 1 }, (transaction) =>
      count(transaction, { words: 'abalone', minPay: 1 }),
    );
    expect(stopped?.is_more).toBe(true);
    expect(stopped?.total).toBeLessThanOrEqual(10);
  });

  test('at what the pages say', async () => {
    const [row] = await sql`select public.search_limit('counted') as counted`;
    expect(row?.counted).toBe(mostCounted);
  });
});

describe('no more rows are read than the limits say', () => {
  const limits = {
    ...{ counted: 10, 'looked at': 20, 'read in order': 5, read: 12, ranked: 8, crowded: 3 },
    sampled: 4,
  };
  // What an index names may be read again for its columns.
  const most = 4 * (20 + 5 + 12 + 8 + 3 + 4);
  /** Nobody posts meanwhile, and nothing waits that other tests have just posted. */
  const alone = <T>(more: Record<string, number>, run: (transaction: Transaction) => Promise<T>) =>
    withLimits({ ...limits, ...more }, async (transaction) => {
      await transaction`lock table public.jobs in share mode`;
      // What waits beside these indexes makes the planner prefer one of all open jobs where there are few.
      await transaction`select gin_clean_pending_list('public.jobs_search'), gin_clean_pending_list('public.jobs_categories')`;
      return await run(transaction);
    });
  const rowsIn = async (transaction: Transaction, run: () => Promise<unknown>) => {
    await transaction`select pg_stat_clear_snapshot()`;
    const before = await reads(transaction);
    await run();
    return (await reads(transaction)).rows - before.rows;
  };
  const rowsOf = (run: (transaction: Transaction) => Promise<unknown>, more: Record<string, number>) =>
    alone(more, (transaction) => rowsIn(transaction, () => run(transaction)));

  describe.each([{ named: 1000 }, { named: 0 }])('%j', (more) => {
    test.each(questions)('by a search or a count: %j', async (question) => {
      // The page is read once more.
      expect(await rowsOf((transaction) => search(transaction, question), more)).toBeLessThanOrEqual(
        most + 2 * 50,
      );
      expect(await rowsOf((transaction) => count(transaction, question), more)).toBeLessThanOrEqual(most);
    });

    test('by the preview of an alert', async () => {
      for (const words of ['abalone', 'warden', null])
        expect(
          await rowsOf(
            (transaction) =>
              transaction`select from public.preview_job_alert(${words}, null, null, null, ${center.lat}, ${center.lng}, 100)`,
            more,
          ),
        ).toBeLessThanOrEqual(most);
    });

    test('by the similar jobs of one', async () => {
      const rows = await rowsOf(
        (transaction) => transaction`select from public.similar_jobs(${jobs[0]?.id ?? ''})`,
        more,
      );
      expect(rows).toBeLessThanOrEqual(most);
    });
  });

  test('just after a wave of postings, which waits beside the indexes', async () => {
    await alone({ named: 1000 }, async (transaction) => {
      const elsewhere = { lat: center.lat - 20, lng: center.lng };
      await postJobs(
        Array.from({ length: 300 }, () => ({ title: 'Wave Rider', coordinates: elsewhere })),
        transaction,
      );
      // How many there are is known sooner than the indexes are tidied.
      await transaction`analyze public.jobs`;
      for (const question of questions) {
        const said = JSON.stringify(question);
        const rows = await rowsIn(transaction, () => search(transaction, question));
        expect(rows, said).toBeLessThanOrEqual(most + 2 * 50);
        expect(await rowsIn(transaction, () => count(transaction, question)), said).toBeLessThanOrEqual(most);
      }
    });
  });
});

test('what every search calls keeps its plan', async () => {
  // PostgreSQL plans a sql function with a search_path anew at each call.
  const planned = await sql`
    select proname from pg_proc join pg_language as language on language.oid = prolang
    where lanname = 'sql' and proname in ('sphere_point', 'chord_km', 'any_of', 'is_unknown_word', 'fold_words', 'search_limit',
      'type_of_category', 'short_name', 'initial_of', 'remembered_request')`;
  expect([...planned]).toEqual([]);
  const forced = await sql<{ proname: string; mode: string }[]>`
    select proname, substring(setting from 'force_.*') as mode
    from pg_proc, unnest(proconfig) as setting where setting like 'plan_cache_mode=%' order by proname`;
  const modes = Object.fromEntries(forced.map(({ proname, mode }) => [proname, mode]));
  // One plan is good for every word; the way through the jobs depends on what is asked.
  expect(modes).toMatchObject({
    is_crowded_area: 'force_generic_plan',
    has_open_job: 'force_custom_plan',
    read_job_words: 'force_generic_plan',
    jobs_by_index: 'force_custom_plan',
    count_open_jobs: 'force_custom_plan',
    newest_around: 'force_custom_plan',
    places_around: 'force_custom_plan',
  });
});

test('a page with its total reads its words and its jobs once', async () => {
  const calls = await sql.begin(async (transaction) => {
    await transaction`set local track_functions = 'pl'`;
    await transaction`select from public.find_jobs(${center.lat}, ${center.lng}, 100, 'abalone', sort => 'relevance')`;
    return await transaction<{ name: string; calls: number }[]>`
      select funcname as name, calls::int from pg_stat_xact_user_functions
      where schemaname = 'public' and funcname in ('read_job_words', 'matching_jobs', 'jobs_in_area', 'jobs_by_index', 'jobs_in_order') order by 1`;
  });
  expect([...calls]).toEqual([
    { name: 'jobs_in_area', calls: 1 },
    { name: 'matching_jobs', calls: 1 },
    { name: 'read_job_words', calls: 1 },
  ]);
});

/** Makes the jobs of this test everybody's newest. */
async function dateNewest(transaction: Transaction): Promise<void> {
  await transaction`set local session_replication_role = replica`;
  await transaction`update public.jobs set created_at = now() + interval '10 days' - (now() - created_at)
    where id = any (${jobs.map(({ id }) => id)})`;
  // How many are open is known from there.
  await transaction`analyze public.jobs`;
}

type Page = { jobs: { id: string }[]; total: number; is_more: boolean };

/** A page and its total in one call; of 50 unless told. */
async function find(
  database: Pick<Transaction, 'unsafe'>,
  question: Question,
  { size = 50, offset = 0 } = {},
): Promise<Page | undefined> {
  const [page] = await database.unsafe<Page[]>(
    `select jobs, total::int, is_more from public.find_jobs($1, $2, $3, $4, $5::text[], $6, 'USD', $7, $9, $10, $8)`,
    [...argumentsOf(question).search, size, offset],
  );
  return page;
}

test('the newest around a crowded place are looked for among everybody’s newest', async () => {
  await withLimits({ sampled: 60, 'looked at': 40, named: 0, crowded: 1 }, async (transaction) => {
    await dateNewest(transaction);
    const found = async (question: Question) =>
      (await search(transaction, { ...question, sort: 'date' })).map(({ id }) => id);
    const newest = jobs.slice(0, 40);
    const volunteers = newest.filter(({ type }) => type === 'volunteer');
    // Others around come after them.
    expect((await found({})).slice(0, 40)).toEqual(newest.map(({ id }) => id));
    expect(await found({ words: 'abalone' })).toEqual(
      newest.filter((_, index) => index % 2 === 0).map(({ id }) => id),
    );
    expect((await found({ types: ['volunteer'] })).slice(0, volunteers.length)).toEqual(
      volunteers.map(({ id }) => id),
    );
  });
});

describe('where everybody’s newest fill a page', () => {
  const limits = { 'read in order': 1000, sampled: 60, 'looked at': 1_000_000, crowded: 1 };
  const paying = () => jobs.filter(({ salary }) => salary !== null).map(({ id }) => id);

  test('a minimum of pay leaves those that pay it', async () => {
    const first = paying().slice(0, 10);
    await withLimits({ ...limits, counted: 2 }, async (transaction) => {
      await dateNewest(transaction);
      const found = await find(transaction, { minPay: 1, sort: 'date' }, { size: 10 });
      expect(found?.jobs.map(({ id }) => id)).toEqual(first);
    });
  });

  test('so does the preview of an alert', async () => {
    await withLimits({ ...limits, ranked: 10 }, async (transaction) => {
      await dateNewest(transaction);
      const found = await transaction`select id, total::int, is_more
        from public.preview_job_alert(null, null, 1, 'USD', ${center.lat}, ${center.lng}, 100, 3)`;
      expect([...found]).toEqual(
        paying()
          .slice(0, 3)
          .map((id) => ({ id, total: 10, is_more: true })),
      );
    });
  });
});

test('no type at all asks for every type', async () => {
  const limits = { crowded: 1, counted: 2 };
  for (const sort of ['distance', 'date']) {
    const usual = await withLimits(limits, (transaction) => find(transaction, { minPay: 1, sort }));
    expect(usual?.jobs).toHaveLength(20);
    expect(
      await withLimits(limits, (transaction) => find(transaction, { minPay: 1, sort, types: [] })),
    ).toEqual(usual);
  }
});

describe('where few of everybody’s newest are around a crowded place', () => {
  const limits = { sampled: 60, 'looked at': 64, crowded: 1, counted: 2 };
  const types = ['volunteer'];
  /** Runs where thirty jobs elsewhere are newer. */
  const withNewerElsewhere = <T>(run: (transaction: Transaction) => Promise<T>) =>
    withLimits(limits, async (transaction) => {
      const far = { lat: center.lat - 20, lng: center.lng };
      const newer = { coordinates: far, createdAt: new Date(Date.now() + 20 * 86_400_000) };
      await postJobs(
        Array.from({ length: 30 }, () => newer),
        transaction,
      );
      await dateNewest(transaction);
      return await run(transaction);
    });
  const idsOf = (page: Page | undefined) => page?.jobs.map(({ id }) => id);

  test('a page by date shows what is counted around', async () => {
    const volunteers = jobs.filter(({ type }) => type === 'volunteer').map(({ id }) => id);
    const paying = jobs.filter(({ salary }) => salary !== null).map(({ id }) => id);
    expect(volunteers).toHaveLength(6);
    await withNewerElsewhere(async (transaction) => {
      const byDate = { sort: 'date' };
      expect(idsOf(await find(transaction, { ...byDate, types }))).toEqual(volunteers);
      expect((await search(transaction, { ...byDate, types })).map(({ id }) => id)).toEqual(volunteers);
      expect(idsOf(await find(transaction, { ...byDate, types }, { size: 2, offset: 4 }))).toEqual(
        volunteers.slice(4),
      );
      expect(idsOf(await find(transaction, { ...byDate, minPay: 1 }))).toEqual(paying);
    });
  });
});

describe('nobody is told that nothing was found where a page shows something', () => {
  test.each<Question>([
    { words: 'abalone', minPay: 60 },
    { category: 'other', minPay: 60 },
    { minPay: 60 },
    { words: 'abalone', minPay: 60, sort: 'date' },
  ])('%j', async (question) => {
    const exact = await count(sql, question);
    expect(exact?.total).toBeGreaterThan(0);
    for (const counted of [2, 1000]) {
      const limits = { named: 0, read: 1000, crowded: 1, 'read in order': 4, 'looked at': 4, counted };
      const found = await withLimits(limits, (transaction) => find(transaction, question));
      expect(found?.total).toBeGreaterThanOrEqual(Math.min(counted, found?.jobs.length ?? 0));
      // What pays so much is found by its pay where few do.
      if (counted === 1000) expect(found).toMatchObject({ total: exact?.total, is_more: false });
      else if (found?.total === 0) expect(found.is_more).toBe(true);
    }
  });
});

test('pay that many offered whose time is over is found to its last page', async () => {
  const salary: Salary = { min: 900, max: 950, currency: 'USD', period: 'hour' };
  const far = { lat: center.lat - 20, lng: center.lng };
  const over = { salary, coordinates: center, createdAt: new Date(Date.now() - 9e8) };
  await withLimits({ 'looked at': 10, counted: 20, crowded: 1 }, async (transaction) => {
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

test('a name of work is guessed by the words of its title, which the statistics know', async () => {
  const [guessed] = await sql`
    select (public.guess_matches(public.shingle_query('Staff Nurse') || public.shingle_query('Nurse'), null)).matches as name,
      (public.guess_matches('staff & nurs | nurs', null)).matches as words`;
  expect(guessed?.name).toBe(guessed?.words);
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
