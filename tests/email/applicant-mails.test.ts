import { describe, expect, test } from 'vitest';
import { applicationEmails } from '@/lib/applications/emails';
import { accountMails } from '@/lib/auth/mails';
import { connectMailServer } from '@/lib/email/mail-server';
import { sendDueMails } from '@/lib/email/outbox';
import { applicationReply } from '@/lib/email/templates/application-reply';
import { jobClosed } from '@/lib/email/templates/job-closed';
import { jobContact } from '@/lib/email/templates/job-contact';
import { jobDeleted } from '@/lib/email/templates/job-deleted';
import { jobPaused, stillHiring } from '@/lib/email/templates/still-hiring';
import { reminderEmails } from '@/lib/postings/still-hiring/reminders';
import {
  createApplications,
  createEmployerWithJob,
  createJobFor,
  sendDueClosingEmails,
  toIds,
} from '../applications/applicant-fixtures';
import { lockClosingEmails } from '../applications/lock-closing-emails';
import { sql } from '../support/sql';
import { lockMailSending } from './lock-mail-sending';
import { startMailServer } from './mail-server';

lockMailSending();
lockClosingEmails();

const composers = { ...applicationEmails, ...reminderEmails };

/** Makes mails due before those of other tests, whose runs may have postponed them. */
const makeDue = (recipients: readonly string[]) =>
  sql`update public.outbox set next_attempt_at = now() - interval '1 year', claimed_until = null
    where recipient = any (${recipients}) and sent_at is null`;

test('replies and closing mails that were queued during an outage of the mail server all arrive later', {
  timeout: 90_000,
}, async () => {
  const employer = await createEmployerWithJob();
  const answered = await createApplications(employer.jobId, 6, { full_name: 'Zoë {job}' });
  const unanswered = await createApplications(employer.jobId, 6);
  const { data } = await employer.client.rpc('reply_to_applications', {
    job_id: employer.jobId,
    application_ids: toIds(answered),
    kind: 'invitation',
    subject: '{name}, come and see {company}',
    body: 'Hello {name}',
  });
  expect(data).toEqual({ sent: 6, held: 0, repeated: 0 });
  await sql`update public.jobs set status = 'closed' where id = ${employer.jobId}`;
  await sendDueClosingEmails();

  const dead = await startMailServer();
  await dead.stop();
  await sendDueMails(composers, connectMailServer(dead.url));

  const alive = await startMailServer();
  const recipients = [...answered, ...unanswered].map(({ email }) => email);
  const arrived = () =>
    alive.received.filter(({ recipients: [to] }) => to !== undefined && recipients.includes(to));
  await expect
    .poll(
      async () => {
        await makeDue(recipients);
        await Promise.all([1, 2].map(() => sendDueMails(composers, connectMailServer(alive.url))));
        const [left] = await sql`select count(*)::integer as total from public.outbox
          where recipient = any (${recipients}) and sent_at is null`;
        return left?.total;
      },
      // A run also sends the due mails of other tests, for up to 45 seconds.
      { timeout: 60_000 },
    )
    .toBe(0);
  // An invited applicant also gets the mail that the job closed.
  expect(
    arrived()
      .map(({ recipients: [to] }) => to)
      .sort(),
  ).toEqual([...answered.map(({ email }) => email), ...recipients].sort());
  const invitation = arrived().find(
    ({ recipients: [to], mail }) =>
      to === answered[0]?.email && mail.subject === 'Zoë {job}, come and see Corner Bakery',
  )?.mail;
  expect(invitation?.replyTo?.[0]?.address).toMatch(/^ada-/);
  await alive.stop();
});

describe('the mail about a closed job', () => {
  test.each([
    ['filled', 'has been filled'],
    ['not-filled', 'without hiring anyone'],
    [null, 'is no longer taking applications'],
  ])('states how it ended (%s), and links to the open jobs of its city', async (reason, words) => {
    const employer = await createEmployerWithJob();
    const [application] = await createApplications(employer.jobId, 1);
    await sql`update public.jobs set status = 'closed', close_reason = ${reason} where id = ${employer.jobId}`;
    const mail = await applicationEmails['job-closed']?.({ applicationId: application?.id });
    expect(mail?.text).toContain(words);
    expect(mail?.text).toMatch(/\/texas\/austin$/m);
  });

  test.each([
    ['has removed its job “Night Baker”', 'delete from public.jobs where employer_id = $1'],
    ['has left Doorstep', 'delete from auth.users where id = $1'],
  ])('states that it was deleted: %s', async (words, deletion) => {
    const employer = await createEmployerWithJob();
    const [application] = await createApplications(employer.jobId, 1);
    await sql.unsafe(deletion, [employer.id]);
    const [row] = await sql`select payload from public.outbox
      where kind = 'job-gone' and recipient = ${String(application?.email)}`;
    const mail = await applicationEmails['job-gone']?.(row?.payload);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('Hi Ben Miller');
    expect(mail?.text).toMatch(/\/texas\/austin$/m);
  });

  test("lists the deleted data in an account's last mail", async () => {
    const employer = await createEmployerWithJob();
    await createApplications(employer.jobId, 2);
    await employer.client.rpc('delete_own_account', { confirmation: employer.email });
    const [row] = await sql`select payload from public.outbox
      where kind = 'account-deleted' and recipient = ${employer.email}`;
    const mail = await accountMails['account-deleted']?.(row?.payload);
    expect(mail?.subject).toBe('Your Doorstep account has been deleted');
    expect(mail?.text).toContain('1 job posting and 2 applications');
    expect(mail?.text).toContain('We’re emailing 2 applicants who were still waiting for an answer.');
  });
});

test("replies go to the account until the job's contact has agreed", async () => {
  const employer = await createEmployerWithJob();
  const [application] = await createApplications(employer.jobId, 1);
  const answer = { applicationId: application?.id, subject: 'Hello', body: 'Hello' };
  expect((await applicationEmails['application-answer']?.(answer))?.replyTo?.address).toMatch(/^ada-/);
  await sql`delete from public.job_contacts where account_id = ${employer.id}`;
  expect((await applicationEmails['application-answer']?.(answer))?.replyTo?.address).toBe(employer.email);
});

describe('a mail without a cause', () => {
  test('is not sent for a deleted application', async () => {
    const employer = await createEmployerWithJob();
    const [application] = await createApplications(employer.jobId, 1);
    const payload = { applicationId: application?.id, subject: 'Hello', body: 'Hello' };
    expect(await applicationEmails['application-answer']?.(payload)).not.toBeNull();
    await sql`delete from public.applications where id = ${String(application?.id)}`;
    expect(await applicationEmails['application-answer']?.(payload)).toBeNull();
    expect(await applicationEmails['job-closed']?.(payload)).toBeNull();
  });

  test('is not sent for a job that closed before the reminder', async () => {
    const { id } = await createEmployerWithJob();
    const jobId = await createJobFor(id);
    const payload = { manageTokens: { [jobId]: 'a'.repeat(64) } };
    const question = await reminderEmails['still-hiring']?.(payload);
    expect(question?.text).toContain(`/still-hiring/${'a'.repeat(64)}?answer=filled`);
    await sql`update public.jobs set status = 'closed' where id = ${jobId}`;
    expect(await reminderEmails['still-hiring']?.(payload)).toBeNull();
    expect(await reminderEmails['job-paused']?.(payload)).toBeNull();
  });
});

const hostile = '<img src=x onerror="alert(1)"> & "Bo\'b"\r\nBcc: eve@example.com';

test.each([
  applicationReply({
    subject: hostile,
    body: hostile,
    jobTitle: hostile,
    companyName: hostile,
    contact: { name: hostile, email: 'ada@example.com' },
    manageUrl: 'https://example.com/',
  }),
  jobClosed({
    fullName: hostile,
    jobTitle: hostile,
    companyName: hostile,
    reason: null,
    openJobsUrl: 'https://example.com/',
    manageUrl: 'https://example.com/',
  }),
  jobDeleted({
    fullName: hostile,
    jobTitle: hostile,
    companyName: hostile,
    reason: 'employer-left',
    openJobsUrl: 'https://example.com/',
    manageUrl: 'https://example.com/',
  }),
  stillHiring(hostile, [{ title: hostile, answerUrl: 'https://example.com/' }]),
  stillHiring(
    hostile,
    [1, 2].map(() => ({ title: hostile, answerUrl: 'https://example.com/' })),
  ),
  jobPaused(hostile, [{ title: hostile, answerUrl: 'https://example.com/' }]),
  jobContact({ companyName: hostile, answerUrl: 'https://example.com/' }),
])('escapes hostile text', (mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.replyTo?.name ?? '').not.toMatch(/[\r\n]/);
});
