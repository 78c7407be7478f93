import { describe, expect, test } from 'vitest';
import { toPostingError } from '@/lib/postings/posting-error';
import {
  createApplications,
  createEmployerWithJob,
  sendDueClosingEmails,
} from '../applications/applicant-fixtures.ts';
import {
  buildApplication,
  createJob,
  newGuest,
  submitAndGetOutcome,
} from '../applications/application-fixtures.ts';
import { talent } from '../policies/rows.ts';
import { anonClient, createAddress, secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer, getJobStatus, insertJob } from './employers.ts';

type Decision = 'warn' | 'suspend' | 'ban' | 'lift';
const decide = (accountId: string, decision: Decision, also: string[] = []) =>
  sql`select public.decide_account(${accountId}, ${decision}, 'Applicants were asked for money.', identifier_kinds => ${also})`;
const addBan = (kind: string, words: string) =>
  sql`select public.add_ban(kind, value, null, 'A test of bans.') from public.extract_identifiers(${words}) where kind = ${kind}`;
const lift = (kind: string, words: string) =>
  sql`update public.bans set lifted_at = now() where (kind, value) in
    (select kind, value from public.extract_identifiers(${words}) where kind = ${kind})`;

const contact = (fields: object) => ({ contact: { name: 'Ada', email: createAddress('ada'), ...fields } });
const getBanDays = async (id: string) =>
  (
    await sql<{ days: number | null }[]>`
      select round(extract(epoch from banned_until - now()) / 86400)::int as days from auth.users where id = ${id}`
  )[0]?.days;
const listMailsTo = async (recipient: string) =>
  (
    await sql<{ kind: string }[]>`select kind from public.outbox where recipient = ${recipient} order by id`
  ).map(({ kind }) => kind);

/** Returns a domain that no other test bans. */
const createDomain = () => `${crypto.randomUUID()}.example`;

describe('bans of accounts', () => {
  test('a phone number stays banned until the ban is lifted from every account with it', async () => {
    const phone = `+1 503 ${Math.floor(Math.random() * 900 + 100)} ${Math.floor(Math.random() * 9000 + 1000)}`;
    const [first, second] = [await createEmployer(), await createEmployer()];
    for (const person of [first, second]) await insertJob(person, contact({ phone })).throwOnError();
    await decide(first.user.id, 'ban', ['phone']);
    await decide(second.user.id, 'ban', ['phone']);
    await decide(second.user.id, 'lift');
    const third = await createEmployer();
    expect((await insertJob(third, contact({ phone }))).error).not.toBeNull();
    await decide(first.user.id, 'lift');
    await insertJob(third, contact({ phone })).throwOnError();
  });

  test('a ban ends the sessions, closes the jobs, warns the applicants and blocks the address', async () => {
    const employer = await createEmployerWithJob();
    const applications = await createApplications(employer.jobId, 2);
    await decide(employer.id, 'ban');
    expect((await employer.client.rpc('account_contents')).error?.message).toBe('SESSION_ENDED');
    expect(await getJobStatus(employer.jobId)).toBe('closed');
    await sendDueClosingEmails();
    for (const { email } of applications) expect(await listMailsTo(email)).toContain('job-removed');
    const [{ email = '' } = {}] = await sql<{ email: string }[]>`
      select email from auth.users where id = ${employer.id}`;
    expect(await listMailsTo(email)).toEqual(['case-decided']);
    // The ban is permanent and also covers other spellings of the address.
    expect(await getBanDays(employer.id)).toBeGreaterThan(30_000);
    await sql`delete from auth.users where id = ${employer.id}`;
    const signedUp = await anonClient().auth.signUp({ email, password: 'correct horse battery' });
    expect(signedUp.error).not.toBeNull();
    const otherSpelling = email.replace('@', '+again@');
    expect(
      (await anonClient().auth.signUp({ email: otherSpelling, password: 'correct horse battery' })).error,
    ).not.toBeNull();
  });

  test('a suspension lasts 30 days and bans only the account', async () => {
    const { user } = await createEmployer();
    await decide(user.id, 'suspend');
    expect(await getBanDays(user.id)).toBe(30);
    const kinds = await sql<{ kind: string }[]>`select kind from public.bans where account_id = ${user.id}`;
    expect(kinds.map(({ kind }) => kind)).toEqual(['account']);
  });

  test('lifting a ban restores the account and its address', async () => {
    const person = await createEmployer();
    await decide(person.user.id, 'ban', ['address']);
    await decide(person.user.id, 'lift');
    expect(await getBanDays(person.user.id)).toBeNull();
    const { error } = await person.client.auth.signInWithPassword({
      email: person.email,
      password: person.password,
    });
    expect(error).toBeNull();
    expect((await insertJob(person)).error).toBeNull();
    const events = await sql<{ action: string }[]>`
      select action from public.audit_events where subject_id = ${person.user.id} and action <> 'case opened' order by id`;
    expect(events.map(({ action }) => action)).toEqual(['ban', 'lift']);
  });

  test('lifting a warning keeps the job texts of a banned account blocked', async () => {
    const person = await createEmployer();
    const { data } = await insertJob(person).throwOnError();
    const isTextBlocked = async () =>
      (await sql`select from public.removed_texts where job_id = ${data?.id ?? ''}`).length === 1;
    await decide(person.user.id, 'ban');
    const [warning] = await sql<{ id: string }[]>`
      select public.decide_account(${person.user.id}, 'warn', 'Applicants were asked for money.') as id`;
    const [appealCase] = await sql<{ id: string }[]>`
      select public.open_case('account', ${person.user.id}, ${person.user.id}, '[{"rule": "an appeal", "weight": 50, "source": "appeal"}]') as id`;
    await sql`update public.decisions set appeal_case_id = ${appealCase?.id ?? ''}, appealed_at = now(), appeal_words = 'No.'
      where id = ${warning?.id ?? ''}`;
    await sql`select public.decide_case(${appealCase?.id ?? ''}, 'lift', 'It was somebody else.')`;
    expect([await getBanDays(person.user.id), await isTextBlocked()]).toEqual([expect.any(Number), true]);
    await decide(person.user.id, 'lift');
    expect(await isTextBlocked()).toBe(false);
  });

  test('a suspension hides the talent profile, and a warning only sends an email', async () => {
    const seeker = await signUp('job_seeker');
    await secretClient()
      .from('job_seeker_profiles')
      .insert(talent(seeker.user.id, { is_visible: true }) as never)
      .throwOnError();
    const isVisible = async () =>
      (
        await sql<{ is_visible: boolean }[]>`
          select is_visible from public.job_seeker_profiles where user_id = ${seeker.user.id}`
      )[0]?.is_visible;
    await decide(seeker.user.id, 'warn');
    expect([await isVisible(), await getBanDays(seeker.user.id)]).toEqual([true, null]);
    expect(await listMailsTo(seeker.email)).toContain('case-decided');
    await decide(seeker.user.id, 'suspend');
    expect(await isVisible()).toBe(false);
  });

  test('an admin’s account cannot be banned', async () => {
    const { user } = await createEmployer();
    await sql`insert into public.admins (user_id) values (${user.id})`;
    await expect(decide(user.id, 'ban')).rejects.toThrow('IS_ADMIN');
  });
});

describe('bans of identifiers', () => {
  test('a posting with a banned address, phone number or domain is rejected in every spelling', async () => {
    const person = await createEmployer();
    const address = createAddress('mule');
    const domain = createDomain();
    const number = `(303) ${String(Date.now()).slice(-7, -4)}-${String(Date.now()).slice(-4)}`;
    await addBan('address', address);
    await addBan('phone', number);
    await sql`select public.ban_domain(${domain}, 'A test of bans.')`;
    const banned = [
      contact({ email: address.toUpperCase().replace('@', '+Jobs@') }),
      contact({ phone: number.replace(/\D/g, '') }),
      { description: `Bake bread. Call +1 ${number.replace(/\D/g, '.')} today.` },
      { description: `Write to ${address}, please.` },
      contact({ email: `hr@mail.${domain}` }),
      { application_url: `https://jobs.${domain}/apply` },
    ];
    for (const fields of banned) expect((await insertJob(person, fields)).error?.message).toBe('BANNED');
    const allowed = [
      contact({ email: `x${address}` }),
      contact({ phone: '(303) 555-0100' }),
      { application_url: `https://not-${domain}/apply` },
    ];
    const posted = await Promise.all(
      allowed.map((fields, index) => insertJob(person, { title: `Baker ${'abc'[index]}`, ...fields })),
    );
    expect(posted.map(({ error }) => error)).toEqual([null, null, null]);
    // An edit can't add a banned identifier. Closing is always possible.
    const id = posted[0]?.data?.id ?? '';
    const edited = await person.client
      .from('jobs')
      .update({ description: `Write to ${address}.` })
      .eq('id', id);
    expect(edited.error && toPostingError(edited.error)?.message).toContain('closed an account');
    await addBan('address', person.email);
    expect((await insertJob(person)).error?.message).toBe('BANNED');
    expect((await person.client.from('jobs').update({ status: 'closed' }).eq('id', id)).error).toBeNull();
    await lift('address', person.email);
  });

  test('banning a domain bans its accounts and blocks new ones', async () => {
    const domain = createDomain();
    const { user } = await createEmployer();
    await sql`update auth.users set email = ${`ada@mail.${domain}`} where id = ${user.id}`;
    const [row] = await sql<{ banned: number }[]>`
      select public.ban_domain(${domain}, 'All of them are scams.') as banned`;
    expect(row?.banned).toBe(1);
    expect(await getBanDays(user.id)).toBeGreaterThan(30_000);
    const credentials = { email: `bob@${domain}`, password: 'correct horse battery' };
    expect((await anonClient().auth.signUp(credentials)).error).not.toBeNull();
    const { user: other } = await createEmployer();
    await expect(
      sql`update auth.users set email = ${credentials.email} where id = ${other.id}`,
    ).rejects.toThrow('BANNED');
  });

  test('a domain that unrelated people share cannot be banned', async () => {
    await expect(sql`select public.ban_domain('Gmail.com', 'Too many.')`).rejects.toThrow('SHARED_DOMAIN');
    await expect(sql`select public.ban_domain('no domain', 'Too many.')`).rejects.toThrow('INVALID_DOMAIN');
  });

  test('an application with a banned address or browser is rejected', async () => {
    const openJob = await createJob();
    const browser = newGuest();
    const email = createAddress('banned');
    await addBan('address', email);
    await sql`select public.add_ban('browser', public.sha256_hex(${browser.browserKey}), null, 'A test of bans.')`;
    expect(await submitAndGetOutcome(await buildApplication(openJob, { email }))).toContain(
      'closed an account',
    );
    expect(await submitAndGetOutcome(await buildApplication(openJob), browser)).toContain(
      'closed an account',
    );
    expect(await submitAndGetOutcome(await buildApplication(openJob))).toBe('received');
  });

  test('a message with a banned domain to a talent or an applicant is rejected', async () => {
    const employer = await createEmployerWithJob();
    const [application] = await createApplications(employer.jobId, 1);
    const seeker = await signUp('job_seeker');
    const talentId = crypto.randomUUID();
    await secretClient()
      .from('job_seeker_profiles')
      .insert(talent(seeker.user.id, { id: talentId }) as never)
      .throwOnError();
    const domain = createDomain();
    await sql`select public.ban_domain(${domain}, 'A test of bans.')`;
    const requestContact = (message: string) =>
      employer.client.rpc('request_contact', { talent_id: talentId, message });
    const reply = (body: string) =>
      employer.client.rpc('reply_to_applications', {
        job_id: employer.jobId,
        application_ids: [application?.id ?? ''],
        kind: 'message',
        subject: 'A question',
        body,
      });
    expect((await requestContact(`See www.${domain}`)).error?.message).toBe('BANNED');
    expect((await reply(`Fill in https://${domain}/form`)).error?.message).toBe('BANNED');
    expect((await requestContact('May we call you?')).error).toBeNull();
    expect((await reply('When can you come?')).error).toBeNull();
  });

  test('a report from a banned address is ignored, but gets the usual response', async () => {
    const { id } = await createJob();
    const report = (email: string) =>
      secretClient()
        .rpc('send_report', {
          subject_kind: 'job',
          subject_id: id,
          reason: 'scam',
          note: '',
          email,
          browser_key: crypto.randomUUID(),
          network_hash: crypto.randomUUID(),
          reporter_id: null as never,
        })
        .throwOnError();
    const email = createAddress('banned');
    await addBan('address', email);
    expect((await report(email)).data).toBe(true);
    expect(await sql`select from public.reports where subject_id = ${id}`).toHaveLength(0);
    await report(createAddress('neighbor'));
    expect(await sql`select from public.reports where subject_id = ${id}`).toHaveLength(1);
  });

  test('an account is blocked for an hour after it used a banned network, and permanently after it used a banned browser', async () => {
    const [browser, network] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await createEmployer();
    const second = await createEmployer();
    const recordFingerprints = (id: string, fingerprints: string[]) =>
      secretClient().rpc('record_fingerprints', { account_id: id, fingerprints }).throwOnError();
    await recordFingerprints(first.user.id, [`browser:${browser}`, `network:${network}`]);
    await decide(first.user.id, 'ban', ['browser', 'network']);
    const [row] = await sql<{ days: number }[]>`
      select round(extract(epoch from until - now()) / 86400)::int as days from public.bans
      where kind = 'network' and account_id = ${first.user.id}`;
    expect(row?.days).toBe(30);
    expect((await recordFingerprints(second.user.id, [`network:${network}`])).data).toBe(true);
    expect((await insertJob(second)).error?.message).toBe('BANNED');
    await sql`update public.account_fingerprints set seen_at = now() - interval '2 hours' where account_id = ${second.user.id}`;
    expect((await insertJob(second)).error).toBeNull();
    await recordFingerprints(second.user.id, [`browser:${browser}`]);
    await sql`update public.account_fingerprints set seen_at = now() - interval '2 hours' where account_id = ${second.user.id}`;
    expect((await insertJob(second)).error?.message).toBe('BANNED');
  });

  test('an expired ban has no effect', async () => {
    const address = createAddress('late');
    await sql`insert into public.bans (kind, value, reason, banned_at, until)
      select kind, value, 'A test of bans.', now() - interval '2 days', now() - interval '1 day'
      from public.extract_identifiers(${address}) where kind = 'address'`;
    expect((await secretClient().rpc('is_banned', { words: address })).data).toBe(false);
    await addBan('address', address);
    expect((await secretClient().rpc('is_banned', { words: address })).data).toBe(true);
  });
});

test('a suspension replaces permanent bans', async () => {
  const employer = await createEmployer();
  await decide(employer.user.id, 'ban');
  await decide(employer.user.id, 'suspend', ['phone']);
  expect(await getBanDays(employer.user.id)).toBe(30);
  const activeBans = await sql<{ until: Date | null }[]>`
    select until from public.bans where account_id = ${employer.user.id} and lifted_at is null`;
  expect(activeBans.length).toBeGreaterThan(0);
  expect(activeBans.filter(({ until }) => until === null)).toEqual([]);
});
