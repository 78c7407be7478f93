import { beforeAll, describe, expect, test } from 'vitest';
import { job, talent } from '../policies/rows.ts';
import { signUp } from '../support/clients.ts';
import { requireVariable } from '../support/environment.ts';
import { sql } from '../support/sql.ts';

type Token = string;

/** Sends a raw request with the public key and a person's token. */
async function sendRequest(token: Token, method: string, path: string, body?: unknown) {
  const response = await fetch(`${requireVariable('NEXT_PUBLIC_SUPABASE_URL')}${path}`, {
    method,
    headers: {
      apikey: requireVariable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

async function signUpSeeker() {
  const { client, user } = await signUp('job_seeker');
  const { data } = await client.auth.getSession();
  return { client, id: user.id, token: data.session?.access_token ?? '' };
}

const unknownId = '00000000-0000-4000-8000-000000000000';
const tables: string[] = [];
let claimant: Awaited<ReturnType<typeof signUpSeeker>>;
let ordinary: Awaited<ReturnType<typeof signUpSeeker>>;

beforeAll(async () => {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`;
  tables.push(...rows.map(({ name }) => name));
  [claimant, ordinary] = await Promise.all([signUpSeeker(), signUpSeeker()]);
  const claimed = await sendRequest(claimant.token, 'PUT', '/auth/v1/user', {
    data: { role: 'employer', is_admin: true, user_id: unknownId },
    app_metadata: { role: 'employer', claims_admin: true },
    role: 'service_role',
  });
  expect(claimed.body.user_metadata.role).toBe('employer');
});

test('the database has tables to test', () => {
  expect(tables.length).toBeGreaterThan(15);
});

describe('an account that claims the employer role in its metadata', () => {
  test('gets no database role, app role or admin claim from the metadata', async () => {
    const [row] = await sql`
      select role, raw_app_meta_data ->> 'role' as app_role, raw_app_meta_data ->> 'claims_admin' as admin
      from auth.users where id = ${claimant.id}`;
    expect(row).toEqual({ role: 'authenticated', app_role: null, admin: null });
  });

  test('gets the same response from every table as an ordinary account', {
    timeout: 60_000,
  }, async () => {
    const columns = await sql<{ name: string; column: string }[]>`
      select relation.relname as name, attribute.attname as column
      from pg_class as relation join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attnum = 1
      where relation.relname in ${sql(tables)} and relation.relnamespace = 'public'::regnamespace`;
    expect(columns).toHaveLength(tables.length);
    for (const { name, column } of columns) {
      const attempts = [
        ['GET', `/rest/v1/${name}?select=${column}&limit=5`],
        ['POST', `/rest/v1/${name}`, {}],
        ['PATCH', `/rest/v1/${name}?${column}=is.null`, { [column]: null }],
        ['DELETE', `/rest/v1/${name}?${column}=is.null`],
      ] as const;
      await Promise.all(
        attempts.map(async ([method, path, body]) => {
          const claimed = await sendRequest(claimant.token, method, path, body);
          const expected = await sendRequest(ordinary.token, method, path, body);
          expect(getErrorCode(claimed), `${method} ${name}`).toEqual(getErrorCode(expected));
          if (Array.isArray(expected.body)) expect(claimed.body, name).toHaveLength(expected.body.length);
        }),
      );
    }
  });

  test('cannot post a job, save a talent or read applications', async () => {
    const seeker = await signUp('job_seeker');
    const [visible] = await sql<{ id: string }[]>`
      insert into public.job_seeker_profiles ${sql(toSqlRow(talent(seeker.user.id)) as Record<string, never>)} returning id`;
    const forbidden = { status: 403, body: { code: '42501' } };
    const posted = await sendRequest(claimant.token, 'POST', '/rest/v1/jobs?select=id', job(claimant.id));
    expect(posted).toMatchObject(forbidden);
    const saved = await sendRequest(claimant.token, 'POST', '/rest/v1/saved_talents', {
      employer_id: claimant.id,
      talent_id: visible?.id,
    });
    expect(saved).toMatchObject(forbidden);
    expect((await sendRequest(claimant.token, 'GET', '/rest/v1/applications?select=id')).body).toEqual([]);
    expect((await sendRequest(claimant.token, 'GET', '/rest/v1/job_seeker_profiles?select=id')).body).toEqual(
      [],
    );
    expect((await sendRequest(claimant.token, 'POST', '/rest/v1/rpc/is_employer', {})).body).toBe(false);
  });

  test('cannot upload, list, read or delete files', async () => {
    const buckets = await sql<{ id: string; public: boolean }[]>`select id, public from storage.buckets`;
    expect(buckets.length).toBeGreaterThan(1);
    for (const { id } of buckets) {
      const files = claimant.client.storage.from(id);
      const file = new Blob(['%PDF-1.4'], { type: id === 'applications' ? 'application/pdf' : 'image/png' });
      expect((await files.upload(`cvs/${crypto.randomUUID()}.pdf`, file)).error, id).not.toBeNull();
      expect((await files.list('cvs')).data ?? [], id).toEqual([]);
      expect((await files.createSignedUrl('cvs/1_cv.pdf', 60)).data, id).toBeNull();
      expect((await files.createSignedUploadUrl('cvs/1_cv.pdf')).data, id).toBeNull();
      expect((await files.remove(['cvs/1_cv.pdf'])).data ?? [], id).toEqual([]);
    }
  });
});

/** Returns a response's status and error code, without the message, which may contain ids. */
const getErrorCode = ({ status, body }: Awaited<ReturnType<typeof sendRequest>>) => ({
  status,
  code: body !== null && typeof body === 'object' && 'code' in body ? body.code : null,
});

const toSqlRow = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value !== null && typeof value === 'object' && !Array.isArray(value) ? sql.json(value as never) : value,
    ]),
  );
