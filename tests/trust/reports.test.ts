import { beforeAll, describe, expect, test } from 'vitest';
import { reportMails } from '@/lib/trust/report-mails';
import { decide } from '@/supabase/admin/commands';
import { anonClient, createAddress, type Person } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer, getJobStatus, getOpenCase } from './employers.ts';
import {
  createGuest,
  createMember,
  createStranger,
  postJob,
  type Reporter,
  sendReport,
} from './reporters.ts';

let employer: Person;
let neighbors: Reporter[];
beforeAll(async () => {
  employer = await createEmployer();
  neighbors = await Promise.all([
    createMember(30),
    createMember(30),
    createMember(30),
    createGuest(30, employer),
  ]);
});

const newJob = () => postJob(employer);
async function reportAll(id: string, reporters: readonly Reporter[], minutesApart = 60) {
  for (const [index, reporter] of reporters.entries())
    await sendReport(id, reporter, { minutesAgo: (reporters.length - index) * minutesApart });
}
const listReports = (id: string) =>
  sql<{ weight: number; isTrusted: boolean }[]>`
    select weight, is_trusted as "isTrusted" from public.reports where subject_id = ${id} order by created_at`;

describe('a reported job', () => {
  test('gets a case with the first report and stays visible', async () => {
    const id = await newJob();
    expect(await sendReport(id, createStranger(), { note: 'They asked me for $50.' })).toBe(true);
    expect(await getOpenCase(id)).toMatchObject({
      reasons: [{ rule: 'reported: scam', weight: 20, words: '', people: 1, source: 'report' }],
    });
    expect(await getJobStatus(id)).toBe('open');
  });

  test('is held after enough reports by trusted reporters, who stay anonymous', async () => {
    const id = await newJob();
    await reportAll(id, neighbors.slice(0, 2));
    expect(await getJobStatus(id)).toBe('open');
    await sendReport(id, neighbors[2] as Reporter);
    expect(await getJobStatus(id)).toBe('held');
    expect((await getOpenCase(id))?.reasons.map(({ rule }) => rule)).toEqual([
      'reported: scam',
      'held by reports',
    ]);
    expect(await sql`select from public.stale_jobs where job_id = ${id}`).toHaveLength(1);
    const mails = await sql`select recipient, payload from public.outbox
      where kind = 'job-reported' and payload ->> 'jobId' = ${id}`;
    expect(mails.map(({ recipient }) => recipient)).toEqual([employer.email]);
    const written = await reportMails['job-reported']?.(mails[0]?.payload);
    expect(written?.text).toContain('Several people told us that something may be wrong with your job');
    const [row] = await sql<{ hold: object }[]>`select public.job_hold(${id}) as hold`;
    expect(row?.hold).toEqual({ isRemoved: false, reason: null, words: [] });
    expect((await employer.client.from('reports').select('*')).data).toBeNull();
    const resumed = await employer.client.from('jobs').update({ status: 'open' }).eq('id', id);
    expect(resumed.error?.message).toBe('JOB_HELD');
  });

  test('is held when its employer resumes it after a pause', async () => {
    const id = await newJob();
    await employer.client.from('jobs').update({ status: 'paused' }).eq('id', id).throwOnError();
    await reportAll(id, neighbors);
    expect(await getJobStatus(id)).toBe('paused');
    await employer.client.from('jobs').update({ status: 'open' }).eq('id', id);
    expect(await getJobStatus(id)).toBe('held');
  });

  test('is held if one of the two trusted reports is by a guest whose browser applied long ago', async () => {
    const id = await newJob();
    const [first, , , applicant] = neighbors as [Reporter, Reporter, Reporter, Reporter];
    await reportAll(id, [first, createStranger()]);
    await sendReport(id, applicant);
    expect((await listReports(id)).map(({ isTrusted }) => isTrusted)).toEqual([true, false, true]);
    expect(await getJobStatus(id)).toBe('held');
  });

  test('stays visible if all reports arrive at once, and is held after a later report', async () => {
    const id = await newJob();
    await reportAll(id, neighbors.slice(0, 3), 0);
    expect(await getJobStatus(id)).toBe('open');
    await sql`update public.reports set created_at = created_at - interval '1 hour' where subject_id = ${id}`;
    await sendReport(id, neighbors[3] as Reporter);
    expect(await getJobStatus(id)).toBe('held');
  });

  test('stays visible if its employer is established', async () => {
    const known = await createEmployer();
    const id = await postJob(known);
    const applicants = Array.from({ length: 5 }, () => createGuest(30, known));
    await Promise.all(applicants);
    await sql`insert into public.application_events (application_id, job_id, kind)
      select application.id, job_id, 'hired' from public.applications as application
      join public.jobs as job on job.id = job_id where employer_id = ${known.user.id}`;
    await reportAll(id, neighbors);
    expect(await getJobStatus(id)).toBe('open');
    expect(await getOpenCase(id)).not.toBeNull();
  });
});

describe('a rival’s reports', () => {
  test('count as one with any number of browsers and old accounts in one network', async () => {
    const id = await newJob();
    const network = crypto.randomUUID();
    const ring = [...(await Promise.all(Array.from({ length: 5 }, () => createMember(90, network))))];
    await reportAll(id, [...ring, ...Array.from({ length: 20 }, () => createStranger(network))]);
    expect(await getJobStatus(id)).toBe('open');
    expect((await getOpenCase(id))?.reasons).toMatchObject([{ people: 1, weight: 40 }]);
    // Only three of the 25 reports are stored.
    expect(await listReports(id)).toHaveLength(3);
  });

  test('from many new accounts and browsers do not get a job held, even across networks and days', async () => {
    const id = await newJob();
    const accounts = await Promise.all(Array.from({ length: 10 }, () => createMember(1)));
    await reportAll(id, [...accounts, ...Array.from({ length: 40 }, () => createStranger())], 24 * 60);
    expect(await getJobStatus(id)).toBe('open');
    expect((await getOpenCase(id))?.reasons).toMatchObject([{ people: 50 }]);
    // One more report by a trusted reporter isn't enough.
    await sendReport(id, neighbors[0] as Reporter);
    expect(await getJobStatus(id)).toBe('open');
  });

  test('count as one if no proxy header distinguishes networks', async () => {
    const id = await newJob();
    const reporters = await Promise.all(Array.from({ length: 5 }, () => createMember(90, null)));
    await reportAll(id, reporters);
    expect(await getJobStatus(id)).toBe('open');
  });

  test('sent by a company account are untrusted and count once per browser and account', async () => {
    const rival = await createEmployer();
    await sql`update auth.users set email_confirmed_at = now() - interval '1 year' where id = ${rival.user.id}`;
    const id = await newJob();
    const reporter = { ...createStranger(), accountId: rival.user.id };
    await sendReport(id, reporter);
    await sendReport(id, { ...reporter, network: 'another' });
    await sendReport(id, { ...createStranger(), accountId: rival.user.id });
    expect(await listReports(id)).toEqual([{ weight: 20, isTrusted: false }]);
  });

  test('sent from a browser in which a company signed in are untrusted', async () => {
    const rival = await createEmployer();
    const [seeker, applicant] = await Promise.all([createMember(90), createGuest(90, employer)]);
    const id = await newJob();
    for (const reporter of [seeker, applicant]) {
      await sql`select public.record_fingerprints(${rival.user.id}, array['browser:' || public.sha256_hex(${reporter.browserKey})])`;
      await sendReport(id, reporter);
    }
    expect((await listReports(id)).map(({ isTrusted }) => isTrusted)).toEqual([false, false]);
  });

  test('that are untrusted do not get a job held when its employer pauses and resumes it', async () => {
    const id = await newJob();
    await sendReport(id, createStranger());
    for (const status of ['paused', 'open'])
      await employer.client.from('jobs').update({ status }).eq('id', id).throwOnError();
    expect(await getJobStatus(id)).toBe('open');
  });

  test('about the reporter’s own job are ignored', async () => {
    const own = await newJob();
    await sendReport(own, { ...createStranger(), accountId: employer.user.id });
    expect(await listReports(own)).toEqual([]);
  });

  test('can only be sent by the server, about an existing subject', async () => {
    const id = await newJob();
    const fields = { subject_kind: 'job', subject_id: id, reason: 'scam', note: '', email: '' };
    const args = { ...fields, browser_key: 'x', network_hash: 'x', reporter_id: null as never };
    for (const client of [anonClient(), employer.client])
      expect((await client.rpc('send_report', args)).error?.code).toBe('42501');
    expect(await sendReport(crypto.randomUUID(), createStranger())).toBe(false);
    expect(await sendReport(id, createStranger(), { kind: 'profile' })).toBe(false);
    expect(await sendReport(id, createStranger(), { kind: 'message' })).toBe(false);
  });
});

describe('the outcome of a report', () => {
  test('is emailed to the given address, which is then deleted', async () => {
    const id = await newJob();
    const address = createAddress('reporter');
    await sendReport(id, createStranger(), { email: address });
    await decide(sql, id, 'remove', 'It asks for a deposit.');
    const mails = await sql<{ payload: { reportId: string } }[]>`
      select payload from public.outbox where kind = 'report-decided' and recipient = ${address}`;
    expect(mails).toHaveLength(1);
    const [stored] =
      await sql`select outcome, email from public.reports where id = ${mails[0]?.payload.reportId ?? ''}`;
    expect(stored).toEqual({ outcome: 'upheld', email: null });
    const written = await reportMails['report-decided']?.(mails[0]?.payload);
    expect(written?.text).toContain('We looked at it and acted on it.');
    // The reason for the employer isn't shown to others.
    expect(written?.text).not.toContain('deposit');
  });

  test('is emailed to an unverified address within its daily limit; the other emails are sent a day later', async () => {
    const address = createAddress('victim');
    for (let count = 0; count < 4; count++) {
      const id = await newJob();
      await sendReport(id, createStranger(), { email: address });
      await decide(sql, id, 'remove', 'It asks for a deposit.');
    }
    const countEmails = async () => {
      await sql`select public.queue_report_emails(1000)`;
      return (await sql`select from public.outbox where kind = 'report-decided' and recipient = ${address}`)
        .length;
    };
    expect(await countEmails()).toBe(2);
    await sql`update public.rate_limits set window_start = window_start - interval '25 hours'
      where scope = 'unsolicited email' and key_hash = public.sha256_hex(${address})`;
    expect(await countEmails()).toBe(4);
    expect(await countEmails()).toBe(4);
    expect(await sql`select from public.reports where email = ${address}`).toHaveLength(0);
  });

  test('is emailed to the address in a second report of the same browser', async () => {
    const [id, address, reporter] = [await newJob(), createAddress('reporter'), createStranger()];
    await sendReport(id, reporter);
    await sendReport(id, reporter, { email: address });
    await sendReport(id, reporter, { email: createAddress('other') });
    await decide(sql, id, 'remove', 'It asks for a deposit.');
    expect(
      await sql`select from public.outbox where kind = 'report-decided' and recipient = ${address}`,
    ).toHaveLength(1);
  });

  test('makes the job visible again, and mistaken reporters lose their weight', async () => {
    const reporters = await Promise.all([createMember(30), createMember(30), createMember(30)]);
    const id = await newJob();
    await reportAll(id, reporters);
    await sql`update public.reports set created_at = created_at - interval '1 hour' where subject_id = ${id}`;
    await sendReport(id, createStranger());
    expect(await getJobStatus(id)).toBe('held');
    await decide(sql, (await getOpenCase(id))?.id ?? '', 'approve', 'It is a real job.');
    expect(await getJobStatus(id)).toBe('open');
    // New reporters open a case again, and the job stays visible meanwhile.
    await reportAll(id, neighbors);
    expect(await getJobStatus(id)).toBe('open');
    expect(await getOpenCase(id)).not.toBeNull();
    const other = await newJob();
    await reportAll(other, reporters);
    expect(await listReports(other)).toEqual(Array(3).fill({ weight: 0, isTrusted: true }));
    expect(await getJobStatus(other)).toBe('open');
  });
});

test('reports are deleted after 180 days', async () => {
  const id = await newJob();
  await sendReport(id, createStranger(), { minutesAgo: 181 * 24 * 60 });
  await sendReport(id, createStranger());
  await sql`select public.delete_old_reports()`;
  expect(await listReports(id)).toHaveLength(1);
});
