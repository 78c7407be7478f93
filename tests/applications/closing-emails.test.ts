import { beforeAll, describe, expect, test } from 'vitest';
import { signUp, visitorClient } from '../policies/people';
import { sql } from '../support/sql';
import {
  type GivenApplication,
  givenApplications,
  givenHirer,
  givenJobOf,
  type Hirer,
  ids,
  mailsOf,
  move,
  writeClosingEmails,
} from './applicants-given';
import { closeAlone } from './close-alone';

closeAlone();

let employer: Hirer;
beforeAll(async () => {
  employer = await givenHirer();
});

const setJob = (hirer: Hirer, jobId: string, change: Record<string, unknown>) =>
  hirer.client.from('jobs').update(change).eq('id', jobId).select('status, close_reason').single();

/** The scheduler's run at this moment, seconds after the closing. */
const writeClosingEmailsAfter = (seconds: number) =>
  sql`select public.write_closing_emails(100, now() + make_interval(secs => ${seconds}))`;

const goneMails = (applications: readonly GivenApplication[]) =>
  sql<{ recipient: string; payload: Record<string, string> }[]>`
    select recipient, payload from public.outbox
    where kind = 'job-gone' and recipient = any (${applications.map(({ email }) => email)}) order by recipient`;

const secretOf = () => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
const hashOf = async (secret: string) => {
  const [row] = await sql<{ hash: string }[]>`select public.sha256_hex(${secret}) as hash`;
  return row?.hash;
};

const statusPage = async (secret: string) =>
  (await visitorClient().rpc('find_gone_application', { manage_token: secret })).data;

describe('closing', () => {
  test('lets no mail leave for ten seconds, and reopening within them leaves no trace', async () => {
    const jobId = await givenJobOf(employer.id);
    const applications = await givenApplications(jobId, 2);
    await setJob(employer, jobId, { status: 'closed', close_reason: 'filled' });
    await writeClosingEmailsAfter(10);
    expect(await mailsOf('job-closed', applications)).toHaveLength(0);
    const { data } = await setJob(employer, jobId, { status: 'open' });
    expect(data).toEqual({ status: 'open', close_reason: null });
    await writeClosingEmails();
    expect(await mailsOf('job-closed', applications)).toHaveLength(0);
  });

  test('twice, from two tabs, tells once and does not start the seconds again', async () => {
    const jobId = await givenJobOf(employer.id);
    const applications = await givenApplications(jobId, 1);
    await setJob(employer, jobId, { status: 'closed', close_reason: 'filled' });
    const [asked] = await sql`select not_before from public.closing_emails where job_id = ${jobId}`;
    await setJob(employer, jobId, { status: 'closed', close_reason: 'not-filled' });
    const [again] = await sql`select not_before from public.closing_emails where job_id = ${jobId}`;
    expect(again).toEqual(asked);
    await writeClosingEmails();
    await writeClosingEmails();
    expect(await mailsOf('job-closed', applications)).toHaveLength(1);
  });

  test('taken back after the mails were written takes back those that did not go out', async () => {
    const jobId = await givenJobOf(employer.id);
    const applications = await givenApplications(jobId, 2);
    await setJob(employer, jobId, { status: 'closed' });
    await writeClosingEmails();
    await sql`update public.outbox set sent_at = now() where dedupe_key = ${`job-closed:${applications[0]?.id}`}`;
    await setJob(employer, jobId, { status: 'open' });
    const left = await mailsOf('job-closed', applications);
    expect(left.map(({ payload }) => payload.applicationId)).toEqual([applications[0]?.id]);
    const told = await sql`select application_id from public.application_events
      where job_id = ${jobId} and kind = 'job-closed'`;
    expect([...told]).toEqual([{ application_id: applications[0]?.id }]);
  });

  test('counts whom it would tell, for the owner alone', async () => {
    const jobId = await givenJobOf(employer.id);
    const applications = await givenApplications(jobId, 4);
    await move(employer.client, ids(applications.slice(0, 1)), 'rejected');
    await move(employer.client, ids(applications.slice(1, 2)), 'seen');
    const waiting = async ({ client }: Pick<Hirer, 'client'>) =>
      (await client.rpc('count_waiting', { job_id: jobId })).data;
    expect(await waiting(employer)).toBe(3);
    expect(await waiting(await signUp('employer'))).toBe(0);
  });
});

describe('a job that is deleted, by whatever way', () => {
  test('tells those who wait for a decision, and its applications say what happened', async () => {
    const jobId = await givenJobOf(employer.id, { title: 'Gone Baker' });
    const secret = secretOf();
    const waiting = await givenApplications(jobId, 1, { token_hash: await hashOf(secret) });
    const rejected = await givenApplications(jobId, 1);
    await move(employer.client, ids(rejected), 'rejected');
    await employer.client.from('jobs').delete().eq('id', jobId);

    expect(await goneMails([...waiting, ...rejected])).toMatchObject([
      {
        recipient: waiting[0]?.email,
        payload: { tokenHash: await hashOf(secret), fullName: 'Ben Miller', isProven: true },
      },
    ]);
    expect(await statusPage(secret)).toMatchObject({
      jobTitle: 'Gone Baker',
      companyName: 'Corner Bakery',
      reason: 'job-deleted',
      stateSlug: 'texas',
      citySlug: 'austin',
      status: 'new',
    });
    expect(await statusPage(secretOf())).toBeNull();
  });

  test('tells nobody twice: not who was told of the closing, but whose answer had not gone out', async () => {
    const jobId = await givenJobOf(employer.id);
    const told = await givenApplications(jobId, 1);
    await setJob(employer, jobId, { status: 'closed' });
    await writeClosingEmails();
    await sql`update public.outbox set sent_at = now() where dedupe_key = ${`job-closed:${told[0]?.id}`}`;
    const answered = await givenApplications(jobId, 1);
    await employer.client.rpc('answer_applications', {
      job_id: jobId,
      application_ids: ids(answered),
      kind: 'rejection',
      subject: 'No',
      body: 'Sorry',
    });
    await employer.client.from('jobs').delete().eq('id', jobId);
    expect((await goneMails([...told, ...answered])).map(({ recipient }) => recipient)).toEqual([
      answered[0]?.email,
    ]);
  });

  test('goes with the account of its employer, and the mails and pages say so', async () => {
    const leaving = await givenHirer();
    const secret = secretOf();
    const waiting = await givenApplications(leaving.jobId, 1, { token_hash: await hashOf(secret) });
    await leaving.client.from('saved_talents').select('talent_id');
    const { data } = await leaving.client.rpc('account_contents');
    expect(data).toEqual({
      jobs: 1,
      applications: 1,
      waiting: 1,
      savedTalents: 0,
      savedJobs: 0,
      sentApplications: 0,
    });
    expect(
      (await leaving.client.rpc('delete_own_account', { confirmation: leaving.email })).error,
    ).toBeNull();
    expect(await goneMails(waiting)).toHaveLength(1);
    expect(await statusPage(secret)).toMatchObject({ reason: 'employer-left' });
    const [goodbye] = await sql`select payload from public.outbox
      where kind = 'account-deleted' and recipient = ${leaving.email}`;
    expect(goodbye?.payload).toMatchObject({ jobs: 1, applications: 1, waiting: 1 });
  });

  test('leaves nothing of what was sent, and what remains is erased by its holder or with time', async () => {
    const jobId = await givenJobOf(employer.id);
    const [mine, old] = [secretOf(), secretOf()];
    const [sent] = await givenApplications(jobId, 1, { token_hash: await hashOf(mine) });
    await givenApplications(jobId, 1, { token_hash: await hashOf(old) });
    await sql`delete from public.jobs where id = ${jobId}`;
    const [remains] = await sql`select to_jsonb(gone)::text as words from public.gone_applications as gone
      where token_hash = ${String(await hashOf(mine))}`;
    for (const word of ['Ben Miller', '555 0100', 'I bake.', String(sent?.email)])
      expect(remains?.words).not.toContain(word);

    expect((await visitorClient().rpc('erase_application', { manage_token: mine })).data).toBe(true);
    expect(await statusPage(mine)).toBeNull();
    await sql`update public.gone_applications set ended_at = now() - interval '200 days'
      where token_hash = ${String(await hashOf(old))}`;
    await sql`select public.erase_old_applications(180)`;
    expect(await statusPage(old)).toBeNull();
  });
});
