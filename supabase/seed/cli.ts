import { parseArgs } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { readPlaceStock } from './demo/gazetteer-stock.ts';
import { demoPassword, employerEmail, seekerEmail } from './demo/sign-ins.ts';
import { seedEnvironment } from './environment.ts';
import { storageOf, uploadCvs } from './load/cv-files.ts';
import { type Loaded, loadDemonstration, RealJobsError } from './load/demonstration.ts';
import { redate } from './load/redate.ts';

const help = `Demonstration data: jobs, employers and talents over real places, the same every time.

  npm run seed                     load 15,000 jobs and 3,000 talents, once
  npm run seed -- --jobs 1000000   as many jobs (what is there is kept)
  npm run seed -- --talents 10000  as many talents
  npm run seed -- --redate         bring the dates up to today

  --force   load also where there are real jobs
  --json    end with a line of JSON

It writes to DATABASE_URL, and CVs to NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY; without these, to the local
stack that \`npm start\` runs.`;

const started = performance.now();
const env = seedEnvironment(process.env);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '15000' },
      talents: { type: 'string', default: '3000' },
      redate: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(help);
  const databaseUrl = env.DATABASE_URL;
  if (!databaseUrl)
    throw new UsageError(
      'DATABASE_URL is missing. Start the local stack first (npm start), or set it; hosted Supabase shows it under Connect.',
    );

  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {}, prepare: false });
  try {
    const report = values.redate
      ? await bringUpToDate(sql)
      : await load(sql, {
          jobs: atLeast('jobs', values.jobs, 100),
          talents: atLeast('talents', values.talents, 10),
          force: values.force,
        });
    if (values.json) console.log(JSON.stringify({ ...report, seconds: seconds() }));
  } finally {
    await sql.end();
  }
}

async function load(sql: Sql, options: { jobs: number; talents: number; force: boolean }) {
  const { outcome, counts, applications } = await loadDemonstration(sql, readPlaceStock(), options);
  const { jobs, employers, talents } = counts;
  const sizes = `${format(jobs)} jobs of ${format(employers)} employers and ${format(talents)} talents`;
  console.log(
    outcome === 'kept'
      ? `The demonstration data is there: ${sizes}.`
      : `Loaded ${sizes} in ${seconds()} s, marked as demonstration data.`,
  );
  const cvs = await storeCvs(applications);
  console.log('Sign in with these accounts:');
  console.log(`  ${employerEmail}  password ${demoPassword}  (an employer with postings and applications)`);
  console.log(`  ${seekerEmail}    password ${demoPassword}  (a job seeker)`);
  return { outcome, ...counts, cvs };
}

/** The data is of use without the files, so a storage service that is away is told and not fatal. */
async function storeCvs(applications: Loaded['applications']): Promise<number> {
  if (applications.length === 0) return 0;
  const storage = storageOf(env);
  if (!storage) {
    console.log(
      'The CVs of the applications were not stored: NEXT_PUBLIC_SUPABASE_URL or SUPABASE_SECRET_KEY is missing.',
    );
    return 0;
  }
  try {
    await uploadCvs(storage, applications);
    return applications.length;
  } catch (error) {
    console.log(
      `The CVs of the applications were not stored. ${error instanceof Error ? error.message : error}`,
    );
    return 0;
  }
}

async function bringUpToDate(sql: Sql) {
  const done = await redate(sql);
  console.log(
    done
      ? `The demonstration went on by ${Math.round(done.minutes / 60)} hours: ${format(done.jobs)} jobs were posted anew, in ${seconds()} s.`
      : 'The demonstration is up to date.',
  );
  return { outcome: done ? 'redated' : 'kept', jobs: done?.jobs ?? 0 };
}

class UsageError extends Error {}

function atLeast(name: string, text: string, least: number): number {
  const number = Number(text.replaceAll('_', '').replaceAll(',', ''));
  if (!Number.isInteger(number) || number < least)
    throw new UsageError(`--${name} is a whole number from ${least}.`);
  return number;
}

const seconds = () => Number(((performance.now() - started) / 1000).toFixed(1));
const format = (number: number) => number.toLocaleString('en-US');

try {
  await main();
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof RealJobsError;
  const isAway = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
  if (isAway) console.error('No database answers at DATABASE_URL. Start the local stack first: npm start.');
  else console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
