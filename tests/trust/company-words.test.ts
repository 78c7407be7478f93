import { expect, test } from 'vitest';
import { upsertCompany } from '@/lib/employers/upsert-company';
import type { Person } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer, createJob, getJobStatus } from './employers.ts';

const honest = 'A bakery with two ovens and a line at six.';
const suspicious = 'Easy money from home, no interview needed. Message us on Telegram.';

const describeCompany = (owner: Person, company_description: string) =>
  owner.client.from('employer_profiles').update({ company_description }).eq('user_id', owner.user.id);

const listCases = (owner: Person) => sql<{ kind: string; outcome: string | null }[]>`
  select subject_kind as kind, outcome from public.cases where account_id = ${owner.user.id} order by id`;

test('a company’s open jobs are held while its description contains suspicious words', async () => {
  const owner = await createEmployer();
  const { id } = await createJob(owner);
  const { id: paused } = await createJob(owner);
  await owner.client.from('jobs').update({ status: 'paused' }).eq('id', paused).throwOnError();
  await describeCompany(owner, suspicious).throwOnError();
  expect(await getJobStatus(id)).toBe('held');
  expect(await getJobStatus(paused)).toBe('paused');
  // The job isn't over, so its applicants get no email.
  expect(await sql`select from public.closing_emails where job_id = ${id}`).toHaveLength(0);
  expect(await listCases(owner)).toEqual([{ kind: 'company', outcome: null }]);
  await describeCompany(owner, honest).throwOnError();
  expect(await getJobStatus(id)).toBe('open');
  expect(await listCases(owner)).toEqual([{ kind: 'company', outcome: 'mended' }]);
});

test('suspicious words that an admin approved do not get the company’s jobs held', async () => {
  const owner = await createEmployer();
  const { id } = await createJob(owner);
  await describeCompany(owner, suspicious).throwOnError();
  const [pending] = await sql<{ id: string }[]>`
    select id from public.cases where account_id = ${owner.user.id} and closed_at is null`;
  await sql`select public.decide_case(${pending?.id ?? ''}, 'approve', 'A real bakery.')`;
  expect(await getJobStatus(id)).toBe('open');
  expect(await getJobStatus((await createJob(owner)).id)).toBe('open');
  await describeCompany(owner, `${suspicious} Since 1999.`).throwOnError();
  expect(await getJobStatus(id)).toBe('open');
});

test('a company’s description that breaks a hard rule is rejected at its field and not saved', async () => {
  const owner = await createEmployer();
  const [before] = await sql<{ company_description: string; location: never }[]>`
    select company_description, location from public.employer_profiles where user_id = ${owner.user.id}`;
  const { error } = await describeCompany(owner, 'You must pay a $45 training fee first.');
  expect([error?.message, JSON.parse(error?.details ?? '{}').field]).toEqual([
    'POSTING_REFUSED',
    'companyDescription',
  ]);
  const company = {
    name: 'Corner Bakery',
    description: 'You must pay a $45 training fee first.',
    industry: 'Hospitality' as const,
    location: before?.location as never,
  };
  await expect(upsertCompany(owner.client, owner.user.id, company, undefined)).rejects.toMatchObject({
    fieldErrors: { companyDescription: expect.stringContaining('training fee') },
  });
  const [after] =
    await sql`select company_description from public.employer_profiles where user_id = ${owner.user.id}`;
  expect(after?.company_description).toBe(before?.company_description);
});
