import { expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { cacheTags } from '@/lib/cache/cache-tags';
import { removeBannedJobs } from '@/lib/jobs/ended-jobs';
import { createApplications, createEmployerWithJob } from '../applications/applicant-fixtures.ts';
import { talent } from '../policies/rows.ts';
import { anonClient, secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { browser, form } from './request.ts';

const refreshedTags = vi.hoisted(() => new Set<string>());
vi.mock('next/headers', async () => (await import('./request.ts')).nextHeaders());
vi.mock('react', async () => (await import('./request.ts')).reactWithoutCache());
vi.mock('next/server', async (load) => ({ ...(await load<object>()), after: () => {} }));
vi.mock('next/cache', async (load) => ({
  ...(await load<object>()),
  updateTag: () => {},
  revalidateTag: (tag: string) => refreshedTags.add(tag),
}));

const ban = (id: string) =>
  sql`update auth.users set banned_until = now() + interval '30 days' where id = ${id}`;
const getJob = async (id: string) =>
  (await sql`select status, ended_at > now() as "isOpen", slug from public.jobs where id = ${id}`)[0];
const getPage = async (id: string) => (await anonClient().rpc('get_job_page', { job_id: id })).data;

test('banning an account ends its sessions and removes its jobs, their pages and its messages', async () => {
  const employer = await createEmployerWithJob();
  const [application] = await createApplications(employer.jobId, 1);
  const seeker = await signUp('job_seeker');
  const talentId = crypto.randomUUID();
  await secretClient()
    .from('job_seeker_profiles')
    .insert(talent(seeker.user.id, { id: talentId }) as never)
    .throwOnError();
  await employer.client
    .rpc('request_contact', { talent_id: talentId, message: 'May we call you?' })
    .throwOnError();
  const before = await getJob(employer.jobId);
  await ban(employer.id);

  expect((await employer.client.rpc('account_contents')).error?.message).toBe('SESSION_ENDED');
  expect((await employer.client.auth.getUser()).error).not.toBeNull();
  browser.reset();
  const [{ email }] = await sql<[{ email: string }]>`select email from auth.users where id = ${employer.id}`;
  expect(await signIn(null, form({ email, password: 'correct horse battery' }))).toMatchObject({
    ok: false,
    message: 'This account has been suspended.',
  });
  expect(await getJob(employer.jobId)).toMatchObject({ status: 'closed', isOpen: false });
  expect(
    await sql`select id from public.outbox where recipient = ${seeker.email} and kind = 'contact-request'`,
  ).toHaveLength(0);

  while ((await removeBannedJobs()) > 0);
  expect(await getPage(employer.jobId)).toBeNull();
  expect(refreshedTags).toContain(cacheTags.job(employer.jobId));
  expect(refreshedTags).toContain(cacheTags.jobSlug(before?.slug));
  expect(refreshedTags).toContain(cacheTags.newestJobs);
  expect([...refreshedTags].some((tag) => tag.startsWith('listing:'))).toBe(true);
  // Applications stay.
  expect(await sql`select id from public.applications where id = ${application?.id ?? null}`).toHaveLength(1);

  // After the ban ends, the jobs stay closed, but the owner can sign in.
  await sql`update auth.users set banned_until = null where id = ${employer.id}`;
  expect(await getJob(employer.jobId)).toMatchObject({ status: 'closed' });
  expect((await signIn(null, form({ email, password: 'correct horse battery' }))).ok).toBe(true);
});

test('banning an account hides its talent profile', async () => {
  const seeker = await signUp('job_seeker');
  await secretClient()
    .from('job_seeker_profiles')
    .insert(talent(seeker.user.id, { is_visible: true }) as never)
    .throwOnError();
  await ban(seeker.user.id);
  expect([
    ...(await sql`select is_visible from public.job_seeker_profiles where user_id = ${seeker.user.id}`),
  ]).toEqual([{ is_visible: false }]);
});
