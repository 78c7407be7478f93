import { beforeAll, describe, expect, test } from 'vitest';
import { exportAccount, exportGuest, findPeople, readAccount } from '@/lib/operator/people';
import { decisionMails } from '@/lib/trust/mails';
import { givenApplications, givenHirer } from '../applications/applicants-given.ts';
import { denver, job, talent } from '../policies/rows.ts';
import { anonClient, newAddress, type Person, secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newEmployer, statusOf } from './employers.ts';

let operator: Person;
beforeAll(async () => {
  operator = await signUp('employer');
  await sql`insert into public.operators (user_id, role) values (${operator.user.id}, 'administrator')`;
});

const post = async (person: Person, title: string) => {
  const { data } = await person.client
    .from('jobs')
    .insert(job(person.user.id, { title, location: denver() }) as never)
    .select('id, slug')
    .single()
    .throwOnError();
  return data as { id: string; slug: string };
};
const eventsOf = async (id: string) =>
  (
    await sql<{ action: string }[]>`
      select action from public.audit_events where subject_id = ${id} and actor_id = ${operator.user.id} order by id`
  ).map(({ action }) => action);
/** A word that nobody else is called by. */
const ownWord = () => `q${crypto.randomUUID().replaceAll('-', '')}`;

describe('a search', () => {
  test('finds a company, its owner and its jobs by any part of name, address, slug or id', async () => {
    const word = ownWord();
    const employer = await newEmployer({ company_name: `The ${word} Bakery` });
    const posted = await post(employer, `Baker ${word.slice(0, 20)}`);
    const parts = [word.slice(3, 15).toUpperCase(), employer.email.slice(5, 30), employer.user.id, posted.id];
    for (const part of parts) {
      const { people } = await findPeople(part, operator.user.id);
      expect(
        people.map(({ id }) => id),
        part,
      ).toContain(employer.user.id);
    }
    for (const part of [word.slice(3, 15), posted.slug, posted.id]) {
      const { jobs } = await findPeople(part, operator.user.id);
      expect(
        jobs.map(({ id }) => id),
        part,
      ).toContain(posted.id);
    }
  });

  test('finds a talent, and follows changes of name and address', async () => {
    const [word, later] = [ownWord(), ownWord()];
    const seeker = await signUp('job_seeker');
    await secretClient()
      .from('job_seeker_profiles')
      .insert(talent(seeker.user.id, { full_name: `Ann ${word}` }) as never)
      .throwOnError();
    const found = async (part: string) => (await findPeople(part, operator.user.id)).people.length;
    expect(await found(word)).toBe(1);
    await sql`update public.job_seeker_profiles set full_name = ${`Ann ${later}`} where user_id = ${seeker.user.id}`;
    expect([await found(word), await found(later)]).toEqual([0, 1]);
    await sql`update auth.users set email = ${`${word}@example.com`} where id = ${seeker.user.id}`;
    expect(await found(`${word}@`)).toBe(1);
    await sql`delete from public.job_seeker_profiles where user_id = ${seeker.user.id}`;
    expect(await found(later)).toBe(0);
  });

  test('is in the audit with whom it found, not with what was typed', async () => {
    const word = ownWord();
    const employer = await newEmployer({ company_name: `The ${word} Bakery` });
    await findPeople(word, operator.user.id);
    const [event] = await sql<{ details: object }[]>`
      select details from public.audit_events where action = 'searched' and actor_id = ${operator.user.id}
      order by id desc limit 1`;
    expect(event?.details).toEqual({ found: [employer.user.id] });
  });

  test('takes signs for themselves, and finds nothing by less than three letters', async () => {
    expect(await findPeople('%%%', operator.user.id)).toEqual({ people: [], jobs: [] });
    expect(await findPeople('a_', operator.user.id)).toEqual({ people: [], jobs: [] });
    await newEmployer();
    expect((await findPeople('example.com', operator.user.id)).people.length).toBeGreaterThan(0);
  });

  test('asks an index for slugs, among however many', async () => {
    await sql.begin(async (one) => {
      await one`set local enable_seqscan = off`;
      await one`set local enable_indexscan = off`;
      await one`set local enable_indexonlyscan = off`;
      const plan = await one`explain select slug from public.job_slugs where slug like '%bakery%' limit 300`;
      expect(JSON.stringify(plan)).toContain('job_slugs_part');
    });
  });
});

test('an account’s page has its jobs, decisions and bans, and whoever looks is in the audit', async () => {
  const employer = await newEmployer();
  const posted = await post(employer, 'Baker');
  await sql`select public.decide_account(${employer.user.id}, 'warn', 'Please pay what you promise.', ${operator.user.id})`;
  await sql`select public.decide_account(${employer.user.id}, 'suspend', 'You did it again.', ${operator.user.id}, also => '{phone}')`;
  const account = await readAccount(employer.user.id, operator.user.id);
  expect(account).toMatchObject({ email: employer.email, isOperator: false, jobCount: 1 });
  expect(account?.jobs.map(({ id, status }) => [id, status])).toEqual([[posted.id, 'closed']]);
  expect(account?.decisions.map(({ decision, by }) => [decision, by])).toEqual([
    ['suspend', operator.email],
    ['warn', operator.email],
  ]);
  expect(account?.bans.map(({ kind }) => kind)).toContain('account');
  expect(account?.traits).toContainEqual({ kind: 'address', shown: employer.email });
  expect(await eventsOf(employer.user.id)).toEqual(['warn', 'suspend', 'looked']);
  expect(await readAccount(crypto.randomUUID(), operator.user.id)).toBeNull();
  expect(await readAccount('no id', operator.user.id)).toBeNull();
});

test('an account’s domain is none of what it would come back with where an operator has an address', async () => {
  const [host, { user }, other] = [
    `${crypto.randomUUID()}.example`,
    await newEmployer(),
    await newEmployer(),
  ];
  const isOffered = async () =>
    (await readAccount(user.id, operator.user.id))?.traits.some(({ kind }) => kind === 'domain');
  await sql`update auth.users set email = ${`ada@${host}`} where id = ${user.id}`;
  expect(await isOffered()).toBe(true);
  await sql`update auth.users set email = ${`bob@mail.${host}`} where id = ${other.user.id}`;
  expect(await isOffered()).toBe(true);
  await sql`insert into public.operators (user_id) values (${other.user.id})`;
  expect(await isOffered()).toBe(false);
});

test('a job is taken down and shown again, each with a reason that is mailed', async () => {
  const employer = await newEmployer();
  const posted = await post(employer, 'Baker');
  const decide = (decision: string) =>
    secretClient()
      .rpc('decide_job', {
        job_id: posted.id,
        decision,
        reason: 'We looked at it.',
        decided_by: operator.user.id,
      })
      .throwOnError();
  await decide('remove');
  expect(await statusOf(posted.id)).toBe('held');
  await decide('approve');
  expect(await statusOf(posted.id)).toBe('open');
  const mails =
    await sql`select from public.outbox where recipient = ${employer.email} and kind = 'case-decided'`;
  expect(mails).toHaveLength(2);
});

describe('a privacy request', () => {
  test('is answered with what the owner would get, and that is noted', async () => {
    const employer = await newEmployer();
    await post(employer, 'Baker');
    const { data: own } = await employer.client.rpc('own_data').throwOnError();
    const asked = (await exportAccount(employer.user.id, operator.user.id)) as Record<string, unknown>;
    expect(Object.keys(asked).sort()).toEqual(Object.keys(own as object).sort());
    expect(asked.account).toMatchObject({ email: employer.email });
    expect(asked.jobs).toHaveLength(1);
    expect(await eventsOf(employer.user.id)).toEqual(['data exported']);
    expect(await exportAccount(crypto.randomUUID(), operator.user.id)).toBeNull();
  });

  test('erases the account with what it sent, once its address is typed; a ban stays', async () => {
    const hirer = await givenHirer();
    const seeker = await signUp('job_seeker');
    const [application] = await givenApplications(hirer.jobId, 1, { applicant_id: seeker.user.id });
    await sql`select public.decide_account(${seeker.user.id}, 'ban', 'They asked people for money.')`;
    const erase = (confirmation: string, id = seeker.user.id) =>
      secretClient().rpc('erase_account', { account_id: id, confirmation, operator_id: operator.user.id });
    expect((await erase('someone@example.com')).error?.message).toBe('NOT_CONFIRMED');
    expect((await erase(operator.email, operator.user.id)).error?.message).toBe('IS_OPERATOR');
    expect((await erase(seeker.email)).error).toBeNull();
    expect(await sql`select from auth.users where id = ${seeker.user.id}`).toHaveLength(0);
    expect(await sql`select from public.applications where id = ${application?.id ?? ''}`).toHaveLength(0);
    expect(await eventsOf(seeker.user.id)).toEqual(['account erased']);
    const again = await anonClient().auth.signUp({ email: seeker.email, password: 'correct horse battery' });
    expect(again.error).not.toBeNull();
  });
});

test('a privacy request of somebody without an account has what they sent, and erases that alone', async () => {
  const hirer = await givenHirer();
  const seeker = await signUp('job_seeker');
  const address = newAddress('guest');
  const [sent] = await givenApplications(hirer.jobId, 1, { email: address });
  const [own] = await givenApplications(hirer.jobId, 1, {
    applicant_id: seeker.user.id,
    email: seeker.email,
  });
  const shout = ` ${address.toUpperCase()} `;
  const asked = (await exportGuest(shout, operator.user.id)) as Record<string, Record<string, unknown>[]>;
  expect(asked.applications).toMatchObject([{ id: sent?.id, email: address }]);
  expect(Object.keys(asked.applications?.[0] ?? {}).filter((column) => column.endsWith('_hash'))).toEqual([]);
  expect(await exportGuest(seeker.email, operator.user.id)).toBeNull();
  const erase = async (whose: string) =>
    (
      await secretClient()
        .rpc('erase_guest', { address: whose, operator_id: operator.user.id })
        .throwOnError()
    ).data;
  expect([await erase(shout), await erase(shout), await erase(seeker.email)]).toEqual([1, 0, 0]);
  const left =
    await sql`select id from public.applications where id = any (${[sent?.id ?? '', own?.id ?? '']}::uuid[])`;
  expect(left).toEqual([{ id: own?.id }]);
});

describe('two companies', () => {
  test('become one, with jobs, applications and who may be written to, and both are told why', async () => {
    const [gone, kept] = [
      await newEmployer({ company_name: 'Old Bakery' }),
      await newEmployer({ company_name: 'New Bakery' }),
    ];
    const posted = await post(gone, 'Baker');
    await givenApplications(posted.id, 1);
    const merge = (from: string, into: string, reason = 'You asked us to.') =>
      secretClient().rpc('merge_companies', {
        from_account: from,
        into_address: into,
        reason,
        merged_by: operator.user.id,
      });
    expect((await merge(gone.user.id, gone.email)).error?.message).toBe('SAME_COMPANY');
    expect((await merge(gone.user.id, operator.email)).error?.message).toBe('NO_COMPANY');
    expect((await merge(gone.user.id, kept.email, ' ')).error?.message).toBe('REASON_MISSING');
    expect((await merge(gone.user.id, kept.email.toUpperCase())).data).toBe(1);
    const [moved] =
      await sql`select employer_id, company_name, status from public.jobs where id = ${posted.id}`;
    expect(moved).toEqual({ employer_id: kept.user.id, company_name: 'New Bakery', status: 'open' });
    expect((await kept.client.from('applications').select('id').eq('job_id', posted.id)).data).toHaveLength(
      1,
    );
    expect((await gone.client.rpc('is_employer')).data).toBe(false);
    const mails = await sql<{ recipient: string; payload: unknown }[]>`
      select recipient, payload from public.outbox where kind = 'companies-merged'
        and recipient = any (${[gone.email, kept.email]}) order by recipient = ${kept.email}`;
    const letters = await Promise.all(
      mails.map(({ payload }) => decisionMails['companies-merged']?.(payload)),
    );
    expect(letters.map((mail) => mail?.text)).toEqual([
      expect.stringContaining('Your own account stays'),
      expect.stringContaining('You asked us to.'),
    ]);
    expect(await eventsOf(gone.user.id)).toContain('companies merged');
  });

  test('are not made one by whoever owns the jobs', async () => {
    const [employer, rival] = [await newEmployer(), await newEmployer()];
    const posted = await post(employer, 'Baker');
    const given = await employer.client
      .from('jobs')
      .update({ employer_id: rival.user.id } as never)
      .eq('id', posted.id);
    expect(given.error?.code).toBe('42501');
  });
});
