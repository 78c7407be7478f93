import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { applicantStatusLabel } from '@/lib/applications/application';
import type { Submitter } from '@/lib/applications/create-application';
import { applicationEmails } from '@/lib/applications/emails';
import { getApplication } from '@/lib/applications/queries';
import type { DataClient } from '@/lib/supabase/types';
import { cvPath, upload } from '../policies/rows';
import { anonClient, createAddress, secretClient, signUp } from '../support/clients';
import { sql } from '../support/sql';
import {
  createApplications,
  createEmployerWithJob,
  createJobFor,
  createSecret,
  createSingleApplication,
  type EmployerWithJob,
  sendDueClosingEmails,
  sendReply,
  type TestApplication,
} from './applicant-fixtures';
import { newGuest } from './application-fixtures';
import { lockClosingEmails } from './lock-closing-emails';

let employer: EmployerWithJob;
beforeAll(async () => {
  employer = await createEmployerWithJob();
});

type MailRow = { kind: string; payload: Record<string, string> };

const listEmails = (address: string) =>
  sql<MailRow[]>`select kind, payload from public.outbox where recipient = ${address} order by id`;

const listEmailKinds = async (address: string) => (await listEmails(address)).map(({ kind }) => kind);

/** The text of all emails to an address. */
async function getEmailText(address: string): Promise<string> {
  const written = (await listEmails(address)).map(async ({ kind, payload }) => {
    // Another test may have sent the email, which removes its secret.
    const mail = await applicationEmails[kind]?.({ manageToken: 'a'.repeat(64), ...payload });
    return [mail?.subject, mail?.text, mail?.html, mail?.replyTo?.name, mail?.replyTo?.address];
  });
  return (await Promise.all(written)).flat().join('\n');
}

/** Submits through the public API, with a CV that was uploaded before. */
async function submitThroughApi(
  jobId: string,
  email: string,
  { client, browserKey } = newGuest(),
  fullName = 'Ann Smith',
) {
  const [path, ticket] = [cvPath(), randomBytes(8).toString('hex')];
  const [row] = await sql`select public.sha256_hex(${ticket}) as hash`;
  await sql`insert into public.uploads ${sql(upload(path, { ticket_hash: row?.hash }) as never)}`;
  const { data, error } = await client.rpc('submit_application', {
    job_id: jobId,
    full_name: fullName,
    email,
    phone: '555 0100',
    cover_letter: 'I bake.',
    cv_path: path,
    cv_ticket: ticket,
    date_of_birth: '1990-04-01',
    browser_key: browserKey,
  });
  expect(error).toBeNull();
  // The file doesn't exist, so the employer's email would fail in tests that send emails.
  await sql`delete from public.outbox as mail using public.applications as application
    where mail.kind = 'application-employer' and application.job_id = ${jobId}
      and mail.payload ->> 'applicationId' = application.id::text`;
  return data;
}

/** Applies to a new job. Returns the stored application. */
async function applyAs(email: string, sender?: Submitter, fullName?: string) {
  const jobId = await createJobFor(employer.id);
  expect(await submitThroughApi(jobId, email, sender, fullName)).toMatchObject({ outcome: 'received' });
  const [stored] = await sql<{ id: string; email: string; email_verified_at: Date | null }[]>`
    select id, email, email_verified_at from public.applications where job_id = ${jobId}`;
  if (!stored) throw new Error('The application was not stored.');
  return { ...stored, jobId };
}

const sendScam = (
  jobId: string,
  applications: readonly Pick<TestApplication, 'id'>[],
  words: string,
  kind = 'message',
) =>
  sendReply({ client: employer.client, jobId }, applications, {
    kind,
    subject: `Your account is locked (${words})`,
    body: `Dear customer, confirm your identity: https://evil.test/login?${words}`,
  });

/** Replaces the secret of an application's receipt, which only the email contains. */
async function replaceSecret(id: string) {
  const { secret, hash } = createSecret();
  await sql`update public.applications set token_hash = ${hash} where id = ${id}`;
  return secret;
}

const confirm = async (token: string, sender: Pick<Submitter, 'client' | 'browserKey'> = newGuest()) => {
  const { data, error } = await sender.client.rpc('confirm_application', {
    manage_token: token,
    browser_key: sender.browserKey,
  });
  expect(error).toBeNull();
  return data;
};

describe('an unverified address', () => {
  lockClosingEmails();

  test('gets one receipt and one notice, without employer text, for 60 messages', async () => {
    const victim = createAddress('victim');
    const { id, jobId } = await applyAs(victim, undefined, 'Dear customer, see evil.test');
    for (let count = 0; count < 60; count += 1) await sendScam(jobId, [{ id }], `${count}`);
    expect(await listEmailKinds(victim)).toEqual(['application-receipt', 'application-news']);
    const words = await getEmailText(victim);
    expect(words).not.toMatch(/evil|locked|identity/);
    expect(words).toContain('Hi there');
  });

  test('stays unverified when a stranger applies with it', async () => {
    const { email } = await signUp('job_seeker');
    const confirmed = createAddress('ann');
    await confirm(await replaceSecret((await applyAs(confirmed)).id));
    for (const victim of [email, confirmed]) {
      const { id, jobId } = await applyAs(victim);
      await sendScam(jobId, [{ id }], 'now');
      expect(await listEmailKinds(victim)).not.toContain('application-answer');
    }
  });

  test('gets two emails, without user text, for 25 concurrent applications under its aliases', async () => {
    const name = `v${randomBytes(8).toString('hex')}`;
    const spellings = Array.from({ length: 25 }, (_, index) => `${name}+${index}@example.com`);
    const title = 'WIN a voucher: https://evil.test/v';
    const jobs = await Promise.all(spellings.map(() => createJobFor(employer.id, { title })));
    const results = await Promise.all(
      jobs.map((jobId, index) => submitThroughApi(jobId, spellings[index] ?? '')),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const [total] = await sql<{ applications: number }[]>`
      select count(*)::int as applications from public.applications where job_id = any (${jobs})`;
    expect(total?.applications).toBe(25);
    const kinds = (await Promise.all(spellings.map(listEmailKinds))).flat();
    expect(kinds).toEqual(['application-receipt', 'application-receipt']);
    const words = (await Promise.all(spellings.map(getEmailText))).join();
    expect(words).not.toMatch(/evil|voucher/);
    expect(words).toContain('your application for “a job”');
  });

  test('gets no more emails after its applications are deleted', async () => {
    const victim = createAddress('victim');
    for (let round = 0; round < 4; round += 1) {
      const { jobId, id } = await applyAs(victim);
      await sendScam(jobId, [{ id }], `${round}`);
      await employer.client.from('jobs').delete().eq('id', jobId);
    }
    const [counted] = await sql<{ total: number }[]>`
      select sum(hits)::integer as total from public.rate_limits
      where scope = 'unsolicited email' and key_hash = public.sha256_hex(public.normalize_mailbox(${victim}))`;
    expect(counted?.total).toBe(2);
    expect((await listEmailKinds(victim)).length).toBeLessThanOrEqual(2);
    const claim = await secretClient().rpc('claim_unsolicited_email', { recipient: victim });
    expect(claim.data).toBe(true);
  });

  test('gets one email, without user text, when a job ends', async () => {
    const title = 'Pay at https://evil.test';
    const jobId = await createJobFor(employer.id, { title });
    const fields = { email_verified_at: null, full_name: 'evil.test' };
    const { email: recipient } = await createSingleApplication(jobId, fields);
    await sql`update public.jobs set status = 'closed' where id = ${jobId}`;
    await sendDueClosingEmails();
    await sql`update public.jobs set status = 'open' where id = ${jobId}`;
    await sql`update public.outbox set sent_at = now() where recipient = ${recipient}`;
    await sql`update public.jobs set status = 'closed' where id = ${jobId}`;
    await sendDueClosingEmails();
    expect(await listEmailKinds(recipient)).toEqual(['job-closed']);
    expect(await getEmailText(recipient)).not.toContain('evil');

    const deletedJobId = await createJobFor(employer.id, { title });
    const { email: otherRecipient } = await createSingleApplication(deletedJobId, fields);
    await employer.client.from('jobs').delete().eq('id', deletedJobId);
    expect(await listEmailKinds(otherRecipient)).toEqual(['job-gone']);
    expect(await getEmailText(otherRecipient)).not.toContain('evil');
  });
});

describe('confirming the address', () => {
  test('needs a click, shows withheld replies and enables emailed replies', async () => {
    const email = createAddress('ann');
    const { id, jobId } = await applyAs(email);
    expect((await sendScam(jobId, [{ id }], 'held')).data).toEqual({ sent: 0, held: 1, repeated: 0 });
    const token = await replaceSecret(id);
    for (let visit = 0; visit < 3; visit += 1) {
      const application = await getApplication(token);
      expect(application).toMatchObject({ isVerified: false });
      expect(application?.events.at(-1)).toMatchObject({ kind: 'mailed', isWithheld: true });
      expect(application && applicantStatusLabel(application.status, application.events)).toBe(
        'Answered by the employer',
      );
      expect(JSON.stringify(application)).not.toContain('evil');
    }
    // A later email has another link to the same page.
    const [later] = await sql`select public.add_application_link(${id}) as secret`;
    expect(await confirm(String(later?.secret))).toBe(true);
    expect((await getApplication(token))?.events.at(-1)).toMatchObject({
      subject: 'Your account is locked (held)',
    });
    expect((await sendScam(jobId, [{ id }], 'sent')).data).toEqual({ sent: 1, held: 0, repeated: 0 });
    // The withheld reply was emailed too, so that the applicant can answer it. A second click sends nothing.
    expect(await confirm(token)).toBe(true);
    const mails = (await listEmails(email)).map(({ kind, payload }) => payload.subject ?? kind);
    expect(mails).toEqual([
      'application-receipt',
      'application-news',
      'Your account is locked (held)',
      'Your account is locked (sent)',
    ]);
  });

  test('verifies the address only for applications from the same browser', async () => {
    const email = createAddress('ann');
    const browser = newGuest();
    const { id } = await applyAs(email, browser);
    expect(await confirm('0'.repeat(64), browser)).toBe(false);
    await confirm(await replaceSecret(id), browser);
    expect((await applyAs(email, browser)).email_verified_at).not.toBeNull();
    expect((await applyAs(email)).email_verified_at).toBeNull();
    expect((await applyAs(createAddress('ben'), browser)).email_verified_at).toBeNull();
  });

  test('is not needed for the address of the applicant’s account', async () => {
    const { client, user, email } = await signUp('job_seeker');
    const account = { ...newGuest(), client: client as DataClient, viewerId: user.id };
    for (let count = 0; count < 5; count += 1)
      expect((await applyAs(email, account)).email_verified_at).not.toBeNull();
    expect(await listEmailKinds(email)).toEqual(Array(5).fill('application-receipt'));
    expect((await applyAs(createAddress('other'), account)).email_verified_at).toBeNull();
  });

  test('is revoked when the applicant deletes the application', async () => {
    const email = createAddress('ann');
    const browser = newGuest();
    const token = await replaceSecret((await applyAs(email, browser)).id);
    await confirm(token, browser);
    await anonClient().rpc('delete_application', { manage_token: token });
    expect((await applyAs(email, browser)).email_verified_at).toBeNull();
  });
});

describe('messages of an employer', () => {
  test('are limited to three a day per applicant, not counting rejected requests', async () => {
    const jobId = await createJobFor(employer.id);
    const applications = await createApplications(jobId, 2);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => sendScam(jobId, applications.slice(0, 1), `${index}`)),
    );
    expect(responses.filter(({ error }) => error === null)).toHaveLength(3);
    expect(new Set(responses.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'PT429']));
    expect((await sendScam(jobId, applications, 'both')).error?.message).toBe('TOO_MANY_MESSAGES');
    for (const words of ['a', 'b', 'c'])
      expect((await sendScam(jobId, applications.slice(1), words)).error).toBeNull();
    // Decisions are sent once each and don't count toward the limit of messages.
    expect((await sendScam(jobId, applications, '', 'rejection')).data).toMatchObject({ sent: 2 });
  });

  test('have a daily limit that deleting the job does not reset', async () => {
    const busy = await createEmployerWithJob();
    const applicant = await createSingleApplication(busy.jobId);
    const write = (body: string) => sendReply(busy, [applicant], { kind: 'message', body });
    expect((await write('one')).error).toBeNull();
    await sql`update public.rate_limits set hits = public.setting('messages_per_employer_a_day')
      where scope = 'messages of an employer' and key_hash = public.sha256_hex(${busy.id})`;
    expect((await write('two')).error?.code).toBe('PT429');
    await sql`delete from public.jobs where employer_id = ${busy.id}`;
    const newJobId = await createJobFor(busy.id);
    const nextApplicant = await createSingleApplication(newJobId);
    const { error } = await sendReply({ ...busy, jobId: newJobId }, [nextApplicant], {
      kind: 'message',
      body: 'three',
    });
    expect(error?.message).toBe('TOO_MANY_MESSAGES');
  });
});
