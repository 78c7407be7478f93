import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLaunchedStack, type LaunchedStack } from '../support/launched-stack.ts';
import { listen } from '../support/listen.ts';

const doctor = path.join(import.meta.dirname, '../../supabase/doctor/cli.ts');

let stack: LaunchedStack;
let sql: postgres.Sql;
let SITE_URL: string;
/** Stands for the site, which needs a build. */
const site = createServer((_request, response) => {
  response.end('{"ok":true,"database":"reachable"}');
});

beforeAll(async () => {
  stack = createLaunchedStack();
  await stack.start();
  SITE_URL = `http://127.0.0.1:${await listen(site)}`;
  sql = postgres(stack.env().DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
}, 240_000);
afterAll(async () => {
  await sql?.end();
  await new Promise((resolve) => site.close(resolve));
  await stack?.cleanUp();
});

/** Runs the doctor without a configured Supabase, as in another shell after `npm start`. */
async function runDoctor(change: Record<string, string> = {}): Promise<{ code: unknown; output: string }> {
  const bare = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !(name in stack.env()) && !/SUPABASE/.test(name)),
  );
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [doctor, '--data', stack.dataDir],
      { env: { ...bare, NODE_ENV: 'test', SITE_URL, ...change } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}` }),
    ),
  );
}

test('the local stack has no failed check', async () => {
  // A step of the scheduled work, whose last run the doctor checks.
  await sql`select public.pause_unconfirmed_jobs()`;
  const { code, output } = await runDoctor();
  expect(output).not.toMatch(/^ {2}fail/m);
  expect(output).toMatch(/^ {2}ok +Scheduler +ran \d+ s ago$/m);
  expect(output).toMatch(/^ {2}ok +Ended sessions +rejected by the API$/m);
  expect(code).toBe(0);
}, 60_000);

test.each<[string, (sql: postgres.Sql) => Promise<unknown>, RegExp]>([
  [
    'a missing migration',
    (sql) => sql`delete from supabase_migrations.schema_migrations where version = '20261129110000'`,
    /fail +Migrations +The database lacks 1 of \d+ migrations: 20261129110000\./,
  ],
  [
    'a public bucket',
    (sql) => sql`update storage.buckets set public = true where id = 'applications'`,
    /fail +Files +The bucket applications is public: anyone can read CVs\./,
  ],
  [
    'a missing bucket',
    (sql) => sql`update storage.buckets set id = 'elsewhere', name = 'elsewhere' where id = 'companies'`,
    /fail +Files +The bucket companies is missing\./,
  ],
  [
    'a missing gazetteer',
    (sql) => sql`delete from public.settings where key = 'places'`,
    /fail +Places +The gazetteer is not loaded: no place can be found\./,
  ],
])(
  '%s is a failure',
  async (_name, cause, line) => {
    const undo = await backUpState();
    await cause(sql);
    const { code, output } = await runDoctor();
    await undo();
    expect(output).toMatch(line);
    expect(code).toBe(1);
  },
  60_000,
);

test.each<[string, (sql: postgres.Sql) => Promise<unknown>, RegExp]>([
  [
    'a stopped scheduler',
    (sql) => sql`update public.scheduled_steps set completed_until = now() - interval '10 minutes'`,
    /fail +Scheduler +Scheduled work last ran 10 minutes ago\./,
  ],
  [
    'an API that accepts ended sessions',
    (sql) => sql`alter role authenticator reset pgrst.db_pre_request`,
    /warn +Ended sessions +Before each request the API calls nothing/,
  ],
])(
  '%s is reported on a public site',
  async (_name, cause, line) => {
    await cause(sql);
    expect((await runDoctor({ SITE_URL: 'https://jobs.springfield.invalid' })).output).toMatch(line);
  },
  60_000,
);

async function backUpState() {
  const migrations = await sql`select version, statements, name from supabase_migrations.schema_migrations`;
  const places = await sql`select * from public.settings where key = 'places'`;
  return async () => {
    await sql`delete from supabase_migrations.schema_migrations`;
    await sql`insert into supabase_migrations.schema_migrations ${sql(migrations)}`;
    await sql`update storage.buckets set id = 'companies', name = 'companies' where id = 'elsewhere'`;
    await sql`update storage.buckets set public = (id = 'companies')`;
    await sql`insert into public.settings ${sql(places)} on conflict do nothing`;
  };
}
