import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonClient, type Person, secretClient, signUp } from '../support/clients.ts';
import { requireVariable } from '../support/environment.ts';
import { sql } from '../support/sql.ts';
import { createBakery, location, toCompanyRow, toJobRow } from './rows.ts';

let employer: Person;
let jobIds: string[];
beforeAll(async () => {
  employer = await signUp('employer');
  jobIds = await createBakery(employer, 5);
});
afterAll(async () => {
  await sql`delete from auth.users where id = ${employer.user.id}`;
});

const jobId = () => jobIds[0] ?? '';

describe('error codes', () => {
  test('23505 when a row exists already', async () => {
    const { error, status } = await employer.client.from('employer_profiles').insert(toCompanyRow(employer));
    expect(error?.code).toBe('23505');
    expect(status).toBe(409);
  });

  test('23514 when a check constraint rejects a value', async () => {
    const { error, status } = await employer.client.from('jobs').update({ type: 'gig' }).eq('id', jobId());
    expect(error?.code).toBe('23514');
    expect(status).toBe(400);
  });

  test('42501 when a policy or a grant is missing', async () => {
    const stranger = await signUp('job_seeker');
    const posted = await stranger.client.from('jobs').insert(toJobRow(stranger));
    expect(posted.error?.code).toBe('42501');
    const asVisitor = await anonClient().from('jobs').insert(toJobRow(employer));
    expect(asVisitor.error?.code).toBe('42501');
  });

  test('PGRST116 when a single row is requested and there is none', async () => {
    const stranger = await signUp('employer');
    const { error, status } = await stranger.client.from('employer_profiles').select('id').single();
    expect(error?.code).toBe('PGRST116');
    expect(status).toBe(406);
    const maybe = await stranger.client.from('employer_profiles').select('id').maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
  });

  test('P0001 with message and hint when a function raises an exception', async () => {
    const name = `Refused ${crypto.randomUUID()}`;
    await sql`
      create or replace function public.conformance_refuse() returns trigger language plpgsql set search_path = ''
      as $$ begin raise exception 'Not today' using hint = 'Try tomorrow'; end $$`;
    await sql.unsafe(
      `create trigger conformance_refuse before insert on public.employer_profiles for each row
       when (new.company_name = '${name}') execute function public.conformance_refuse()`,
    );
    try {
      const stranger = await signUp('employer');
      const { error, status } = await stranger.client
        .from('employer_profiles')
        .insert(toCompanyRow(stranger, name));
      expect(error).toMatchObject({ code: 'P0001', message: 'Not today', hint: 'Try tomorrow' });
      expect(status).toBe(400);
    } finally {
      await sql`drop trigger conformance_refuse on public.employer_profiles`;
      await sql`drop function public.conformance_refuse()`;
    }
  });

  test('22023 with a message when an argument is out of bounds', async () => {
    const { error, status } = await anonClient().rpc('search_jobs', { center_lat: 91, center_lng: 0 });
    expect(error).toMatchObject({ code: '22023', message: 'Invalid latitude or longitude values' });
    expect(status).toBe(400);
  });
});

describe('functions', () => {
  const search = () =>
    anonClient().rpc(
      'search_jobs',
      { center_lat: location.coordinates.lat, center_lng: location.coordinates.lng, radius_km: 1 },
      { count: 'exact' },
    );

  test('can return a range of rows with the total', async () => {
    const { data, count, error, status } = await search().order('id').range(1, 2);
    expect(error).toBeNull();
    expect(count).toBe(5);
    expect(status).toBe(206);
    expect(data?.map(({ id }) => id)).toEqual([...jobIds].sort().slice(1, 3));
  });

  test('accept filters, orders and column lists like a table', async () => {
    const { data, error } = await search().select('id, title').eq('id', jobId());
    expect(error).toBeNull();
    expect(data).toEqual([{ id: jobId(), title: 'Night Baker' }]);
  });

  test('format timestamps as ISO 8601 with a full offset', async () => {
    const { data } = await search().select('created_at').limit(1);
    expect(data?.[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });
});

describe('rows', () => {
  test('store JSON as the object that was sent', async () => {
    const { data } = await employer.client.from('jobs').select('location').eq('id', jobId()).single();
    expect(data?.location).toEqual(location);
    const [row] = await sql`select jsonb_typeof(location) as kind from public.jobs where id = ${jobId()}`;
    expect(row?.kind).toBe('object');
  });

  test('can be counted, paged and embedded', async () => {
    const { data, count } = await employer.client
      .from('jobs')
      .select('id, employer_profiles (company_name)', { count: 'exact' })
      .eq('employer_id', employer.user.id)
      .order('id')
      .range(0, 1);
    expect(count).toBe(5);
    expect(data).toEqual(
      [...jobIds]
        .sort()
        .slice(0, 2)
        .map((id) => ({ id, employer_profiles: { company_name: 'Conformance Bakery' } })),
    );
  });
});

describe('revoked columns', () => {
  test('stay revoked after many requests', async () => {
    for (let request = 1; request <= 5; request++) {
      const open = await anonClient().rpc('is_job_open', { job_id: jobId() });
      expect(open.error).toBeNull();
      await employer.client.storage.from('companies').list();
      await secretClient().from('jobs').select('contact').limit(1).throwOnError();
    }
    for (const client of [anonClient(), employer.client]) {
      const { data, error } = await client.from('jobs').select('contact').limit(1);
      expect(error?.code).toBe('42501');
      expect(data).toBeNull();
    }
    const [granted] = await sql`
      select has_column_privilege('anon', 'public.jobs', 'contact', 'select') as anon,
        has_column_privilege('authenticated', 'public.jobs', 'contact', 'select') as authenticated`;
    expect(granted).toEqual({ anon: false, authenticated: false });
  });

  test('make a select of all columns fail', async () => {
    const { error } = await employer.client.from('jobs').select().limit(1);
    expect(error?.code).toBe('42501');
  });
});

describe('a function call', () => {
  test("by a visitor ends at the role's statement timeout", { timeout: 20_000 }, async () => {
    const job_id = jobIds[1] ?? '';
    await secretClient().rpc('record_job_view', { job_id }).throwOnError();
    await sql.begin(async (transaction) => {
      // This lock blocks any other view count of the job.
      await transaction`select from public.job_views where job_id = ${job_id} for update`;
      const { error } = await anonClient().rpc('record_job_view', { job_id });
      expect(error?.code).toBe('57014');
    });
    const roles = await sql`select rolname, rolconfig from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role') order by rolname`;
    expect(roles.map(({ rolconfig }) => rolconfig)).toEqual([
      ['statement_timeout=3s'],
      ['statement_timeout=8s'],
      ['statement_timeout=60s'],
    ]);
  });

  test('with the token of an ended session is rejected', async () => {
    const { client } = await signUp('employer');
    const { data } = await client.auth.getSession();
    await client.auth.signOut();
    const late = createClient(
      requireVariable('NEXT_PUBLIC_SUPABASE_URL'),
      requireVariable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
      { global: { headers: { Authorization: `Bearer ${data.session?.access_token}` } } },
    );
    expect((await late.from('saved_jobs').select('job_id')).error?.message).toBe('SESSION_ENDED');
    expect(await late.rpc('account_contents')).toMatchObject({ status: 401, error: { code: 'PT401' } });
  });
});
