import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { startStack } from '../../supabase/embedded/stack.ts';
import { generateEmployers } from '../../supabase/seed/demo/employers.ts';
import { readPlaceStock } from '../../supabase/seed/demo/gazetteer-stock.ts';
import { loadDemonstration } from '../../supabase/seed/load/demonstration.ts';
import { freePorts } from '../support/test-stack.ts';
import { type Disguise, disguises, honestTexts, ownWords, type Text } from './copies-texts.ts';
import { multiplyJobs } from './multiply.ts';
import { printCriteria, printTable } from './report.ts';

const help = `10,000 copies among a million jobs: how many are found, how many honest postings are taken for one, and what a posting costs more.

  npm run bench:copies                   makes a database of its own, for twenty minutes
  npm run bench:copies -- --jobs 15000   the demonstration alone`;

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    copies: { type: 'string', default: '10000' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const [jobs, copies] = [Number(values.jobs), Number(values.copies)];
const demonstration = 15_000;

type Base = Text & { id: string; employerId: string };
type Verdict = { isHeld: boolean; sketchMs: number; wallMs: number; processorMs: number };

const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);

async function bench(url: string): Promise<void> {
  const sql = connect(url);
  try {
    await loadDemonstration(sql, readPlaceStock(), { jobs: demonstration, talents: 1, force: false });
    log('The demonstration is there.');
    const bases = await sql<Base[]>`
      select id, employer_id as "employerId", title, company_name as company, city_slug as city, description from public.jobs
      where status = 'open' and expires_at > now() + interval '1 day' order by md5(id::text)`;
    await sql`drop index public.posting_sketches_bands`;
    await sketchBases(sql, bases);
    const own = bases.slice(0, copies / 2);
    if (jobs > demonstration) {
      log(`${(await multiplyJobs(sql, jobs)).toLocaleString('en-US')} jobs are there.`);
      await fillUp(url, Math.round(jobs / demonstration) - 1);
    }
    await giveOwnWords(sql, own);
    await sql`set maintenance_work_mem = '1GB'`;
    await sql`create index posting_sketches_bands on public.posting_sketches using gin (bands) with (fastupdate = off)`;
    await sql`vacuum (analyze) public.posting_sketches`;
    log('What they say is indexed.');

    const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const heldDemonstration = await judgeThere(sql, bases);
    log(`Of the demonstration ${heldDemonstration} are held.`);
    const told: [string, Verdict[]][] = [];
    const plain = bases.slice(copies / 2, copies);
    const names = Object.keys(disguises);
    for (const [kind, originals] of [
      ['', own],
      ['words of many: ', plain],
    ] as const)
      for (const [turn, name] of names.entries()) {
        const mine = originals.filter((_, index) => index % names.length === turn);
        told.push([
          `${kind}${name}`,
          await judgeAll(
            sql,
            pid,
            mine.map((text, index) => (disguises[name] as Disguise)(text, index)),
          ),
        ]);
      }
    log('The copies are judged.');
    const strangers = [
      ...generateEmployers(readPlaceStock(), demonstration + copies / 2, demonstration),
    ].flatMap(({ jobs: posted, companyName }) =>
      posted.map(({ title, description, location }) => ({
        title,
        description,
        company: companyName,
        city: location.address.city,
      })),
    );
    const honest: [string, Verdict[]][] = [
      ['own words, honest', await judgeAll(sql, pid, honestTexts(strangers))],
      [
        'words of many, honest',
        await judgeAll(
          sql,
          pid,
          strangers.map(({ description }) => description),
        ),
      ],
    ];
    report(told, honest, heldDemonstration);
    const [size] = await sql<{ table: string; index: string }[]>`
      select pg_size_pretty(pg_table_size('public.posting_sketches')) as table,
        pg_size_pretty(pg_relation_size('public.posting_sketches_bands')) as index`;
    console.log(`\n  The sketches take ${size?.table}, their index ${size?.index}.`);
  } finally {
    await sql.end();
  }
}

async function sketchBases(sql: Sql, bases: readonly Base[]): Promise<void> {
  await sql`delete from public.posting_sketches`;
  await sql`
    insert into public.posting_sketches (job_id, circumstances, title, words, bands, said_since)
    select id, 0, '{}', words, public.sketch_bands(words), now() - interval '1 day'
    from public.jobs, lateral (select public.text_sketch(description) as words offset 0) as said
    where id = any (${bases.map(({ id }) => id)}::uuid[])`;
  log(`${bases.length} are sketched.`);
}

/** Lets these say what nobody else says as well, as most people who hire do. */
async function giveOwnWords(sql: Sql, bases: Base[]): Promise<void> {
  for (const [index, base] of bases.entries())
    base.description = `${base.description}\n\n${ownWords(`original ${index}`)}`;
  await sql`
    update public.posting_sketches as sketch set words = said.words, bands = public.sketch_bands(said.words)
    from jsonb_array_elements(${sql.json(bases.map(({ id, description }) => [id, description]))}) as given,
      lateral (select public.text_sketch(given ->> 1) as words offset 0) as said
    where job_id = (given ->> 0)::uuid`;
}

/** The others say seven tenths of what a job of the demonstration says, the rest is their own: as families of texts are. */
async function fillUp(url: string, times: number): Promise<void> {
  const halves = [connect(url), connect(url)];
  await Promise.all(
    halves.map(async (sql, half) => {
      await sql`
        insert into public.posting_sketches (job_id, circumstances, title, words, bands, said_since)
        select md5(base.id::text || copy)::uuid, 0, '{}', said.words, public.sketch_bands(said.words), now() - interval '1 day'
        from public.jobs as base join public.posting_sketches as known on known.job_id = base.id,
          generate_series(1, ${times}::int) as copy,
          lateral (select array_agg(case when hashint8extended(word, copy) & 1023 < 717 then word
            else hashint8extended(word, copy + 1000)::bit(32)::integer end) as words from unnest(known.words) as word offset 0) as said
        where base.slug not like '%-copy-%' and copy % 2 = ${half}`;
      await sql.end();
    }),
  );
  log('All are sketched.');
}

/** How many of those that are there would be held if somebody posted them now. */
async function judgeThere(sql: Sql, bases: readonly Base[]): Promise<number> {
  const [row] = await sql<{ held: number }[]>`
    select count(*)::int as held from public.jobs as job, lateral public.copied_posting(job.id, job.employer_id)
    where job.id = any (${bases.map(({ id }) => id)}::uuid[])`;
  return row?.held ?? 0;
}

/** Judges each text as posted by a new account, one after another; nothing of it stays. */
async function judgeAll(sql: Sql, pid: number, texts: readonly string[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const text of texts) {
    const [id, account] = [crypto.randomUUID(), crypto.randomUUID()];
    await sql.unsafe('begin');
    const [before, begun] = [processorMs(pid), performance.now()];
    await sql`
      insert into public.posting_sketches (job_id, circumstances, title, words, bands)
      select ${id}, 0, '{}', words, public.sketch_bands(words)
      from (select public.text_sketch(${text}) as words offset 0) as said`;
    const sketched = performance.now();
    const held = await sql`select from public.copied_posting(${id}, ${account})`;
    const ended = performance.now();
    verdicts.push({
      isHeld: held.length > 0,
      sketchMs: sketched - begun,
      wallMs: ended - begun,
      processorMs: processorMs(pid) - before,
    });
    await sql.unsafe('rollback');
  }
  return verdicts;
}

function report(told: [string, Verdict[]][], honest: [string, Verdict[]][], heldDemonstration: number): void {
  const row = ([name, verdicts]: [string, Verdict[]]) => [
    name,
    '',
    '',
    String(verdicts.length),
    String(held(verdicts)),
    `${((100 * held(verdicts)) / verdicts.length).toFixed(1)}%`,
    quantile(verdicts, 'wallMs', 0.5),
    quantile(verdicts, 'wallMs', 0.95),
    quantile(verdicts, 'processorMs', 0.5),
    quantile(verdicts, 'sketchMs', 0.5),
  ];
  const all = told.flatMap(([, verdicts]) => verdicts);
  const wrong = honest.flatMap(([, verdicts]) => verdicts);
  console.log('');
  printTable(
    ['Posting', '', '', 'Posted', 'Held', '', 'ms', '95%', 'processor', 'of it the sketch'],
    [...told, ['all copies', all] as [string, Verdict[]], ...honest].map(row),
  );
  console.log('');
  printCriteria([
    {
      sentence: `None of the demonstration is held: ${heldDemonstration}.`,
      isMet: heldDemonstration === 0,
    },
    {
      sentence: `Of honest postings at most one of a thousand is held: ${held(wrong)} of ${wrong.length}.`,
      isMet: held(wrong) * 1000 <= wrong.length,
    },
  ]);
}

const held = (verdicts: readonly Verdict[]) => verdicts.filter(({ isHeld }) => isHeld).length;

const quantile = (
  verdicts: readonly Verdict[],
  part: 'wallMs' | 'processorMs' | 'sketchMs',
  share: number,
) => {
  const sorted = verdicts.map((verdict) => verdict[part]).sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
};

const processorMs = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const connect = (url: string) =>
  postgres(url, { max: 1, onnotice: () => {}, connection: { statement_timeout: 0 } });

const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-copies-'));
const [database, api, mailbox, smtp] = await freePorts(4);
const stack = await startStack({
  dataDir: folder,
  ports: { api, database, mailbox, smtp },
  siteUrl: 'http://localhost:3000',
  isThrowaway: true,
});
try {
  await bench(stack.databaseUrl);
} finally {
  await stack.stop();
  await removeData(folder);
}
