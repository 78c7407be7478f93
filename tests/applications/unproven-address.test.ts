import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { statusForApplicant } from '@/lib/applications/application';
import { applicationMails } from '@/lib/applications/mails';
import { findApplication } from '@/lib/applications/queries';
import type { DataClient } from '@/lib/supabase/types';
import { cvPath, upload } from '../policies/rows';
import { anonClient, newAddress, secretClient, signUp } from '../support/clients';
import { sql } from '../support/sql';
import {
  type GivenApplication,
  givenApplications,
  givenHirer,
  givenJobOf,
  type Hirer,
  ids,
  writeClosingEmails,
} from './applicants-given';
import { closeAlone } from './close-alone';
import { newBrowser, type Sender } from './given';

let employer: Hirer;
beforeAll(async () => {
  employer = await givenHirer();
});

type MailRow = { kind: string; payload: Record<string, string> };

const mailsTo = (address: string) =>
  sql<MailRow[]>`select kind, payload from public.outbox where recipient = ${address} order by id`;

const kindsTo = async (address: string) => (await mailsTo(address)).map(({ kind }) => kind);

/** Every word of the mails that an address gets. */
async function wordsTo(address: string): Promise<string> {
  const written = (await mailsTo(address)).map(async ({ kind, payload }) => {
    // Another test may have sent it meanwhile, and with that its secret is gone.
    const mail = await applicationMails[kind]?.({ manageToken: 'a'.repeat(64), ...payload });
    return [mail?.subject, mail?.text, mail?.html, mail?.replyTo?.name, mail?.replyTo?.address];
  });
  return (await Promise.all(written)).flat().join('\n');
}

/** Hands in as anybody can over the API, with a CV that was uploaded before. */
async function handIn(
  jobId: string,
  email: string,
  { client, browserKey } = newBrowser(),
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
  // There is no file, so the employer's mail would only fail in the tests that send.
  await sql`delete from public.outbox as mail using public.applications as application
    where mail.kind = 'application-employer' and application.job_id = ${jobId}
      and mail.payload ->> 'applicationId' = application.id::text`;
  return data;
}

/** An application to a job of its own, as it is stored. */
async function applyAs(email: string, sender?: Sender, fullName?: string) {
  const jobId = await givenJobOf(employer.id);
  expect(await handIn(jobId, email, sender, fullName)).toMatchObject({ outcome: 'received' });
  const [stored] = await sql<{ id: string; email: string; proven_at: Date | null }[]>`
    select id, email, proven_at from public.applications where job_id = ${jobId}`;
  if (!stored) throw new Error('Nothing was stored.');
  return { ...stored, jobId };
}

const say = (
  jobId: string,
  applications: readonly Pick<GivenApplication, 'id'>[],
  words: string,
  kind = 'message',
) =>
  employer.client.rpc('answer_applications', {
    job_id: jobId,
    application_ids: applications.map(({ id }) => id),
    kind,
    subject: `Your account is locked (${words})`,
    body: `Dear customer, confirm your identity: https://evil.test/login?${words}`,
  });

/** A secret for the page of an application, as the receipt has one. */
async function givenSecret(id: string) {
  const secret = randomBytes(32).toString('hex');
  await sql`update public.applications set token_hash = public.sha256_hex(${secret}) where id = ${id}`;
  return secret;
}

const confirm = async (token: string, sender: Pick<Sender, 'client' | 'browserKey'> = newBrowser()) => {
  const { data, error } = await sender.client.rpc('confirm_application', {
    manage_token: token,
    browser_key: sender.browserKey,
  });
  expect(error).toBeNull();
  return data;
};

describe('an address that an applicant typed', () => {
  closeAlone();

  test('gets one receipt and one word of news, however many messages an employer writes, and none of their words', async () => {
    const victim = newAddress('victim');
    const { id, jobId } = await applyAs(victim, undefined, 'Dear customer, see evil.test');
    for (let count = 0; count < 60; count += 1) await say(jobId, [{ id }], `${count}`);
    expect(await kindsTo(victim)).toEqual(['application-receipt', 'application-news']);
    const words = await wordsTo(victim);
    expect(words).not.toMatch(/evil|locked|identity/);
    expect(words).toContain('Hi there');
  });

  test('stays so for a stranger who writes down the address of an account, or of somebody who confirmed it', async () => {
    const { email } = await signUp('job_seeker');
    const confirmed = newAddress('ann');
    await confirm(await givenSecret((await applyAs(confirmed)).id));
    for (const victim of [email, confirmed]) {
      const { id, jobId } = await applyAs(victim);
      await say(jobId, [{ id }], 'now');
      expect(await kindsTo(victim)).not.toContain('application-answer');
    }
  });

  test('gets no more than its unasked emails for 25 applications at once, in whatever spelling, with no words of a stranger', async () => {
    const name = `v${randomBytes(8).toString('hex')}`;
    const spellings = Array.from({ length: 25 }, (_, index) => `${name}+${index}@example.com`);
    const title = 'WIN a voucher: https://evil.test/v';
    const jobs = await Promise.all(spellings.map(() => givenJobOf(employer.id, { title })));
    const answers = await Promise.all(jobs.map((jobId, index) => handIn(jobId, spellings[index] ?? '')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [total] = await sql<{ applications: number }[]>`
      select count(*)::int as applications from public.applications where job_id = any (${jobs})`;
    expect(total?.applications).toBe(25);
    const told = (await Promise.all(spellings.map(kindsTo))).flat();
    expect(told).toEqual(['application-receipt', 'application-receipt']);
    const words = (await Promise.all(spellings.map(wordsTo))).join();
    expect(words).not.toMatch(/evil|voucher/);
    expect(words).toContain('your application for “a job”');
  });

  test('gets no more when the rows that remember it are deleted in between', async () => {
    const victim = newAddress('victim');
    for (let round = 0; round < 4; round += 1) {
      const { jobId, id } = await applyAs(victim);
      await say(jobId, [{ id }], `${round}`);
      await employer.client.from('jobs').delete().eq('id', jobId);
    }
    const [told] = await sql<{ total: number }[]>`
      select sum(hits)::integer as total from public.rate_limits
      where scope = 'unasked email' and key_hash = public.sha256_hex(public.mailbox_of(${victim}))`;
    expect(told?.total).toBe(2);
    expect((await kindsTo(victim)).length).toBeLessThanOrEqual(2);
    const account = await secretClient().rpc('take_unasked_email', { recipient: victim });
    expect(account.data).toBe(true);
  });

  test('is told once that the job is over, in our words', async () => {
    const title = 'Pay at https://evil.test';
    const jobId = await givenJobOf(employer.id, { title });
    const [first] = await givenApplications(jobId, 1, { proven_at: null, full_name: 'evil.test' });
    await sql`update public.jobs set status = 'closed' where id = ${jobId}`;
    await writeClosingEmails();
    await sql`update public.jobs set status = 'open' where id = ${jobId}`;
    await sql`update public.outbox set sent_at = now() where recipient = ${String(first?.email)}`;
    await sql`update public.jobs set status = 'closed' where id = ${jobId}`;
    await writeClosingEmails();
    const told = String(first?.email);
    expect(await kindsTo(told)).toEqual(['job-closed']);
    expect(await wordsTo(told)).not.toContain('evil');

    const goneId = await givenJobOf(employer.id, { title });
    const [second] = await givenApplications(goneId, 1, { proven_at: null, full_name: 'evil.test' });
    await employer.client.from('jobs').delete().eq('id', goneId);
    expect(await kindsTo(String(second?.email))).toEqual(['job-gone']);
    expect(await wordsTo(String(second?.email))).not.toContain('evil');
  });
});

describe('the button behind the link of a receipt', () => {
  test('shows what was held, lets answers through by email, and opening alone changes nothing', async () => {
    const email = newAddress('ann');
    const { id, jobId } = await applyAs(email);
    expect((await say(jobId, [{ id }], 'held')).data).toEqual({ sent: 0, held: 1, repeated: 0 });
    const token = await givenSecret(id);
    for (let opening = 0; opening < 3; opening += 1) {
      const seen = await findApplication(token);
      expect(seen).toMatchObject({ isProven: false });
      expect(seen?.events.at(-1)).toMatchObject({ kind: 'mailed', isHeld: true });
      expect(seen && statusForApplicant(seen.status, seen.events)).toBe('Answered by the employer');
      expect(JSON.stringify(seen)).not.toContain('evil');
    }
    // A later email's link is another to the same page.
    const [later] = await sql`select public.add_application_link(${id}) as secret`;
    expect(await confirm(String(later?.secret))).toBe(true);
    expect((await findApplication(token))?.events.at(-1)).toMatchObject({
      subject: 'Your account is locked (held)',
    });
    expect((await say(jobId, [{ id }], 'sent')).data).toEqual({ sent: 1, held: 0, repeated: 0 });
    // The one that was held comes by email too, so that it can be replied to; a second press sends nothing again.
    expect(await confirm(token)).toBe(true);
    const mails = (await mailsTo(email)).map(({ kind, payload }) => payload.subject ?? kind);
    expect(mails).toEqual([
      'application-receipt',
      'application-news',
      'Your account is locked (held)',
      'Your account is locked (sent)',
    ]);
  });

  test('proves the address for what this browser sends next, and for no other', async () => {
    const email = newAddress('ann');
    const hers = newBrowser();
    const { id } = await applyAs(email, hers);
    expect(await confirm('0'.repeat(64), hers)).toBe(false);
    await confirm(await givenSecret(id), hers);
    expect((await applyAs(email, hers)).proven_at).not.toBeNull();
    expect((await applyAs(email)).proven_at).toBeNull();
    expect((await applyAs(newAddress('ben'), hers)).proven_at).toBeNull();
  });

  test('is not needed by an account that applies under its own address, of which every application has its receipt', async () => {
    const { client, user, email } = await signUp('job_seeker');
    const account = { ...newBrowser(), client: client as DataClient, viewerId: user.id };
    for (let count = 0; count < 5; count += 1)
      expect((await applyAs(email, account)).proven_at).not.toBeNull();
    expect(await kindsTo(email)).toEqual(Array(5).fill('application-receipt'));
    expect((await applyAs(newAddress('other'), account)).proven_at).toBeNull();
  });

  test('is forgotten with an application that its sender erases', async () => {
    const email = newAddress('ann');
    const hers = newBrowser();
    const token = await givenSecret((await applyAs(email, hers)).id);
    await confirm(token, hers);
    await anonClient().rpc('erase_application', { manage_token: token });
    expect((await applyAs(email, hers)).proven_at).toBeNull();
  });
});

describe('messages of an employer', () => {
  test('are three a day to one applicant, whoever sends at the same moment, and what is refused was not counted', async () => {
    const jobId = await givenJobOf(employer.id);
    const applications = await givenApplications(jobId, 2);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => say(jobId, applications.slice(0, 1), `${index}`)),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(3);
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'PT429']));
    expect((await say(jobId, applications, 'both')).error?.message).toBe('TOO_MANY_MESSAGES');
    for (const words of ['a', 'b', 'c'])
      expect((await say(jobId, applications.slice(1), words)).error).toBeNull();
    // Decisions are one each, and never stand behind messages.
    expect((await say(jobId, applications, '', 'rejection')).data).toMatchObject({ sent: 2 });
  });

  test('have a number a day for all applicants together, which deleting job or company does not reset', async () => {
    const busy = await givenHirer();
    const [applicant] = await givenApplications(busy.jobId, 1);
    const write = (words: string) =>
      busy.client.rpc('answer_applications', {
        job_id: busy.jobId,
        application_ids: ids(applicant ? [applicant] : []),
        kind: 'message',
        subject: 'A question',
        body: words,
      });
    expect((await write('one')).error).toBeNull();
    await sql`update public.rate_limits set hits = public.setting('messages_per_employer_a_day')
      where scope = 'messages of an employer' and key_hash = public.sha256_hex(${busy.id})`;
    expect((await write('two')).error?.code).toBe('PT429');
    await sql`delete from public.jobs where employer_id = ${busy.id}`;
    const anew = await givenJobOf(busy.id);
    const [next] = await givenApplications(anew, 1);
    const { error } = await busy.client.rpc('answer_applications', {
      job_id: anew,
      application_ids: ids(next ? [next] : []),
      kind: 'message',
      subject: 'A question',
      body: 'three',
    });
    expect(error?.message).toBe('TOO_MANY_MESSAGES');
  });
});
