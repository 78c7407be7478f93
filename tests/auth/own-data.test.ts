import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/account/data/route';
import { signIn } from '@/lib/auth/actions';
import { type Person, secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createApplicant, cvText } from './applicant.ts';
import { browser, form } from './request.ts';

vi.mock('next/headers', async () => (await import('./request.ts')).nextHeaders());
vi.mock('react', async () => (await import('./request.ts')).reactWithoutCache());
vi.mock('next/cache', () => ({ updateTag: () => {} }));

const signInAs = ({ email, password }: Person) => signIn(null, form({ email, password }));
const download = () => GET(new Request('http://localhost/api/account/data'));

beforeEach(() => browser.reset());

describe('the data download', () => {
  test('is a zip with the rows as JSON and the uploaded files', async () => {
    const { applicant } = await createApplicant();
    await signInAs(applicant);
    const response = await download();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="doorstep-my-data.zip"');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(['README.txt', 'data.json', 'files/My CV.pdf', 'files/cv.pdf']);
    expect(strFromU8(files['files/My CV.pdf'] ?? new Uint8Array())).toBe(cvText);
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
    expect(data.account).toMatchObject({ email: applicant.email, role: 'job_seeker' });
    expect(data.job_seeker_profiles).toMatchObject([{ full_name: 'Ben Miller' }]);
    expect(data.applications).toMatchObject([{ date_of_birth: '1990-04-01', cover_letter: 'I bake.' }]);
  });

  test('contains no other person’s data and no server secrets', async () => {
    const { applicant, employer } = await createApplicant();
    await signInAs(employer);
    const files = unzipSync(new Uint8Array(await (await download()).arrayBuffer()));
    const text = strFromU8(files['data.json'] ?? new Uint8Array());
    expect(JSON.parse(text).jobs).toHaveLength(1);
    expect(text).not.toContain(applicant.email);
    expect(text).not.toMatch(/token_hash|ticket_hash|encrypted_password|idempotency_key/);
  });

  test('names the companies interested in a talent, and hides the talent’s phone number from the employer', async () => {
    const { applicant, employer } = await createApplicant();
    const [profile] =
      await sql`select id from public.job_seeker_profiles where user_id = ${applicant.user.id}`;
    await sql`insert into public.saved_talents ${sql({
      employer_id: employer.user.id,
      talent_id: profile?.id,
      note: 'Too expensive',
    })}`;
    await sql`update public.job_seeker_profiles set is_visible = true where id = ${profile?.id}`;
    await employer.client.rpc('request_contact', { talent_id: profile?.id, message: 'May we call you?' });
    const { data: companies } = await applicant.client.rpc('my_interested_companies');
    await applicant.client.rpc('respond_to_contact', {
      request_id: companies?.[0]?.request_id ?? '',
      is_accepted: true,
      phone: '555 0142',
    });
    const { data: talentData } = await applicant.client.rpc('own_data');
    expect(talentData).toMatchObject({
      interested_companies: [
        {
          company_name: 'Corner Bakery',
          message: 'May we call you?',
          status: 'accepted',
          phone: '555 0142',
          saved_at: expect.any(String),
          requested_at: expect.any(String),
        },
      ],
    });
    expect(JSON.stringify(talentData)).not.toContain('Too expensive');
    const { data: employerData } = await employer.client.rpc('own_data');
    expect(employerData).toMatchObject({
      contact_requests: [{ message: 'May we call you?', status: 'accepted' }],
      saved_talents: [{ note: 'Too expensive' }],
      interested_companies: [],
    });
    expect(JSON.stringify(employerData)).not.toContain('555 0142');
  });

  test('lists a missing file instead of failing', async () => {
    const { applicant, sentCv } = await createApplicant();
    await secretClient().storage.from('applications').remove([sentCv]);
    await signInAs(applicant);
    const files = unzipSync(new Uint8Array(await (await download()).arrayBuffer()));
    expect(Object.keys(files)).toContain('files/cv.pdf is missing.txt');
    expect(Object.keys(files)).toContain('files/My CV.pdf');
  });

  test('requires a session', async () => {
    const response = await download();
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/login?from=%2Faccount');
  });

  test('is rate-limited', async () => {
    await signInAs(await signUp('employer'));
    for (let count = 0; count < 5; count += 1) expect((await download()).status).toBe(200);
    expect((await download()).status).toBe(429);
  });

  test('includes every table with a foreign key to an account', async () => {
    const { client } = await signUp('employer');
    const { data } = await client.rpc('own_data');
    const tables = await sql<{ name: string }[]>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'auth.users'::regclass and connamespace = 'public'::regnamespace`;
    expect(tables.length).toBeGreaterThan(3);
    // Reports about the viewer would identify their reporters.
    const names = tables.map(({ name }) => name.replace('public.', '')).filter((name) => name !== 'cases');
    expect(Object.keys(Object(data))).toEqual(expect.arrayContaining(names));
  });
});
