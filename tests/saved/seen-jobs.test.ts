import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxSeenJobs } from '@/lib/saved/seen/seen-job';
import { secretClient } from '../policies/people.ts';
import { company, job } from '../policies/rows.ts';
import { anonClient, type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

let employer: Person;
let seeker: Person;
let otherSeeker: Person;
let jobId: string;

beforeAll(async () => {
  [employer, seeker, otherSeeker] = await Promise.all([
    signUp('employer'),
    signUp('job_seeker'),
    signUp('job_seeker'),
  ]);
  jobId = crypto.randomUUID();
  for (const { error } of [
    await secretClient().from('employer_profiles').insert(company(employer.user.id)),
    await secretClient()
      .from('jobs')
      .insert(job(employer.user.id, { id: jobId, title: 'Night Baker' })),
  ])
    if (error) throw error;
});
afterAll(async () => {
  await sql`delete from auth.users where id = any (${[employer, seeker, otherSeeker].map(({ user }) => user.id)})`;
});

type SeenJobInput = { kind: string; job_id: string; seen_at?: string; title?: string };
const saveSeenJobs = (by: Person, ...jobs: SeenJobInput[]) => by.client.rpc('save_seen_jobs', { jobs });
const listSeenJobs = async (by: Person, kind: string) =>
  (
    await by.client
      .from('seen_jobs')
      .select('job_id, title, seen_at')
      .eq('kind', kind)
      .order('seen_at', { ascending: false })
  ).data ?? [];
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();

test('a job seen on two devices has the later time and the posting’s title', async () => {
  const deleted = crypto.randomUUID();
  await saveSeenJobs(seeker, { kind: 'viewed', job_id: jobId, seen_at: day(3), title: 'Forged' });
  await saveSeenJobs(
    seeker,
    { kind: 'viewed', job_id: jobId, seen_at: day(2), title: 'Older' },
    { kind: 'viewed', job_id: deleted, seen_at: day(1), title: 'Deleted since' },
    { kind: 'hidden', job_id: jobId, seen_at: '2999-01-01T00:00:00Z', title: '' },
  );
  expect((await listSeenJobs(seeker, 'viewed')).map((row) => [row.job_id, row.title])).toEqual([
    [jobId, 'Night Baker'],
    [deleted, 'Deleted since'],
  ]);
  const [hidden] = await listSeenJobs(seeker, 'hidden');
  expect(hidden?.title).toBe('Night Baker');
  // A future time is clamped to now.
  expect(Date.parse(hidden?.seen_at ?? '')).toBeLessThanOrEqual(Date.now() + 60_000);
});

test('concurrent calls keep only the latest viewed jobs', async () => {
  const buildJobs = (from: number) =>
    Array.from({ length: maxSeenJobs.viewed }, (_, index) => ({
      kind: 'viewed',
      job_id: crypto.randomUUID(),
      seen_at: day(from + index),
      title: `Job ${from + index}`,
    }));
  await Promise.all([
    saveSeenJobs(otherSeeker, ...buildJobs(1)),
    saveSeenJobs(otherSeeker, ...buildJobs(100)),
  ]);
  const titles = (await listSeenJobs(otherSeeker, 'viewed')).map(({ title }) => title);
  expect(titles).toHaveLength(maxSeenJobs.viewed);
  expect(titles.at(-1)).toBe('Job 100');
});

test('rejects invalid jobs, visitors and writes for another user', async () => {
  const row = { kind: 'hidden', job_id: jobId, title: 'Baker' };
  expect((await anonClient().rpc('save_seen_jobs', { jobs: [row] })).error).not.toBeNull();
  expect((await saveSeenJobs(seeker, ...Array<SeenJobInput>(231).fill(row))).error?.code).toBe('PT400');
  const before = await listSeenJobs(seeker, 'hidden');
  await saveSeenJobs(seeker, { ...row, kind: 'liked' }, { ...row, job_id: crypto.randomUUID(), title: '  ' });
  expect(await listSeenJobs(seeker, 'hidden')).toEqual(before);
  const { error } = await otherSeeker.client
    .from('seen_jobs')
    .insert({ user_id: otherSeeker.user.id, kind: 'hidden', job_id: jobId, title: 'Baker' });
  expect(error?.code).toBe('42501');
  await otherSeeker.client.from('seen_jobs').delete().eq('user_id', seeker.user.id);
  expect(await listSeenJobs(seeker, 'hidden')).toEqual(before);
});

test('seen jobs are in the data export and are deleted with the account', async () => {
  const leaver = await signUp('job_seeker');
  await saveSeenJobs(leaver, { kind: 'hidden', job_id: jobId, title: 'Baker' });
  const { data } = await leaver.client.rpc('own_data');
  expect((data as { seen_jobs: unknown[] }).seen_jobs).toMatchObject([{ kind: 'hidden', job_id: jobId }]);
  await sql`delete from auth.users where id = ${leaver.user.id}`;
  expect(await sql`select from public.seen_jobs where user_id = ${leaver.user.id}`).toHaveLength(0);
});
