import { describe, expect, test } from 'vitest';
import { postingError } from '@/lib/postings/posting-error';
import { givenApplications, givenHirer, writeClosingEmails } from '../applications/applicants-given.ts';
import { apply, givenApplication, givenJob, newBrowser } from '../applications/given.ts';
import { denver, job, talent } from '../policies/rows.ts';
import { anonClient, newAddress, type Person, secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newEmployer, statusOf } from './employers.ts';

type Decision = 'warn' | 'suspend' | 'ban' | 'lift';
const decide = (accountId: string, decision: Decision, also: string[] = []) =>
  sql`select public.decide_account(${accountId}, ${decision}, 'Applicants were asked for money.', also => ${also})`;
const addBan = (kind: string, words: string) =>
  sql`select public.add_ban(kind, value, null, 'A test of bans.') from public.banned_in(${words}) where kind = ${kind}`;
const lift = (kind: string, words: string) =>
  sql`update public.bans set lifted_at = now() where (kind, value) in
    (select kind, value from public.banned_in(${words}) where kind = ${kind})`;

const post = (person: Person, fields: object = {}) =>
  person.client
    .from('jobs')
    .insert(job(person.user.id, { location: denver(), ...fields }) as never)
    .select('id')
    .single();
const contact = (fields: object) => ({ contact: { name: 'Ada', email: newAddress('ada'), ...fields } });
const bannedUntil = async (id: string) =>
  (
    await sql<{ days: number | null }[]>`
      select round(extract(epoch from banned_until - now()) / 86400)::int as days from auth.users where id = ${id}`
  )[0]?.days;
const mailsTo = async (recipient: string) =>
  (
    await sql<{ kind: string }[]>`select kind from public.outbox where recipient = ${recipient} order by id`
  ).map(({ kind }) => kind);

/** An address at a domain that no other test bans. */
const ownDomain = () => `${crypto.randomUUID()}.example`;

describe('a banned account', () => {
  test('stays out when another with the same phone is let in again', async () => {
    const phone = `+1 503 ${Math.floor(Math.random() * 900 + 100)} ${Math.floor(Math.random() * 9000 + 1000)}`;
    const [first, second] = [await newEmployer(), await newEmployer()];
    for (const each of [first, second]) await post(each, contact({ phone })).throwOnError();
    await decide(first.user.id, 'ban', ['phone']);
    await decide(second.user.id, 'ban', ['phone']);
    await decide(second.user.id, 'lift');
    const third = await newEmployer();
    expect((await post(third, contact({ phone }))).error).not.toBeNull();
    await decide(first.user.id, 'lift');
    await post(third, contact({ phone })).throwOnError();
  });

  test('is out at once, shows nothing, and is told why; its applicants are warned', async () => {
    const hirer = await givenHirer();
    const given = await givenApplications(hirer.jobId, 2);
    await decide(hirer.id, 'ban');
    expect((await hirer.client.rpc('account_contents')).error?.message).toBe('SESSION_ENDED');
    expect(await statusOf(hirer.jobId)).toBe('closed');
    await writeClosingEmails();
    for (const { email } of given) expect(await mailsTo(email)).toContain('job-removed');
    const [{ email = '' } = {}] = await sql<{ email: string }[]>`
      select email from auth.users where id = ${hirer.id}`;
    expect(await mailsTo(email)).toEqual(['case-decided']);
    // For good, and the address with it.
    expect(await bannedUntil(hirer.id)).toBeGreaterThan(30_000);
    await sql`delete from auth.users where id = ${hirer.id}`;
    const again = await anonClient().auth.signUp({ email, password: 'correct horse battery' });
    expect(again.error).not.toBeNull();
    const spelled = email.replace('@', '+again@');
    expect(
      (await anonClient().auth.signUp({ email: spelled, password: 'correct horse battery' })).error,
    ).not.toBeNull();
  });

  test('that is suspended is out for 30 days, and for its own address alone', async () => {
    const { user } = await newEmployer();
    await decide(user.id, 'suspend');
    expect(await bannedUntil(user.id)).toBe(30);
    const kinds = await sql<{ kind: string }[]>`select kind from public.bans where account_id = ${user.id}`;
    expect(kinds.map(({ kind }) => kind)).toEqual(['account']);
  });

  test('is let in again by lifting it, which takes back all that came with it', async () => {
    const person = await newEmployer();
    await decide(person.user.id, 'ban', ['address']);
    await decide(person.user.id, 'lift');
    expect(await bannedUntil(person.user.id)).toBeNull();
    const { error } = await person.client.auth.signInWithPassword({
      email: person.email,
      password: person.password,
    });
    expect(error).toBeNull();
    expect((await post(person)).error).toBeNull();
    const events = await sql<{ action: string }[]>`
      select action from public.audit_events where subject_id = ${person.user.id} and action <> 'case opened' order by id`;
    expect(events.map(({ action }) => action)).toEqual(['ban', 'lift']);
  });

  test('leaves its texts known when no more than a warning is taken back', async () => {
    const person = await newEmployer();
    const { data } = await post(person).throwOnError();
    const isKnown = async () =>
      (await sql`select from public.removed_texts where job_id = ${data?.id ?? ''}`).length === 1;
    await decide(person.user.id, 'ban');
    const [warning] = await sql<{ id: string }[]>`
      select public.decide_account(${person.user.id}, 'warn', 'Applicants were asked for money.') as id`;
    const [appealed] = await sql<{ id: string }[]>`
      select public.open_case('account', ${person.user.id}, ${person.user.id}, '[{"rule": "an appeal", "weight": 50, "source": "appeal"}]') as id`;
    await sql`update public.decisions set appeal_case_id = ${appealed?.id ?? ''}, appealed_at = now(), appeal_words = 'No.'
      where id = ${warning?.id ?? ''}`;
    await sql`select public.decide_case(${appealed?.id ?? ''}, 'lift', 'It was somebody else.')`;
    expect([await bannedUntil(person.user.id), await isKnown()]).toEqual([expect.any(Number), true]);
    await decide(person.user.id, 'lift');
    expect(await isKnown()).toBe(false);
  });

  test('hides its talent profile; a warning does nothing but tell', async () => {
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
    expect([await isVisible(), await bannedUntil(seeker.user.id)]).toEqual([true, null]);
    expect(await mailsTo(seeker.email)).toContain('case-decided');
    await decide(seeker.user.id, 'suspend');
    expect(await isVisible()).toBe(false);
  });

  test('is never one of somebody who runs the site', async () => {
    const { user } = await newEmployer();
    await sql`insert into public.operators (user_id) values (${user.id})`;
    await expect(decide(user.id, 'ban')).rejects.toThrow('IS_OPERATOR');
  });
});

describe('what is shut out', () => {
  test('posts no job by raw REST: an address in all its spellings, a number, a domain and what is part of it', async () => {
    const person = await newEmployer();
    const address = newAddress('mule');
    const domain = ownDomain();
    const number = `(303) ${String(Date.now()).slice(-7, -4)}-${String(Date.now()).slice(-4)}`;
    await addBan('address', address);
    await addBan('phone', number);
    await sql`select public.ban_domain(${domain}, 'A test of bans.')`;
    const refused = [
      contact({ email: address.toUpperCase().replace('@', '+Jobs@') }),
      contact({ phone: number.replace(/\D/g, '') }),
      { description: `Bake bread. Call +1 ${number.replace(/\D/g, '.')} today.` },
      { description: `Write to ${address}, please.` },
      contact({ email: `hr@mail.${domain}` }),
      { application_url: `https://jobs.${domain}/apply` },
    ];
    for (const fields of refused) expect((await post(person, fields)).error?.message).toBe('SHUT_OUT');
    const allowed = [
      contact({ email: `x${address}` }),
      contact({ phone: '(303) 555-0100' }),
      { application_url: `https://not-${domain}/apply` },
    ];
    const posted = await Promise.all(
      allowed.map((fields, index) => post(person, { title: `Baker ${'abc'[index]}`, ...fields })),
    );
    expect(posted.map(({ error }) => error)).toEqual([null, null, null]);
    // Nobody edits it in afterwards, and closing is always possible.
    const id = posted[0]?.data?.id ?? '';
    const edited = await person.client
      .from('jobs')
      .update({ description: `Write to ${address}.` })
      .eq('id', id);
    expect(edited.error && postingError(edited.error)?.message).toContain('closed an account');
    await addBan('address', person.email);
    expect((await post(person)).error?.message).toBe('SHUT_OUT');
    expect((await person.client.from('jobs').update({ status: 'closed' }).eq('id', id)).error).toBeNull();
    await lift('address', person.email);
  });

  test('registers nowhere at a banned domain, whose accounts are out', async () => {
    const domain = ownDomain();
    const { user } = await newEmployer();
    await sql`update auth.users set email = ${`ada@mail.${domain}`} where id = ${user.id}`;
    const [row] = await sql<{ banned: number }[]>`
      select public.ban_domain(${domain}, 'All of them are scams.') as banned`;
    expect(row?.banned).toBe(1);
    expect(await bannedUntil(user.id)).toBeGreaterThan(30_000);
    const credentials = { email: `bob@${domain}`, password: 'correct horse battery' };
    expect((await anonClient().auth.signUp(credentials)).error).not.toBeNull();
    const { user: other } = await newEmployer();
    await expect(
      sql`update auth.users set email = ${credentials.email} where id = ${other.id}`,
    ).rejects.toThrow('SHUT_OUT');
  });

  test('is no domain at which strangers have their addresses', async () => {
    await expect(sql`select public.ban_domain('Gmail.com', 'Too many.')`).rejects.toThrow('SHARED_DOMAIN');
    await expect(sql`select public.ban_domain('no domain', 'Too many.')`).rejects.toThrow('INVALID_DOMAIN');
  });

  test('applies nowhere: by address, number or browser, while all others do', async () => {
    const given = await givenJob();
    const browser = newBrowser();
    const email = newAddress('shut-out');
    await addBan('address', email);
    await sql`select public.add_ban('browser', public.sha256_hex(${browser.browserKey}), null, 'A test of bans.')`;
    expect(await apply(await givenApplication(given, { email }))).toContain('closed an account');
    expect(await apply(await givenApplication(given), browser)).toContain('closed an account');
    expect(await apply(await givenApplication(given))).toBe('received');
  });

  test('writes to no talent and no applicant', async () => {
    const hirer = await givenHirer();
    const [application] = await givenApplications(hirer.jobId, 1);
    const seeker = await signUp('job_seeker');
    const talentId = crypto.randomUUID();
    await secretClient()
      .from('job_seeker_profiles')
      .insert(talent(seeker.user.id, { id: talentId }) as never)
      .throwOnError();
    const domain = ownDomain();
    await sql`select public.ban_domain(${domain}, 'A test of bans.')`;
    const asked = (message: string) => hirer.client.rpc('ask_talent', { talent_id: talentId, message });
    const answered = (body: string) =>
      hirer.client.rpc('answer_applications', {
        job_id: hirer.jobId,
        application_ids: [application?.id ?? ''],
        kind: 'message',
        subject: 'A question',
        body,
      });
    expect((await asked(`See www.${domain}`)).error?.message).toBe('SHUT_OUT');
    expect((await answered(`Fill in https://${domain}/form`)).error?.message).toBe('SHUT_OUT');
    expect((await asked('May we call you?')).error).toBeNull();
    expect((await answered('When can you come?')).error).toBeNull();
  });

  test('reports nothing, and does not learn that', async () => {
    const { id } = await givenJob();
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
    const email = newAddress('shut-out');
    await addBan('address', email);
    expect((await report(email)).data).toBe(true);
    expect(await sql`select from public.reports where subject_id = ${id}`).toHaveLength(0);
    await report(newAddress('neighbor'));
    expect(await sql`select from public.reports where subject_id = ${id}`).toHaveLength(1);
  });

  test('is known again by browser and network: the first for as long as it is seen, the other for an hour', async () => {
    const [browser, network] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await newEmployer();
    const second = await newEmployer();
    const note = (id: string, traces: string[]) =>
      secretClient().rpc('note_traces', { account_id: id, traces }).throwOnError();
    await note(first.user.id, [`browser:${browser}`, `network:${network}`]);
    await decide(first.user.id, 'ban', ['browser', 'network']);
    const [row] = await sql<{ days: number }[]>`
      select round(extract(epoch from until - now()) / 86400)::int as days from public.bans
      where kind = 'network' and account_id = ${first.user.id}`;
    expect(row?.days).toBe(30);
    expect((await note(second.user.id, [`network:${network}`])).data).toBe(true);
    expect((await post(second)).error?.message).toBe('SHUT_OUT');
    await sql`update public.account_traces set seen_at = now() - interval '2 hours' where account_id = ${second.user.id}`;
    expect((await post(second)).error).toBeNull();
    await note(second.user.id, [`browser:${browser}`]);
    await sql`update public.account_traces set seen_at = now() - interval '2 hours' where account_id = ${second.user.id}`;
    expect((await post(second)).error?.message).toBe('SHUT_OUT');
  });

  test('ends with its time', async () => {
    const address = newAddress('late');
    await sql`insert into public.bans (kind, value, reason, banned_at, until)
      select kind, value, 'A test of bans.', now() - interval '2 days', now() - interval '1 day'
      from public.banned_in(${address}) where kind = 'address'`;
    expect((await secretClient().rpc('is_banned', { words: address })).data).toBe(false);
    await addBan('address', address);
    expect((await secretClient().rpc('is_banned', { words: address })).data).toBe(true);
  });
});

test('a suspension takes the place of a ban, so that nothing of it outlasts the suspension', async () => {
  const employer = await newEmployer();
  await decide(employer.user.id, 'ban');
  await decide(employer.user.id, 'suspend', ['phone']);
  expect(await bannedUntil(employer.user.id)).toBe(30);
  const standing = await sql<{ until: Date | null }[]>`
    select until from public.bans where account_id = ${employer.user.id} and lifted_at is null`;
  expect(standing.length).toBeGreaterThan(0);
  expect(standing.filter(({ until }) => until === null)).toEqual([]);
});
