import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endLauncher, type LaunchedStack, launchedStack } from '../support/launched-stack.ts';
import { startTestStack } from '../support/test-stack.ts';

const root = path.join(import.meta.dirname, '../..');
const demo = { email: 'employer@demo.doorstep.example', password: 'doorstep-demo' };

const bare = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/SUPABASE|DATABASE_URL|SITE_URL|CRON_SECRET|SMTP_URL/.test(name),
  ),
);

/** One of the programs, in an environment that names no Supabase but the given one. */
const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; said: string }>((resolve) =>
    execFile(
      process.execPath,
      [path.join(root, 'supabase', program), ...args],
      { cwd: root, env: { ...bare, NODE_ENV: 'test', ...env } },
      (fault, stdout, stderr) => resolve({ code: fault?.code ?? 0, said: `${stdout}${stderr}` }),
    ),
  );

const options = { auth: { persistSession: false, autoRefreshToken: false } };

/** What visitors, an owner of an account and the server get out of a stack. */
async function answersOf(env: Record<string, string>) {
  const url = env.NEXT_PUBLIC_SUPABASE_URL ?? '';
  const visitor = createClient(url, env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '', options);
  const server = createClient(url, env.SUPABASE_SECRET_KEY ?? '', options);
  const sql = postgres(env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  try {
    const jobs = await sql<{ title: string; lat: number; lng: number }[]>`
      select title, lat, lng from public.jobs where status = 'open' order by id limit 3`;
    const searches = [];
    for (const { lat, lng, title } of jobs)
      for (const words of [null, title])
        searches.push(
          await visitor
            .rpc('find_jobs', { center_lat: lat, center_lng: lng, radius_km: 50, words })
            .throwOnError(),
        );
    const files = [];
    for (const { bucket, name } of await sql<{ bucket: string; name: string }[]>`
      select bucket_id as bucket, name from storage.objects order by 1, 2`) {
      const { data } = await server.storage.from(bucket).download(name);
      const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
      files.push([bucket, name, data?.type, createHash('sha256').update(bytes).digest('hex')]);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const signedIn = await visitor.auth.signInWithPassword(demo);
    return {
      searches: searches.map(({ data }) => data),
      claims: (await server.rpc('count_claims').throwOnError()).data,
      files,
      account: signedIn.data.user?.id,
      migrations: await sql`select version from supabase_migrations.schema_migrations order by 1`,
    };
  } finally {
    await sql.end();
  }
}

async function ofDatabase<T>(
  env: Record<string, string>,
  ask: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres(env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}

/**
 * Makes a database what a hosted project has: its `postgres` is an account of the operator, who may not do everything. The one that
 * made the database stays a superuser whatever it is told, so it gives its name away.
 */
async function asHosted(databaseUrl: string): Promise<postgres.Sql> {
  const { password } = new URL(databaseUrl);
  const first = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await first.unsafe(`create role supabase_admin login superuser password '${password}'`);
  await first.end();
  const username = 'supabase_admin';
  const admin = postgres(databaseUrl, { username, max: 1, onnotice: () => {} });
  await admin.unsafe(`
    alter role postgres rename to founder;
    create role postgres login createrole bypassrls password '${password}';
    grant anon, authenticated, service_role, authenticator, supabase_storage_admin to postgres with admin option;
    grant set on parameter session_replication_role, "pgrst.db_pre_request" to postgres;
    grant all on database postgres to postgres;
    alter schema extensions owner to postgres;
    alter schema supabase_migrations owner to postgres;
    alter table supabase_migrations.schema_migrations owner to postgres;
    grant all on schema public to postgres with grant option;
    grant usage on schema auth, storage to postgres;
    grant all on all tables in schema auth, storage to postgres;
    alter table auth.users add column if not exists instance_id uuid;
    -- Foreign keys of these two are checked as their owner, who has to reach them.
    grant all on schema storage to supabase_storage_admin;
    alter table storage.buckets owner to supabase_storage_admin;
    alter table storage.objects owner to supabase_storage_admin;
    alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;`);
  return admin;
}

let folder: string;
let keyFile: string;
let backup: string;
let before: Awaited<ReturnType<typeof answersOf>>;
const stacks: LaunchedStack[] = [];
const newStack = () => {
  const stack = launchedStack();
  stacks.push(stack);
  return stack;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-backup-'));
  keyFile = path.join(folder, 'key');
  writeFileSync(keyFile, 'f1c7a2d94be8360517ac9e4d2b8f6031\n');
  const first = newStack();
  const { launcher } = await first.start();
  const seeded = await run('seed/cli.ts', ['--jobs', '300', '--talents', '50'], first.env());
  expect(seeded.said).toContain('Loaded 300 jobs');
  before = await answersOf(first.env());
  await ofDatabase(
    first.env(),
    (sql) => sql`update auth.users set recovery_token = 'open' where email = ${demo.email}`,
  );

  const to = path.join(folder, 'backups');
  const made = await run('backup/cli.ts', ['backup', '--to', to, '--key', keyFile, '--data', first.dataDir]);
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(', encrypted.') });
  backup = path.join(to, readdirSync(to)[0] ?? '');
  // A power cut, and then the disk is gone.
  await endLauncher(launcher, 'SIGKILL');
  await first.killDatabase();
  await first.clear();
}, 300_000);
afterAll(async () => {
  for (const stack of stacks) await stack.clear();
  await rm(folder, { recursive: true });
});

const restore = (more: string[], env?: Record<string, string>) =>
  run('backup/cli.ts', ['restore', '--from', backup, ...more], env);

describe('a backup', () => {
  test('restored into an empty place answers the same, and every file opens', async () => {
    expect(before.searches.length).toBe(6);
    expect(JSON.stringify(before.searches[0])).toContain('"id"');
    expect(before.files.length).toBeGreaterThan(5);
    const place = newStack();
    const restored = await restore(['--key', keyFile, '--data', place.dataDir]);
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Everyone signs in again.') });
    await place.start();
    // What would let whoever found it act as somebody is not in it.
    const left = await ofDatabase(
      place.env(),
      (sql) => sql`select (select count(*)::int from auth.users where recovery_token <> '') as links,
        (select count(*)::int from auth.sessions) as sessions`,
    );
    expect(left).toEqual([{ links: 0, sessions: 0 }]);
    expect(await answersOf(place.env())).toEqual(before);
  }, 300_000);

  test('goes into any database that is named, and over another one only when told', async () => {
    const place = newStack();
    await place.start();
    const env = place.env();
    expect(await restore(['--key', keyFile], env)).toMatchObject({ code: 0 });
    expect(await answersOf(env)).toEqual(before);

    const sql = postgres(env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
    const outbox = () => sql`select count(*)::int as rows, max(id)::int as last from public.outbox`;
    const mails = await outbox();
    await sql`delete from public.jobs`;
    expect(await restore(['--key', keyFile], env)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/This place is not empty \(.+\): nothing was changed/),
    });
    expect(await sql`select count(*)::int as jobs from public.jobs`).toEqual([{ jobs: 0 }]);
    const storage = createClient(
      env.NEXT_PUBLIC_SUPABASE_URL ?? '',
      env.SUPABASE_SECRET_KEY ?? '',
      options,
    ).storage;
    await storage
      .from('applications')
      .upload('later/cv.pdf', Buffer.from('%PDF-1.4'), { contentType: 'application/pdf' });
    expect(await restore(['--key', keyFile, '--replace'], env)).toMatchObject({ code: 0 });
    expect(await answersOf(env)).toEqual(before);
    expect(await outbox()).toEqual(mails);
    await sql.end();
  }, 300_000);

  test('exported goes where nobody is a superuser, and accounts are as the hosted service finds them', async () => {
    const here = newStack();
    expect(await restore(['--key', keyFile, '--data', here.dataDir])).toMatchObject({ code: 0 });
    await here.start();
    const target = await startTestStack({ siteUrl: 'http://localhost', isEmpty: true });
    let admin: postgres.Sql | undefined;
    try {
      admin = await asHosted(target.env.DATABASE_URL ?? '');
      expect(
        await ofDatabase(target.env, (sql) => sql`select current_setting('is_superuser') as superuser`),
      ).toEqual([{ superuser: 'off' }]);
      const file = path.join(folder, 'hosted.env');
      writeFileSync(
        file,
        Object.entries(target.env)
          .map(([name, value]) => `${name}=${value}\n`)
          .join(''),
      );
      const exported = () => run('backup/cli.ts', ['export', '--target', file, '--data', here.dataDir]);
      expect(await exported()).toMatchObject({ code: 0, said: expect.stringContaining('has what was here') });
      expect(await answersOf(target.env)).toEqual(before);
      expect(
        await admin`select count(*)::int as lost from auth.users where instance_id is distinct from
          '00000000-0000-0000-0000-000000000000' or num_nulls(confirmation_token, recovery_token, email_change) > 0`,
      ).toEqual([{ lost: 0 }]);
      expect(await exported()).toMatchObject({
        code: 1,
        said: expect.stringContaining('This place is not empty'),
      });
    } finally {
      await admin?.end();
      await target.stop();
    }
  }, 300_000);

  test('is nobody’s to read but whose it is, and tells nothing of people without the key', async () => {
    const files = readdirSync(backup, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const place = path.join(file.parentPath, file.name);
      expect(statSync(place).mode & 0o077).toBe(0);
      expect(readFileSync(place, 'latin1')).not.toContain('demo.doorstep.example');
    }
    expect(statSync(backup).mode & 0o077).toBe(0);
  });

  const place = () => path.join(folder, 'nowhere');

  test('without its key, or with another one, is not restored', async () => {
    expect(await restore(['--data', place()])).toMatchObject({
      code: 1,
      said: expect.stringContaining('This backup is encrypted.'),
    });
    const other = path.join(folder, 'other-key');
    writeFileSync(other, 'a'.repeat(40));
    expect(await restore(['--data', place(), '--key', other])).toMatchObject({
      code: 1,
      said: expect.stringContaining('The key is not that of this backup'),
    });
  });

  test('with a damaged or a missing part is not restored', async () => {
    const part = path.join(backup, 'database/public.jobs.copy.gz');
    const whole = readFileSync(part);
    const damaged = Buffer.from(whole);
    damaged[100] = (damaged[100] ?? 0) ^ 1;
    writeFileSync(part, damaged);
    expect(await restore(['--data', place(), '--key', keyFile])).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        'database/public.jobs.copy.gz of this backup is damaged: nothing was restored.',
      ),
    });
    await rm(part);
    expect((await restore(['--data', place(), '--key', keyFile])).said).toContain(
      'is missing: nothing was restored.',
    );
    writeFileSync(part, whole);
    const manifest = path.join(backup, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"rows": 300', '"rows": 299'));
    expect((await restore(['--data', place(), '--key', keyFile])).said).toContain(
      'or its manifest was changed',
    );
  });
});
