import { describe, expect, test } from 'vitest';
import { anonClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { bounds } from './bounds.ts';

test('every function that people can call is listed with its bound', async () => {
  const callable = await sql`
    select distinct proname from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`;
  expect(
    callable.map(({ proname }) => proname).sort(),
    'Add it to tests/policies/bounds.ts, or grant it to the secret key only.',
  ).toEqual(Object.values(bounds).flat().sort());
});

test('visitors cannot filter tables directly', async () => {
  const readable = await sql`
    select distinct relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
      and (has_table_privilege('anon', oid, 'select') or has_any_column_privilege('anon', oid, 'select'))`;
  expect([...readable]).toEqual([]);
});

test('signed-in people read only their own rows', async () => {
  const open = await sql`
    select polrelid::regclass::text as name, pg_get_expr(polqual, polrelid) as condition from pg_policy
    where polcmd in ('r', '*') and polrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and pg_get_expr(polqual, polrelid) !~ 'auth\.uid|owns_job'`;
  expect([...open]).toEqual([]);
});

describe('expensive requests', () => {
  const longText = 'work '.repeat(200_000);

  test('long texts are cut', async () => {
    const { client } = await signUp('employer');
    for (const [name, args] of [
      ['slugify', { name: longText }],
      ['place_key', { name: longText }],
      ['fold_words', { words: longText }],
    ] as const) {
      const { data, error } = await client.rpc(name, args as never);
      expect(error).toBeNull();
      expect(String(data).length).toBeLessThanOrEqual(30_000);
    }
    expect((await anonClient().rpc('slugify', { name: 'x' })).error?.code).toBe('42501');
  });

  test('long lists are cut', async () => {
    const job_types = Array.from({ length: 20_000 }, (_, index) => `type ${index}`);
    const args = { job_types: [...job_types, 'full-time'], page_size: 1, sort: 'date' };
    for (const name of ['search_jobs', 'search_talents'] as const)
      expect((await anonClient().rpc(name, args)).data).toEqual([]);
  });

  test('visitors cannot filter by descriptions, and only the server can call its own queries', async () => {
    const visitor = anonClient();
    const bomb = '(.*)(.*)(.*)(.*)\\1\\2\\3\\4zz';
    expect((await visitor.from('jobs').select('id').filter('description', 'match', bomb)).error?.code).toBe(
      '42501',
    );
    expect((await visitor.from('jobs').select('employer_id').limit(1)).error?.code).toBe('42501');
    const { client } = await signUp('job_seeker');
    expect((await client.from('jobs').select('employer_id').limit(1)).data).toEqual([]);
    for (const caller of [visitor, client]) {
      expect((await caller.rpc('list_affected_listings', { job_ids: [] })).error?.code).toBe('42501');
      expect((await caller.rpc('sitemap_places', { min_jobs: 0, radius_km: 100 })).error?.code).toBe('42501');
    }
  });
});
