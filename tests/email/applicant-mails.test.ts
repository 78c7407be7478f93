import { describe, expect, test } from 'vitest';
import { applicationEmails } from '@/lib/applications/emails';
import { accountMails } from '@/lib/auth/mails';
import { connectMailServer } from '@/lib/email/mail-server';
import { sendDueMails } from '@/lib/email/outbox';
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

/** Makes mails due before the mails of other tests, even if a run of another test has postponed them. */
const makeDue = (recipients: readonly string[]) =>
  sql`update public.outbox set next_attempt_at = now() - interval '1 year', claimed_until = null
    where recipient = any (${recipients}) and sent_at is null`;

test('replies and closing mails queued during an outage of the mail server arrive later', {
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

  const stoppedServer = await startMailServer();
  await stoppedServer.stop();
  await sendDueMails(composers, connectMailServer(stoppedServer.url));

  const server = await startMailServer();
  const recipients = [...answered, ...unanswered].map(({ email }) => email);
  const listReceived = () =>
    server.received.filter(({ recipients: [to] }) => to !== undefined && recipients.includes(to));
  await expect
    .poll(
      async () => {
        await makeDue(recipients);
        await Promise.all([1, 2].map(() => sendDueMails(composers, connectMailServer(server.url))));
        const [unsent] = await sql`select count(*)::integer as total from public.outbox
          where recipient = any (${recipients}) and sent_at is null`;
        return unsent?.total;
      },
      // A run also sends the due mails of other tests, for up to 45 seconds.
      { timeout: 60_000 },
    )
    .toBe(0);
  // An invited applicant also gets the closing mail.
  expect(
    listReceived()
      .map(({ recipients: [to] }) => to)
      .sort(),
  ).toEqual([...answered.map(({ email }) => email), ...recipients].sort());
  const invitation = listReceived().find(
    ({ recipients: [to], mail }) =>
      to === answered[0]?.email && mail.subject === 'Zoë {job}, come and see Corner Bakery',
  )?.mail;
  expect(invitation?.replyTo?.[0]?.address).toMatch(/^ada-/);
  await server.stop();
});

describe('the mail about an ended job', () => {
  test.each([
    ['filled', 'has been filled'],
    ['not-filled', 'without hiring anyone'],
    [null, 'is no longer taking applications'],
  ])('states how the job closed (%s), and links to open jobs in its city', async (reason, words) => {
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
  ])('states that the job was deleted: %s', async (words, deletion) => {
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
});

test('the last mail to an account lists the deleted data', async () => {
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

test("an applicant's reply goes to the account unless the job's contact has agreed", async () => {
  const employer = await createEmployerWithJob();
  const [application] = await createApplications(employer.jobId, 1);
  const payload = { applicationId: application?.id, subject: 'Hello', body: 'Hello' };
  expect((await applicationEmails['application-answer']?.(payload))?.replyTo?.address).toMatch(/^ada-/);
  await sql`delete from public.job_contacts where account_id = ${employer.id}`;
  expect((await applicationEmails['application-answer']?.(payload))?.replyTo?.address).toBe(employer.email);
});

describe('no mail is sent', () => {
  test('about a deleted application', async () => {
    const employer = await createEmployerWithJob();
    const [application] = await createApplications(employer.jobId, 1);
    const payload = { applicationId: application?.id, subject: 'Hello', body: 'Hello' };
    expect(await applicationEmails['application-answer']?.(payload)).not.toBeNull();
    await sql`delete from public.applications where id = ${String(application?.id)}`;
    expect(await applicationEmails['application-answer']?.(payload)).toBeNull();
    expect(await applicationEmails['job-closed']?.(payload)).toBeNull();
  });

  test('about a job that closed before the reminder', async () => {
    const { id } = await createEmployerWithJob();
    const jobId = await createJobFor(id);
    const payload = { manageTokens: { [jobId]: 'a'.repeat(64) } };
    const reminder = await reminderEmails['still-hiring']?.(payload);
    expect(reminder?.text).toContain(`/still-hiring/${'a'.repeat(64)}?answer=filled`);
    await sql`update public.jobs set status = 'closed' where id = ${jobId}`;
    expect(await reminderEmails['still-hiring']?.(payload)).toBeNull();
    expect(await reminderEmails['job-paused']?.(payload)).toBeNull();
  });
});
