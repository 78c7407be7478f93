import { describe, expect, test } from 'vitest';
import { applicationMails } from '@/lib/applications/mails';
import { accountMails } from '@/lib/auth/mails';
import { sendDueMails } from '@/lib/email/outbox';
import { connectMailServer } from '@/lib/email/send';
import { applicationAnswer } from '@/lib/email/templates/application-answer';
import { jobClosed } from '@/lib/email/templates/job-closed';
import { jobContact } from '@/lib/email/templates/job-contact';
import { jobGone } from '@/lib/email/templates/job-gone';
import { jobPaused, stillHiring } from '@/lib/email/templates/still-hiring';
import { reminderMails } from '@/lib/postings/still-hiring/reminders';
import {
  givenApplications,
  givenHirer,
  givenJobOf,
  ids,
  writeClosingEmails,
} from '../applications/applicants-given';
import { closeAlone } from '../applications/close-alone';
import { sql } from '../support/sql';
import { startMailServer } from './mail-server';
import { sendAlone } from './send-alone';

sendAlone();
closeAlone();

const composers = { ...applicationMails, ...reminderMails };

/** Another test's run may have put them off meanwhile. */
/** Before what other tests leave. */
const makeDue = (recipients: readonly string[]) =>
  sql`update public.outbox set next_attempt_at = now() - interval '1 year', claimed_until = null
    where recipient = any (${recipients}) and sent_at is null`;

test('answers and farewells that were written while the mail server was away all arrive once it is back', async () => {
  const employer = await givenHirer();
  const answered = await givenApplications(employer.jobId, 6, { full_name: 'Zoë {job}' });
  const unanswered = await givenApplications(employer.jobId, 6);
  const { data } = await employer.client.rpc('answer_applications', {
    job_id: employer.jobId,
    application_ids: ids(answered),
    kind: 'invitation',
    subject: '{name}, come and see {company}',
    body: 'Hello {name}',
  });
  expect(data).toEqual({ sent: 6, held: 0, repeated: 0 });
  await sql`update public.jobs set status = 'closed' where id = ${employer.jobId}`;
  await writeClosingEmails();

  const dead = await startMailServer();
  await dead.stop();
  await sendDueMails(composers, connectMailServer(dead.url));

  const alive = await startMailServer();
  const recipients = [...answered, ...unanswered].map(({ email }) => email);
  const arrived = () =>
    alive.caught.filter(({ recipients: [to] }) => to !== undefined && recipients.includes(to));
  await expect
    .poll(
      async () => {
        await makeDue(recipients);
        await Promise.all([1, 2].map(() => sendDueMails(composers, connectMailServer(alive.url))));
        const [left] = await sql`select count(*)::integer as total from public.outbox
          where recipient = any (${recipients}) and sent_at is null`;
        return left?.total;
      },
      { timeout: 15_000 },
    )
    .toBe(0);
  // Whoever was invited also hears that the job is closed.
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

describe('the mail about a job that is over', () => {
  test.each([
    ['filled', 'has been filled'],
    ['not-filled', 'without hiring anyone'],
    [null, 'is no longer taking applications'],
  ])('says honestly how it ended (%s), and leads to the open jobs of its city', async (reason, words) => {
    const employer = await givenHirer();
    const [application] = await givenApplications(employer.jobId, 1);
    await sql`update public.jobs set status = 'closed', close_reason = ${reason} where id = ${employer.jobId}`;
    const mail = await applicationMails['job-closed']?.({ applicationId: application?.id });
    expect(mail?.text).toContain(words);
    expect(mail?.text).toMatch(/\/texas\/austin$/m);
  });

  test.each([
    ['has removed its job “Night Baker”', 'delete from public.jobs where employer_id = $1'],
    ['has left Doorstep', 'delete from auth.users where id = $1'],
  ])('that was deleted says so: %s', async (words, deletion) => {
    const employer = await givenHirer();
    const [application] = await givenApplications(employer.jobId, 1);
    await sql.unsafe(deletion, [employer.id]);
    const [row] = await sql`select payload from public.outbox
      where kind = 'job-gone' and recipient = ${String(application?.email)}`;
    const mail = await applicationMails['job-gone']?.(row?.payload);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('Hi Ben Miller');
    expect(mail?.text).toMatch(/\/texas\/austin$/m);
  });

  test('says goodbye to an account with what went with it', async () => {
    const employer = await givenHirer();
    await givenApplications(employer.jobId, 2);
    await employer.client.rpc('delete_own_account', { confirmation: employer.email });
    const [row] = await sql`select payload from public.outbox
      where kind = 'account-deleted' and recipient = ${employer.email}`;
    const mail = await accountMails['account-deleted']?.(row?.payload);
    expect(mail?.subject).toBe('Your Doorstep account has been deleted');
    expect(mail?.text).toContain('1 job posting and 2 applications');
    expect(mail?.text).toContain('We’re emailing 2 applicants who were still waiting for an answer.');
  });
});

test('replies to an answer go to the account while the job’s contact has not agreed to be one', async () => {
  const employer = await givenHirer();
  const [application] = await givenApplications(employer.jobId, 1);
  const answer = { applicationId: application?.id, subject: 'Hello', body: 'Hello' };
  expect((await applicationMails['application-answer']?.(answer))?.replyTo?.address).toMatch(/^ada-/);
  await sql`delete from public.job_contacts where account_id = ${employer.id}`;
  expect((await applicationMails['application-answer']?.(answer))?.replyTo?.address).toBe(employer.email);
});

describe('a mail whose cause is gone', () => {
  test('is not written for an erased application', async () => {
    const employer = await givenHirer();
    const [application] = await givenApplications(employer.jobId, 1);
    const payload = { applicationId: application?.id, subject: 'Hello', body: 'Hello' };
    expect(await applicationMails['application-answer']?.(payload)).not.toBeNull();
    await sql`delete from public.applications where id = ${String(application?.id)}`;
    expect(await applicationMails['application-answer']?.(payload)).toBeNull();
    expect(await applicationMails['job-closed']?.(payload)).toBeNull();
  });

  test('asks about no job that was closed before it went out', async () => {
    const { id } = await givenHirer();
    const jobId = await givenJobOf(id);
    const payload = { manageTokens: { [jobId]: 'a'.repeat(64) } };
    const question = await reminderMails['still-hiring']?.(payload);
    expect(question?.text).toContain(`/still-hiring/${'a'.repeat(64)}?answer=filled`);
    await sql`update public.jobs set status = 'closed' where id = ${jobId}`;
    expect(await reminderMails['still-hiring']?.(payload)).toBeNull();
    expect(await reminderMails['job-paused']?.(payload)).toBeNull();
  });
});

const hostile = '<img src=x onerror="alert(1)"> & "Bo\'b"\r\nBcc: eve@example.com';

test.each([
  applicationAnswer({
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
  jobGone({
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
])('hostile text cannot leave its place', (mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.replyTo?.name ?? '').not.toMatch(/[\r\n]/);
});
