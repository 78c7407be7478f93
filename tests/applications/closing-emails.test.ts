import { beforeAll, describe, expect, test } from 'vitest';
import { signUp, visitorClient } from '../policies/people';
import { sql } from '../support/sql';
import {
  createApplications,
  createEmployerWithJob,
  createJobFor,
  createSecret,
  type EmployerWithJob,
  listEmailsOfKind,
  sendDueClosingEmails,
  sendReply,
  type TestApplication,
  toIds,
  updateStatuses,
} from './applicant-fixtures';
import { lockClosingEmails } from './lock-closing-emails';

lockClosingEmails();

let employer: EmployerWithJob;
beforeAll(async () => {
  employer = await createEmployerWithJob();
});

const updateJob = ({ client }: EmployerWithJob, jobId: string, change: Record<string, unknown>) =>
  client.from('jobs').update(change).eq('id', jobId).select('status, close_reason').single();

/** Runs the scheduled step at a time after the closing. */
const writeClosingEmailsAfter = (seconds: number) =>
  sql`select public.write_closing_emails(100, now() + make_interval(secs => ${seconds}))`;

const listDeletedJobEmails = (applications: readonly TestApplication[]) =>
  sql<{ recipient: string; payload: Record<string, string> }[]>`
    select recipient, payload from public.outbox
    where kind = 'job-gone' and recipient = any (${applications.map(({ email }) => email)}) order by recipient`;

const getDeleted = async (secret: string) =>
  (await visitorClient().rpc('get_deleted_application', { manage_token: secret })).data;

describe('closing a job', () => {
  test('sends no email within ten seconds, and none if the job is reopened', async () => {
    const jobId = await createJobFor(employer.id);
    const applications = await createApplications(jobId, 2);
    await updateJob(employer, jobId, { status: 'closed', close_reason: 'filled' });
    await writeClosingEmailsAfter(10);
    expect(await listEmailsOfKind('job-closed', applications)).toHaveLength(0);
    const { data } = await updateJob(employer, jobId, { status: 'open' });
    expect(data).toEqual({ status: 'open', close_reason: null });
    await sendDueClosingEmails();
    expect(await listEmailsOfKind('job-closed', applications)).toHaveLength(0);
  });

  test('twice sends one email and does not restart the delay', async () => {
    const jobId = await createJobFor(employer.id);
    const applications = await createApplications(jobId, 1);
    await updateJob(employer, jobId, { status: 'closed', close_reason: 'filled' });
    const [first] = await sql`select not_before from public.closing_emails where job_id = ${jobId}`;
    await updateJob(employer, jobId, { status: 'closed', close_reason: 'not-filled' });
    const [again] = await sql`select not_before from public.closing_emails where job_id = ${jobId}`;
    expect(again).toEqual(first);
    await sendDueClosingEmails();
    await sendDueClosingEmails();
    expect(await listEmailsOfKind('job-closed', applications)).toHaveLength(1);
  });

  test('can be undone, which cancels the unsent emails', async () => {
    const jobId = await createJobFor(employer.id);
    const applications = await createApplications(jobId, 2);
    await updateJob(employer, jobId, { status: 'closed' });
    await sendDueClosingEmails();
    await sql`update public.outbox set sent_at = now() where dedupe_key = ${`job-closed:${applications[0]?.id}`}`;
    await updateJob(employer, jobId, { status: 'open' });
    const remaining = await listEmailsOfKind('job-closed', applications);
    expect(remaining.map(({ payload }) => payload.applicationId)).toEqual([applications[0]?.id]);
    const notified = await sql`select application_id from public.application_events
      where job_id = ${jobId} and kind = 'job-closed'`;
    expect([...notified]).toEqual([{ application_id: applications[0]?.id }]);
  });
});

test('only the owner of a job can count its undecided applicants', async () => {
  const jobId = await createJobFor(employer.id);
  const applications = await createApplications(jobId, 4);
  await updateStatuses(employer.client, toIds(applications.slice(0, 1)), 'rejected');
  await updateStatuses(employer.client, toIds(applications.slice(1, 2)), 'seen');
  const countUndecided = async ({ client }: Pick<EmployerWithJob, 'client'>) =>
    (await client.rpc('count_undecided', { job_id: jobId })).data;
  expect(await countUndecided(employer)).toBe(3);
  expect(await countUndecided(await signUp('employer'))).toBe(0);
});

describe('deleting a job', () => {
  test('emails applicants without a decision and keeps a page with the reason', async () => {
    const jobId = await createJobFor(employer.id, { title: 'Gone Baker' });
    const { secret, hash } = createSecret();
    const undecided = await createApplications(jobId, 1, { token_hash: hash });
    const rejected = await createApplications(jobId, 1);
    await updateStatuses(employer.client, toIds(rejected), 'rejected');
    await employer.client.from('jobs').delete().eq('id', jobId);

    expect(await listDeletedJobEmails([...undecided, ...rejected])).toMatchObject([
      {
        recipient: undecided[0]?.email,
        payload: { tokenHash: hash, fullName: 'Ben Miller', isVerified: true },
      },
    ]);
    expect(await getDeleted(secret)).toMatchObject({
      jobTitle: 'Gone Baker',
      companyName: 'Corner Bakery',
      reason: 'job-deleted',
      stateSlug: 'texas',
      citySlug: 'austin',
      status: 'new',
    });
    expect(await getDeleted(createSecret().secret)).toBeNull();
  });

  test('skips applicants who got a closing email, but not applicants with an unsent reply', async () => {
    const jobId = await createJobFor(employer.id);
    const notified = await createApplications(jobId, 1);
    await updateJob(employer, jobId, { status: 'closed' });
    await sendDueClosingEmails();
    await sql`update public.outbox set sent_at = now() where dedupe_key = ${`job-closed:${notified[0]?.id}`}`;
    const rejected = await createApplications(jobId, 1);
    await sendReply({ ...employer, jobId }, rejected, { kind: 'rejection' });
    await employer.client.from('jobs').delete().eq('id', jobId);
    const emails = await listDeletedJobEmails([...notified, ...rejected]);
    expect(emails.map(({ recipient }) => recipient)).toEqual([rejected[0]?.email]);
  });

  test('deletes personal data at once, and the rest at the applicant’s request or after the retention time', async () => {
    const jobId = await createJobFor(employer.id);
    const [recent, old] = [createSecret(), createSecret()];
    const [sent] = await createApplications(jobId, 1, { token_hash: recent.hash });
    await createApplications(jobId, 1, { token_hash: old.hash });
    await sql`delete from public.jobs where id = ${jobId}`;
    const [deleted] =
      await sql`select to_jsonb(application)::text as words from public.deleted_applications as application
      where token_hash = ${recent.hash}`;
    for (const word of ['Ben Miller', '555 0100', 'I bake.', String(sent?.email)])
      expect(deleted?.words).not.toContain(word);

    expect((await visitorClient().rpc('delete_application', { manage_token: recent.secret })).data).toBe(
      true,
    );
    expect(await getDeleted(recent.secret)).toBeNull();
    await sql`update public.deleted_applications set ended_at = now() - interval '200 days'
      where token_hash = ${old.hash}`;
    await sql`select public.delete_old_applications(180)`;
    expect(await getDeleted(old.secret)).toBeNull();
  });
});

test('deleting the employer’s account emails the applicants and the employer', async () => {
  const leaver = await createEmployerWithJob();
  const { secret, hash } = createSecret();
  const undecided = await createApplications(leaver.jobId, 1, { token_hash: hash });
  await leaver.client.from('saved_talents').select('talent_id');
  const { data } = await leaver.client.rpc('account_contents');
  expect(data).toEqual({
    jobs: 1,
    applications: 1,
    waiting: 1,
    savedTalents: 0,
    savedJobs: 0,
    sentApplications: 0,
  });
  expect((await leaver.client.rpc('delete_own_account', { confirmation: leaver.email })).error).toBeNull();
  expect(await listDeletedJobEmails(undecided)).toHaveLength(1);
  expect(await getDeleted(secret)).toMatchObject({ reason: 'employer-left' });
  const [goodbye] = await sql`select payload from public.outbox
    where kind = 'account-deleted' and recipient = ${leaver.email}`;
  expect(goodbye?.payload).toMatchObject({ jobs: 1, applications: 1, waiting: 1 });
});
