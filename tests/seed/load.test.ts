import { createClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PlaceStock } from '../../supabase/seed/demo/place-stock.ts';
import { readPlaceStock } from '../../supabase/seed/demo/place-stock.ts';
import {
  adminEmail,
  createDemoEmployer,
  demoPassword,
  employerEmail,
  seekerEmail,
} from '../../supabase/seed/demo/sign-ins.ts';
import { storageOf, uploadCvs } from '../../supabase/seed/load/cv-files.ts';
import { insertDemoAdmin, loadDemonstration, RealJobsError } from '../../supabase/seed/load/demonstration.ts';
import { redate } from '../../supabase/seed/load/redate.ts';
import { startTestStack, type TestStack } from '../support/test-stack.ts';

// Thousands of rows are written here, also on machines that are busy with other things.
vi.setConfig({ testTimeout: 90_000 });

// A stack of its own: hundreds of jobs would stand in the way of every other test.
let stack: TestStack;
let sql: Sql;
let stock: PlaceStock;

beforeAll(async () => {
  stack = await startTestStack({ siteUrl: 'http://localhost:3000' });
  sql = postgres(stack.env.DATABASE_URL ?? '', { max: 2, onnotice: () => {} });
  stock = readPlaceStock();
});

afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

const load = (options: { jobs?: number; force?: boolean } = {}) =>
  loadDemonstration(sql, stock, { jobs: 400, talents: 80, force: false, ...options });

const count = async (query: string): Promise<number> => {
  const [row] = await sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${query}`);
  return row?.count ?? -1;
};

const indexes = async () =>
  (await sql`select indexname, indexdef from pg_indexes where tablename = 'jobs' order by 1`).map(
    ({ indexdef }) => String(indexdef),
  );

/** Open jobs that a preview of alerts would not date by their posting, or that would wake instant alerts. */
const notNotedAsOpened = `public.jobs left join public.job_openings on job_id = id
  where status = 'open' and (opened_at is distinct from created_at or matched_at is null)`;

describe('loading', () => {
  test('loads what was asked for, once, and marks it', async () => {
    const first = await load();
    expect(first).toMatchObject({ outcome: 'loaded', counts: { jobs: 400, talents: 80, applications: 25 } });
    const again = await load();
    expect(again).toMatchObject({ outcome: 'kept', counts: first.counts, applications: [] });
    expect(await count('public.jobs where not is_demo')).toBe(0);
    expect(await count('public.employer_profiles where not is_demo')).toBe(0);
    expect(await count('public.job_seeker_profiles where not is_demo or not is_visible')).toBe(0);
  });

  test('adds what is missing to a larger number, and leaves every index in its place', async () => {
    const before = await indexes();
    const { counts } = await load({ jobs: 800 });
    expect(counts.jobs).toBe(800);
    expect(await indexes()).toEqual(before);
    expect(
      await count('public.jobs where employer_id not in (select user_id from public.employer_profiles)'),
    ).toBe(0);
    expect(await count('public.jobs where slug not in (select slug from public.job_slugs)')).toBe(0);
    expect(
      await count(`(select public.words_of(title || ' ' || company_name || ' ' || public.join_words(tags)) as word
        from public.jobs) as posted where word not in (select word from public.job_words)`),
    ).toBe(0);
    expect(await count(notNotedAsOpened)).toBe(0);
  });

  test('writes rows as the triggers would have left them', async () => {
    const rows = () => sql`select to_jsonb(jobs) - 'updated_at' as row from public.jobs order by id`;
    const profiles = () =>
      sql`select to_jsonb(talent) - 'updated_at' as row from public.job_seeker_profiles as talent order by id`;
    const [jobsBefore, profilesBefore] = [await rows(), await profiles()];
    await sql`update public.jobs set title = title, status = status`;
    await sql`update public.job_seeker_profiles set full_name = full_name`;
    expect(await rows()).toEqual(jobsBefore);
    expect(await profiles()).toEqual(profilesBefore);
  });

  test('leaves the slug of a title to the first posting by hand', async () => {
    const [posted] = await sql<{ title: string }[]>`select title from public.jobs limit 1`;
    const [row] = await sql<{ slug: string }[]>`select public.take_job_slug(${posted?.title ?? ''}) as slug`;
    expect(await sql`select from public.jobs where slug = ${row?.slug ?? ''}`).toHaveLength(0);
  });

  test('does not miss what the demo employer deleted', async () => {
    await sql`delete from public.jobs where title = 'Dishwasher' and company_name like 'Foghorn%'`;
    await expect(load({ jobs: 800 })).resolves.toMatchObject({ outcome: 'kept', counts: { jobs: 799 } });
    await expect(load({ jobs: 850 })).resolves.toMatchObject({
      outcome: 'loaded',
      counts: { jobs: 849 },
    });
  });

  test('refuses to load beside real jobs unless it is forced', async () => {
    const [job] =
      await sql`update public.jobs set is_demo = false where id = (select id from public.jobs limit 1) returning id`;
    await expect(load()).rejects.toThrow(RealJobsError);
    await expect(load({ jobs: 700, force: true })).resolves.toMatchObject({ outcome: 'kept' });
    await sql`update public.jobs set is_demo = true where id = ${String(job?.id)}`;
  });
});

describe('where the role may not switch triggers off, as hosted may have it', () => {
  test('loads, adds in bulk and re-dates all the same', async () => {
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
      const { counts } = await loadDemonstration(limited, stock, options);
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

  test('let an employer see postings in every state, the applications to them, and the CVs', async () => {
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

  test('let a job seeker see the own profile and applications', async () => {
    const client = await signIn(seekerEmail);
    const { data: profile } = await client.from('job_seeker_profiles').select('full_name').single();
    expect(profile?.full_name).toBe('Sofía Ramírez');
    const { data: applications } = await client.from('applications').select('id');
    expect(applications).toHaveLength(2);
    // An account's own address is proven: nothing asks for it again.
    expect(await count('public.applications where proven_at is null')).toBe(0);
  });

  test('let an administrator in, who sets up a second factor first', async () => {
    await insertDemoAdmin(sql);
    await insertDemoAdmin(sql);
    const client = await signIn(adminEmail);
    const { data: user } = await client.auth.getUser();
    const operators = await sql`select role from public.operators where user_id = ${user.user?.id ?? ''}`;
    expect(operators).toEqual([{ role: 'administrator' }]);
    const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(enrolled?.totp.secret).toMatch(/^[A-Z2-7]+$/);
  });

  test('keeps CVs that are real files', async () => {
    const { applications } = createDemoEmployer(stock);
    const storage = storageOf(stack.env);
    if (!storage) throw new Error('The test stack names no storage.');
    await uploadCvs(storage, applications);
    const bucket = createClient(storage.url, storage.secretKey).storage.from('applications');
    const { data } = await bucket.download(applications[0]?.cv_url ?? '');
    expect((await data?.text())?.startsWith('%PDF-1.4')).toBe(true);
    expect(await count(`public.applications where cv_url not in (select name from storage.objects)`)).toBe(0);
  });
});

describe('re-dating', () => {
  const open = `public.jobs where status = 'open' and expires_at > now()`;

  const rest = async (interval: string) => {
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction.unsafe(`update public.jobs set created_at = created_at - interval '${interval}',
        expires_at = expires_at - interval '${interval}', closed_at = closed_at - interval '${interval}'`);
      await transaction.unsafe(
        `update public.applications set created_at = created_at - interval '${interval}'`,
      );
    });
  };

  test('leaves fresh data alone', async () => {
    await expect(redate(sql)).resolves.toBeNull();
  });

  test.each(['1 day', '31 days'])('has as many open jobs as before after %s', async (interval) => {
    const openBefore = await count(open);
    const closedBefore = await count(`public.jobs where status = 'closed'`);
    const [spread] = await sql<{ median: number }[]>`
      select percentile_cont(0.5) within group (order by extract(epoch from now() - created_at))::float8 as median from public.jobs`;
    await rest(interval);
    const done = await redate(sql);
    expect(done?.jobs).toBeGreaterThan(0);

    const openAfter = await count(open);
    expect(Math.abs(openAfter - openBefore) / openBefore).toBeLessThan(0.05);
    expect(await count(`public.jobs where status = 'closed'`)).toBe(closedBefore);
    expect(await count(`public.jobs where created_at > now() - interval '10 minutes'`)).toBeGreaterThan(0);
    expect(
      await count(`public.jobs where created_at > now() or closed_at > now() or closed_at < created_at`),
    ).toBe(0);
    const [after] = await sql<{ median: number }[]>`
      select percentile_cont(0.5) within group (order by extract(epoch from now() - created_at))::float8 as median from public.jobs`;
    expect((after?.median ?? 0) / (spread?.median ?? 1)).toBeGreaterThan(0.8);
    expect((after?.median ?? 0) / (spread?.median ?? 1)).toBeLessThan(1.25);
    expect(
      await count(`public.applications join public.jobs on jobs.id = job_id
        where applications.created_at < jobs.created_at or applications.created_at > now()`),
    ).toBe(0);
    expect(await count(notNotedAsOpened)).toBe(0);
    await expect(redate(sql)).resolves.toBeNull();
  });

  test('keeps the job seeker available from a day to come', async () => {
    const past = 'public.job_seeker_profiles where available_from < current_date and user_id = ';
    const [seeker] = await sql<{ id: string }[]>`
      update public.job_seeker_profiles set available_from = current_date - 20
      where user_id = (select id from auth.users where email = ${seekerEmail}) returning user_id as id`;
    expect(await count(`${past}'${seeker?.id}'`)).toBe(1);
    await rest('7 hours');
    await redate(sql);
    expect(await count(`${past}'${seeker?.id}'`)).toBe(0);
  });

  test('does not touch real jobs', async () => {
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
