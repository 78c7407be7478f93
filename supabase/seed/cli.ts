import { parseArgs } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { loadPlacePool } from './demo/place-pool.ts';
import {
  adminEmail,
  type DemoApplication,
  demoPassword,
  employerEmail,
  seekerEmail,
} from './demo/sign-ins.ts';
import { loadSeedEnvironment } from './environment.ts';
import { getStorage, uploadCvs } from './load/cv-files.ts';
import { insertDemoAdmin, loadDemonstration, RealJobsError } from './load/demonstration.ts';
import { redate } from './load/redate.ts';

const help = `Demonstration data: jobs, employers and talents over real places, the same every time.

  npm run seed                     load 15,000 jobs and 3,000 talents, once
  npm run seed -- --jobs 1000000   load up to this many jobs (existing ones are kept)
  npm run seed -- --talents 10000  load up to this many talents
  npm run seed -- --redate         move the dates to today
  npm run seed -- --force          load even if there are real jobs

It writes to DATABASE_URL, and CVs to NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY; without these, to the local
stack that \`npm start\` runs.`;

class UsageError extends Error {}

const env = loadSeedEnvironment(process.env);
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const printAccount = (email: string, role: string) =>
  console.log(`  ${email}  password ${demoPassword}  (${role})`);
const format = (count: number) => count.toLocaleString('en-US');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '15000' },
      talents: { type: 'string', default: '3000' },
      redate: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(help);
  const databaseUrl = env.DATABASE_URL;
  if (!databaseUrl)
    throw new UsageError(
      'DATABASE_URL is missing. Start the local stack first (npm start), or set it; hosted Supabase shows it under Connect.',
    );
  const [jobs, talents] = [parseCount('jobs', values.jobs, 100), parseCount('talents', values.talents, 10)];
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {}, prepare: false });
  try {
    if (values.redate) return await moveDates(sql);
    await load(sql, { jobs, talents, force: values.force });
    console.log('Sign in with these accounts:');
    printAccount(employerEmail, 'an employer with postings and applications');
    printAccount(seekerEmail, 'a job seeker');
    // The admin's password is public, so the account is only created in a local database.
    if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(databaseUrl).hostname)) return;
    await insertDemoAdmin(sql);
    printAccount(adminEmail, 'an administrator, with any authenticator app at /admin');
  } finally {
    await sql.end();
  }
}

async function load(sql: Sql, options: { jobs: number; talents: number; force: boolean }): Promise<void> {
  const { outcome, counts, applications } = await loadDemonstration(sql, loadPlacePool(), options);
  const sizes = `${format(counts.jobs)} jobs of ${format(counts.employers)} employers and ${format(counts.talents)} talents`;
  if (outcome === 'unchanged') return console.log(`The demonstration data is already loaded: ${sizes}.`);
  console.log(`Loaded ${sizes} in ${seconds()} s, marked as demonstration data.`);
  await storeCvs(applications);
}

/** The data is useful without the files, so a failing storage service is reported and not fatal. */
async function storeCvs(applications: readonly DemoApplication[]): Promise<void> {
  try {
    const storage = getStorage(env);
    if (!storage) throw new Error('NEXT_PUBLIC_SUPABASE_URL or SUPABASE_SECRET_KEY is missing.');
    await uploadCvs(storage, applications);
  } catch (error) {
    console.log(
      `The CVs of the applications were not stored. ${error instanceof Error ? error.message : error}`,
    );
  }
}

async function moveDates(sql: Sql): Promise<void> {
  const moved = await redate(sql);
  if (!moved) return console.log('The demonstration data is up to date.');
  const hours = Math.round(moved.minutes / 60);
  console.log(
    `Moved the demonstration data by ${hours} hours: ${format(moved.jobs)} jobs have a new date (${seconds()} s).`,
  );
}

function parseCount(name: string, text: string, min: number): number {
  const count = Number(text.replace(/[_,]/g, ''));
  if (!Number.isInteger(count) || count < min)
    throw new UsageError(`--${name} must be a whole number of at least ${min}.`);
  return count;
}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof RealJobsError;
  const isUnreachable = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
  if (isUnreachable)
    console.error('No database responds at DATABASE_URL. Start the local stack first: npm start.');
  else console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
