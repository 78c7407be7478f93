import { beforeAll, describe, expect, test } from 'vitest';
import { reportMails } from '@/lib/trust/report-mails';
import { decide } from '@/supabase/operator/work';
import { anonClient, newAddress, type Person } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newEmployer, openCaseOf, statusOf } from './employers.ts';
import { guest, member, postedJob, type Reporter, report, stranger } from './reporters.ts';

let employer: Person;
let neighbors: Reporter[];
beforeAll(async () => {
  employer = await newEmployer();
  neighbors = await Promise.all([member(30), member(30), member(30), guest(30, employer)]);
});

const newJob = () => postedJob(employer);
/** Neighbors who say it one after another, an hour apart. */
async function reportAll(id: string, reporters: readonly Reporter[], apart = 60, reason = 'scam') {
  for (const [index, reporter] of reporters.entries())
    await report(id, reporter, { reason, minutesAgo: (reporters.length - index) * apart });
}
const storedFor = (id: string) =>
  sql<{ weight: number; hasStanding: boolean }[]>`
    select weight, has_standing as "hasStanding" from public.reports where subject_id = ${id} order by created_at`;

describe('a job that people report', () => {
  test('waits to be looked at from the first report on, and is shown meanwhile', async () => {
    const id = await newJob();
    expect(await report(id, stranger(), { note: 'They asked me for $50.' })).toBe(true);
    expect(await openCaseOf(id)).toMatchObject({
      reasons: [{ rule: 'reported: scam', weight: 20, words: '', people: 1, source: 'report' }],
    });
    expect(await statusOf(id)).toBe('open');
  });

  test('is paused by enough people who have been here for a while, and its employer is not told who', async () => {
    const id = await newJob();
    await reportAll(id, neighbors.slice(0, 2));
    expect(await statusOf(id)).toBe('open');
    await report(id, neighbors[2] as Reporter);
    expect(await statusOf(id)).toBe('held');
    expect((await openCaseOf(id))?.reasons.map(({ rule }) => rule)).toEqual([
      'reported: scam',
      'paused by reports',
    ]);
    expect(await sql`select from public.stale_jobs where job_id = ${id}`).toHaveLength(1);
    const mails = await sql`select recipient, payload from public.outbox
      where kind = 'job-reported' and payload ->> 'jobId' = ${id}`;
    expect(mails.map(({ recipient }) => recipient)).toEqual([employer.email]);
    const written = await reportMails['job-reported']?.(mails[0]?.payload);
    expect(written?.text).toContain('Several people told us that something may be wrong with your job');
    const [told] = await sql<{ hold: object }[]>`select public.job_hold(${id}) as hold`;
    expect(told?.hold).toEqual({ isRemoved: false, reason: null, words: [] });
    expect((await employer.client.from('reports').select('*')).data).toBeNull();
    const resumed = await employer.client.from('jobs').update({ status: 'open' }).eq('id', id);
    expect(resumed.error?.message).toBe('JOB_HELD');
  });

  test('while its employer pauses it is held when they resume it', async () => {
    const id = await newJob();
    await employer.client.from('jobs').update({ status: 'paused' }).eq('id', id).throwOnError();
    await reportAll(id, neighbors);
    expect(await statusOf(id)).toBe('paused');
    await employer.client.from('jobs').update({ status: 'open' }).eq('id', id);
    expect(await statusOf(id)).toBe('held');
  });

  test('is paused by guests whose browser applied here long ago, too', async () => {
    const id = await newJob();
    const [first, , , applicant] = neighbors as [Reporter, Reporter, Reporter, Reporter];
    await reportAll(id, [first, stranger()]);
    await report(id, applicant);
    expect(await statusOf(id)).toBe('held');
  });

  test('stays where all say it in one moment, until somebody says it later', async () => {
    const id = await newJob();
    await reportAll(id, neighbors.slice(0, 3), 0);
    expect(await statusOf(id)).toBe('open');
    await sql`update public.reports set created_at = created_at - interval '1 hour' where subject_id = ${id}`;
    await report(id, neighbors[3] as Reporter);
    expect(await statusOf(id)).toBe('held');
  });

  test('of an employer who is known for long is only flagged', async () => {
    const known = await newEmployer();
    const id = await postedJob(known);
    const applicants = Array.from({ length: 5 }, () => guest(30, known));
    await Promise.all(applicants);
    await sql`insert into public.application_events (application_id, job_id, kind)
      select application.id, job_id, 'hired' from public.applications as application
      join public.jobs as job on job.id = job_id where employer_id = ${known.user.id}`;
    await reportAll(id, neighbors);
    expect(await statusOf(id)).toBe('open');
    expect(await openCaseOf(id)).not.toBeNull();
  });
});

describe('a rival who reports', () => {
  test('counts once, with however many browsers and old accounts of one network', async () => {
    const id = await newJob();
    const network = crypto.randomUUID();
    const ring = [...(await Promise.all(Array.from({ length: 5 }, () => member(90, network))))];
    await reportAll(id, [...ring, ...Array.from({ length: 20 }, () => stranger(network))]);
    expect(await statusOf(id)).toBe('open');
    expect((await openCaseOf(id))?.reasons).toMatchObject([{ people: 1, weight: 40 }]);
    // Nor does it fill the table.
    expect(await storedFor(id)).toHaveLength(3);
  });

  test('pauses nothing with a ring of fresh accounts and browsers, in as many networks and over as many days', async () => {
    const id = await newJob();
    const accounts = await Promise.all(Array.from({ length: 10 }, () => member(1)));
    await reportAll(id, [...accounts, ...Array.from({ length: 40 }, () => stranger())], 24 * 60);
    expect(await statusOf(id)).toBe('open');
    expect((await openCaseOf(id))?.reasons).toMatchObject([{ people: 50 }]);
    // One neighbor more does not make it true.
    await report(id, neighbors[0] as Reporter);
    expect(await statusOf(id)).toBe('open');
  });

  test('is one where no proxy tells networks apart', async () => {
    const id = await newJob();
    const reporters = await Promise.all(Array.from({ length: 5 }, () => member(90, null)));
    await reportAll(id, reporters);
    expect(await statusOf(id)).toBe('open');
  });

  test('has no standing with a company, and counts once by browser and by account', async () => {
    const rival = await newEmployer();
    await sql`update auth.users set email_confirmed_at = now() - interval '1 year' where id = ${rival.user.id}`;
    const id = await newJob();
    const reporter = { ...stranger(), accountId: rival.user.id };
    await report(id, reporter);
    await report(id, { ...reporter, network: 'another' });
    await report(id, { ...stranger(), accountId: rival.user.id });
    expect(await storedFor(id)).toEqual([{ weight: 20, hasStanding: false }]);
  });

  test('has none in the browser of a company either, with an old account for looking for work or without any', async () => {
    const rival = await newEmployer();
    const [seeker, applicant] = await Promise.all([member(90), guest(90, employer)]);
    const id = await newJob();
    for (const reporter of [seeker, applicant]) {
      await sql`select public.note_traces(${rival.user.id}, array['browser:' || public.sha256_hex(${reporter.browserKey})])`;
      await report(id, reporter);
    }
    expect((await storedFor(id)).map(({ hasStanding }) => hasStanding)).toEqual([false, false]);
  });

  test('holds no job that its employer pauses and resumes, and changes nothing of their own', async () => {
    const id = await newJob();
    await report(id, stranger());
    for (const status of ['paused', 'open'])
      await employer.client.from('jobs').update({ status }).eq('id', id).throwOnError();
    expect(await statusOf(id)).toBe('open');
    const own = await newJob();
    await report(own, { ...stranger(), accountId: employer.user.id });
    expect(await storedFor(own)).toEqual([]);
  });

  test('gets nowhere past the server, and not with what is not there', async () => {
    const id = await newJob();
    const given = { subject_kind: 'job', subject_id: id, reason: 'scam', note: '', email: '' };
    const asked = { ...given, browser_key: 'x', network_hash: 'x', reporter_id: null as never };
    for (const client of [anonClient(), employer.client])
      expect((await client.rpc('send_report', asked)).error?.code).toBe('42501');
    expect(await report(crypto.randomUUID(), stranger())).toBe(false);
    expect(await report(id, stranger(), { kind: 'profile' })).toBe(false);
    expect(await report(id, stranger(), { kind: 'message' })).toBe(false);
  });
});

describe('what was decided', () => {
  const reasonOf = 'It is a real job.';

  test('is emailed to whoever left an address, and the address is gone', async () => {
    const id = await newJob();
    const address = newAddress('reporter');
    await report(id, stranger(), { email: address });
    await decide(sql, id, 'remove', 'It asks for a deposit.');
    const mails = await sql<{ payload: { reportId: string } }[]>`
      select payload from public.outbox where kind = 'report-decided' and recipient = ${address}`;
    expect(mails).toHaveLength(1);
    const [stored] =
      await sql`select outcome, email from public.reports where id = ${mails[0]?.payload.reportId ?? ''}`;
    expect(stored).toEqual({ outcome: 'upheld', email: null });
    const written = await reportMails['report-decided']?.(mails[0]?.payload);
    expect(written?.text).toContain('We looked at it and acted on it.');
    // What the employer is told of it is not for others.
    expect(written?.text).not.toContain('deposit');
  });

  test('goes to an address that anybody may have typed as seldom as other such emails, and in the end it does', async () => {
    const address = newAddress('victim');
    for (let count = 0; count < 4; count++) {
      const id = await newJob();
      await report(id, stranger(), { email: address });
      await decide(sql, id, 'remove', 'It asks for a deposit.');
    }
    const emails = async () => {
      await sql`select public.write_report_emails(1000)`;
      return (await sql`select from public.outbox where kind = 'report-decided' and recipient = ${address}`)
        .length;
    };
    expect(await emails()).toBe(2);
    await sql`update public.rate_limits set window_start = window_start - interval '25 hours'
      where scope = 'unasked email' and key_hash = public.sha256_hex(${address})`;
    expect(await emails()).toBe(4);
    expect(await emails()).toBe(4);
    expect(await sql`select from public.reports where email = ${address}`).toHaveLength(0);
  });

  test('goes to the address that was left with a second report of the same browser', async () => {
    const [id, address, reporter] = [await newJob(), newAddress('reporter'), stranger()];
    await report(id, reporter);
    await report(id, reporter, { email: address });
    await report(id, reporter, { email: newAddress('other') });
    await decide(sql, id, 'remove', 'It asks for a deposit.');
    expect(
      await sql`select from public.outbox where kind = 'report-decided' and recipient = ${address}`,
    ).toHaveLength(1);
  });

  test('shows the job again, lasts, and those who were wrong count nothing', async () => {
    const reporters = await Promise.all([member(30), member(30), member(30)]);
    const id = await newJob();
    await reportAll(id, reporters);
    await sql`update public.reports set created_at = created_at - interval '1 hour' where subject_id = ${id}`;
    await report(id, stranger());
    expect(await statusOf(id)).toBe('held');
    await decide(sql, (await openCaseOf(id))?.id ?? '', 'approve', reasonOf);
    expect(await statusOf(id)).toBe('open');
    // Others may say so: somebody looks again, and it is shown meanwhile.
    await reportAll(id, neighbors);
    expect(await statusOf(id)).toBe('open');
    expect(await openCaseOf(id)).not.toBeNull();
    const other = await newJob();
    await reportAll(other, reporters);
    expect(await storedFor(other)).toEqual(Array(3).fill({ weight: 0, hasStanding: true }));
    expect(await statusOf(other)).toBe('open');
  });
});

test('reports are forgotten after their time', async () => {
  const id = await newJob();
  await report(id, stranger(), { minutesAgo: 181 * 24 * 60 });
  await report(id, stranger());
  await sql`select public.forget_reports()`;
  expect(await storedFor(id)).toHaveLength(1);
});
