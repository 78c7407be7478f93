import { createClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PlacePool } from '../../supabase/seed/demo/place-pool.ts';
import { loadPlacePool } from '../../supabase/seed/demo/place-pool.ts';
import {
  adminEmail,
  createDemoEmployer,
  demoPassword,
  employerEmail,
  seekerEmail,
} from '../../supabase/seed/demo/sign-ins.ts';
import { getStorage, uploadCvs } from '../../supabase/seed/load/cv-files.ts';
import { insertDemoAdmin, loadDemonstration, RealJobsError } from '../../supabase/seed/load/demonstration.ts';
import { redate } from '../../supabase/seed/load/redate.ts';
import { startTestStack, type TestStack } from '../support/test-stack.ts';

// Writing thousands of rows takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

// A separate stack, because hundreds of jobs would disturb other tests.
let stack: TestStack;
let sql: Sql;
let pool: PlacePool;

beforeAll(async () => {
  stack = await startTestStack({ siteUrl: 'http://localhost:3000' });
  sql = postgres(stack.env.DATABASE_URL ?? '', { max: 2, onnotice: () => {} });
  pool = loadPlacePool();
});

afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

const load = (options: { jobs?: number; force?: boolean } = {}) =>
  loadDemonstration(sql, pool, { jobs: 400, talents: 80, force: false, ...options });

const count = async (query: string): Promise<number> => {
  const [row] = await sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${query}`);
  return row?.count ?? -1;
};

const indexes = async () =>
  (await sql`select indexname, indexdef from pg_indexes where tablename = 'jobs' order by 1`).map(
    ({ indexdef }) => String(indexdef),
  );

/** Open jobs with a wrong time in `job_openings`, or unmatched there: alerts misdate them, or send them as new. */
const jobsWithWrongOpening = `public.jobs left join public.job_openings on job_id = id
  where status = 'open' and (opened_at is distinct from created_at or matched_at is null)`;

describe('loading', () => {
  test('loads the requested number of rows once, and marks them as demonstration data', async () => {
    const first = await load();
    expect(first).toMatchObject({ outcome: 'loaded', counts: { jobs: 400, talents: 80, applications: 25 } });
    const again = await load();
    expect(again).toMatchObject({ outcome: 'unchanged', counts: first.counts, applications: [] });
    expect(await count('public.jobs where not is_demo')).toBe(0);
    expect(await count('public.employer_profiles where not is_demo')).toBe(0);
    expect(await count('public.job_seeker_profiles where not is_demo or not is_visible')).toBe(0);
  });

  test('adds the missing rows for a larger number, and keeps all indexes', async () => {
    const before = await indexes();
    const { counts } = await load({ jobs: 800 });
    expect(counts.jobs).toBe(800);
    expect(await indexes()).toEqual(before);
    expect(
      await count('public.jobs where employer_id not in (select user_id from public.employer_profiles)'),
    ).toBe(0);
    expect(await count('public.jobs where slug not in (select slug from public.job_slugs)')).toBe(0);
    expect(
      await count(`(select public.extract_words(title || ' ' || company_name || ' ' || public.join_words(tags)) as word
        from public.jobs) as posted where word not in (select word from public.job_words)`),
    ).toBe(0);
    expect(await count(jobsWithWrongOpening)).toBe(0);
  });

  test('writes rows with the values that the triggers would set', async () => {
    const rows = () => sql`select to_jsonb(jobs) - 'updated_at' as row from public.jobs order by id`;
    const profiles = () =>
      sql`select to_jsonb(talent) - 'updated_at' as row from public.job_seeker_profiles as talent order by id`;
    const [jobsBefore, profilesBefore] = [await rows(), await profiles()];
    await sql`update public.jobs set title = title, status = status`;
    await sql`update public.job_seeker_profiles set full_name = full_name`;
    expect(await rows()).toEqual(jobsBefore);
    expect(await profiles()).toEqual(profilesBefore);
  });

  test('keeps the plain slug of a title free for a real posting', async () => {
    const [posted] = await sql<{ title: string }[]>`select title from public.jobs limit 1`;
    const [row] = await sql<
      { slug: string }[]
    >`select public.reserve_job_slug(${posted?.title ?? ''}) as slug`;
    expect(await sql`select from public.jobs where slug = ${row?.slug ?? ''}`).toHaveLength(0);
  });

  test('does not restore rows that the demo employer deleted', async () => {
    await sql`delete from public.jobs where title = 'Dishwasher' and company_name like 'Foghorn%'`;
    await expect(load({ jobs: 800 })).resolves.toMatchObject({ outcome: 'unchanged', counts: { jobs: 799 } });
    await expect(load({ jobs: 850 })).resolves.toMatchObject({
      outcome: 'loaded',
      counts: { jobs: 849 },
    });
  });

  test('rejects a database with real jobs unless forced', async () => {
    const [job] =
      await sql`update public.jobs set is_demo = false where id = (select id from public.jobs limit 1) returning id`;
    await expect(load()).rejects.toThrow(RealJobsError);
    await expect(load({ jobs: 700, force: true })).resolves.toMatchObject({ outcome: 'unchanged' });
    await sql`update public.jobs set is_demo = true where id = ${String(job?.id)}`;
  });
});

describe('a role that cannot disable triggers, as on hosted Supabase', () => {
  test('can load and redate the data', async () => {
    await sql.unsafe(`
      create role seeder login password 'seeder' bypassrls;
      grant usage on schema public, auth, extensions to seeder;
      grant all on all tables in schema public, auth to seeder;
      grant execute on all functions in schema public to seeder`);
    const url = new URL(stack.env.DATABASE_URL ?? '');
    url.username = 'seeder';
    url.password = 'seeder';
    const limited = postgres(url.href, { max: 1, onnotice: () => {} });
    try {
      const options = { jobs: 900, talents: 80, force: false };
      const { counts } = await loadDemonstration(limited, pool, options);
      expect(counts.jobs).toBe(899);
      await sql`update public.jobs set created_at = created_at - interval '8 hours'`;
      expect((await redate(limited))?.jobs).toBeGreaterThan(0);
      expect(await count(`public.jobs where created_at > now() or closed_at > now()`)).toBe(0);
    } finally {
      await limited.end();
    }
  });
});

describe('the demo accounts', () => {
  const signIn = async (email: string) => {
    const client = createClient(
      stack.env.NEXT_PUBLIC_SUPABASE_URL ?? '',
      stack.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
      { auth: { persistSession: false, autoRefreshToken: false } },
    );
    const { error } = await client.auth.signInWithPassword({ email, password: demoPassword });
    expect(error).toBeNull();
    return client;
  };

  test('show an employer postings in every status and their applications', async () => {
    const { applications } = await load();
    expect(applications).toEqual([]);
    const client = await signIn(employerEmail);
    const { data: received } = await client.from('applications').select('status, cv_url');
    expect(received).toHaveLength(25);
    expect(new Set(received?.map(({ status }) => status)).size).toBeGreaterThan(3);
    const { data: user } = await client.auth.getUser();
    const { data: jobs } = await client
      .from('jobs')
      .select('status')
      .eq('employer_id', user.user?.id ?? '');
    expect(jobs).toHaveLength(11);
    expect(new Set(jobs?.map(({ status }) => status))).toEqual(new Set(['open', 'paused', 'closed']));
  });

  test('show a job seeker their profile and applications', async () => {
    const client = await signIn(seekerEmail);
    const { data: profile } = await client.from('job_seeker_profiles').select('full_name').single();
    expect(profile?.full_name).toBe('Sofía Ramírez');
    const { data: applications } = await client.from('applications').select('id');
    expect(applications).toHaveLength(2);
    // An account's own address is confirmed already.
    expect(await count('public.applications where email_verified_at is null')).toBe(0);
  });

  test('include an administrator who can enroll a second factor', async () => {
    await insertDemoAdmin(sql);
    await insertDemoAdmin(sql);
    const client = await signIn(adminEmail);
    const { data: user } = await client.auth.getUser();
    const operators = await sql`select role from public.admins where user_id = ${user.user?.id ?? ''}`;
    expect(operators).toEqual([{ role: 'administrator' }]);
    const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(enrolled?.totp.secret).toMatch(/^[A-Z2-7]+$/);
  });

  test('have a stored PDF for each CV', async () => {
    const { applications } = createDemoEmployer(pool);
    const storage = getStorage(stack.env);
    if (!storage) throw new Error('The test stack names no storage.');
    await uploadCvs(storage, applications);
    const bucket = createClient(storage.url, storage.secretKey).storage.from('applications');
    const { data } = await bucket.download(applications[0]?.cv_url ?? '');
    expect((await data?.text())?.startsWith('%PDF-1.4')).toBe(true);
    expect(await count(`public.applications where cv_url not in (select name from storage.objects)`)).toBe(0);
  });
});

describe('redating', () => {
  const open = `public.jobs where status = 'open' and expires_at > now()`;

  const letTimePass = async (interval: string) => {
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction.unsafe(`update public.jobs set created_at = created_at - interval '${interval}',
        expires_at = expires_at - interval '${interval}', closed_at = closed_at - interval '${interval}'`);
      await transaction.unsafe(
        `update public.applications set created_at = created_at - interval '${interval}'`,
      );
    });
  };

  test('does not change fresh data', async () => {
    await expect(redate(sql)).resolves.toBeNull();
  });

  test.each(['1 day', '31 days'])('keeps about the same number of open jobs after %s', async (interval) => {
    const openBefore = await count(open);
    const closedBefore = await count(`public.jobs where status = 'closed'`);
    const [before] = await sql<{ median: number }[]>`
      select percentile_cont(0.5) within group (order by extract(epoch from now() - created_at))::float8 as median from public.jobs`;
    await letTimePass(interval);
    const result = await redate(sql);
    expect(result?.jobs).toBeGreaterThan(0);

    const openAfter = await count(open);
    expect(Math.abs(openAfter - openBefore) / openBefore).toBeLessThan(0.05);
    expect(await count(`public.jobs where status = 'closed'`)).toBe(closedBefore);
    expect(await count(`public.jobs where created_at > now() - interval '10 minutes'`)).toBeGreaterThan(0);
    expect(
      await count(`public.jobs where created_at > now() or closed_at > now() or closed_at < created_at`),
    ).toBe(0);
    const [after] = await sql<{ median: number }[]>`
      select percentile_cont(0.5) within group (order by extract(epoch from now() - created_at))::float8 as median from public.jobs`;
    expect((after?.median ?? 0) / (before?.median ?? 1)).toBeGreaterThan(0.8);
    expect((after?.median ?? 0) / (before?.median ?? 1)).toBeLessThan(1.25);
    expect(
      await count(`public.applications join public.jobs on jobs.id = job_id
        where applications.created_at < jobs.created_at or applications.created_at > now()`),
    ).toBe(0);
    expect(await count(jobsWithWrongOpening)).toBe(0);
    await expect(redate(sql)).resolves.toBeNull();
  });

  test('moves the past availability of the job seeker to the future', async () => {
    const past = 'public.job_seeker_profiles where available_from < current_date and user_id = ';
    const [seeker] = await sql<{ id: string }[]>`
      update public.job_seeker_profiles set available_from = current_date - 20
      where user_id = (select id from auth.users where email = ${seekerEmail}) returning user_id as id`;
    expect(await count(`${past}'${seeker?.id}'`)).toBe(1);
    await letTimePass('7 hours');
    await redate(sql);
    expect(await count(`${past}'${seeker?.id}'`)).toBe(0);
  });

  test('does not change real jobs', async () => {
    const [real] = await sql<{ id: string; created_at: Date }[]>`
      update public.jobs set is_demo = false where id = (select id from public.jobs where status = 'open' limit 1)
      returning id, created_at`;
    await sql.unsafe(`update public.jobs set created_at = created_at - interval '2 days' where is_demo`);
    expect(await redate(sql)).not.toBeNull();
    const [after] = await sql<
      { created_at: Date }[]
    >`select created_at from public.jobs where id = ${real?.id ?? ''}`;
    expect(after?.created_at).toEqual(real?.created_at);
  });
});
