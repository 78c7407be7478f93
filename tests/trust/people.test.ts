import { beforeAll, describe, expect, test } from 'vitest';
import { exportAccount, exportGuest, getAccountDetails, searchPeople } from '@/lib/admin/people';
import { decisionMails } from '@/lib/trust/mails';
import { createApplications, createEmployerWithJob } from '../applications/applicant-fixtures.ts';
import { talent } from '../policies/rows.ts';
import { anonClient, createAddress, type Person, secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer, createJob, getJobStatus } from './employers.ts';

let admin: Person;
beforeAll(async () => {
  admin = await signUp('employer');
  await sql`insert into public.admins (user_id, role) values (${admin.user.id}, 'administrator')`;
});

const listAuditActions = async (id: string) =>
  (
    await sql<{ action: string }[]>`
      select action from public.audit_events where subject_id = ${id} and actor_id = ${admin.user.id} order by id`
  ).map(({ action }) => action);
/** A word that no other account or job contains. */
const createUniqueWord = () => `q${crypto.randomUUID().replaceAll('-', '')}`;

describe('searchPeople', () => {
  test('finds a company, its owner and its jobs by part of a name, address or slug, or by id', async () => {
    const word = createUniqueWord();
    const employer = await createEmployer({ company_name: `The ${word} Bakery` });
    const posted = await createJob(employer, { title: `Baker ${word.slice(0, 20)}` });
    const parts = [word.slice(3, 15).toUpperCase(), employer.email.slice(5, 30), employer.user.id, posted.id];
    for (const part of parts) {
      const { people } = await searchPeople(part, admin.user.id);
      expect(
        people.map(({ id }) => id),
        part,
      ).toContain(employer.user.id);
    }
    for (const part of [word.slice(3, 15), posted.slug, posted.id]) {
      const { jobs } = await searchPeople(part, admin.user.id);
      expect(
        jobs.map(({ id }) => id),
        part,
      ).toContain(posted.id);
    }
  });

  test('finds a talent only by the current name and address', async () => {
    const [word, later] = [createUniqueWord(), createUniqueWord()];
    const seeker = await signUp('job_seeker');
    await secretClient()
      .from('job_seeker_profiles')
      .insert(talent(seeker.user.id, { full_name: `Ann ${word}` }) as never)
      .throwOnError();
    const countFound = async (part: string) => (await searchPeople(part, admin.user.id)).people.length;
    expect(await countFound(word)).toBe(1);
    await sql`update public.job_seeker_profiles set full_name = ${`Ann ${later}`} where user_id = ${seeker.user.id}`;
    expect([await countFound(word), await countFound(later)]).toEqual([0, 1]);
    await sql`update auth.users set email = ${`${word}@example.com`} where id = ${seeker.user.id}`;
    expect(await countFound(`${word}@`)).toBe(1);
    await sql`delete from public.job_seeker_profiles where user_id = ${seeker.user.id}`;
    expect(await countFound(later)).toBe(0);
  });

  test('records the found accounts in the audit log, but not the search text', async () => {
    const word = createUniqueWord();
    const employer = await createEmployer({ company_name: `The ${word} Bakery` });
    await searchPeople(word, admin.user.id);
    const [event] = await sql<{ details: object }[]>`
      select details from public.audit_events where action = 'searched' and actor_id = ${admin.user.id}
      order by id desc limit 1`;
    expect(event?.details).toEqual({ found: [employer.user.id] });
  });

  test('escapes wildcards and requires three letters', async () => {
    expect(await searchPeople('%%%', admin.user.id)).toEqual({ people: [], jobs: [] });
    expect(await searchPeople('a_', admin.user.id)).toEqual({ people: [], jobs: [] });
    await createEmployer();
    expect((await searchPeople('example.com', admin.user.id)).people.length).toBeGreaterThan(0);
  });

  test('can use an index to search slugs', async () => {
    await sql.begin(async (transaction) => {
      await transaction`set local enable_seqscan = off`;
      await transaction`set local enable_indexscan = off`;
      await transaction`set local enable_indexonlyscan = off`;
      const plan =
        await transaction`explain select slug from public.job_slugs where slug like '%bakery%' limit 300`;
      expect(JSON.stringify(plan)).toContain('job_slugs_trigram');
    });
  });
});

test('getAccountDetails returns the jobs, decisions and bans of an account, and records the view', async () => {
  const employer = await createEmployer();
  const posted = await createJob(employer);
  await sql`select public.decide_account(${employer.user.id}, 'warn', 'Please pay what you promise.', ${admin.user.id})`;
  await sql`select public.decide_account(${employer.user.id}, 'suspend', 'You did it again.', ${admin.user.id}, identifier_kinds => '{phone}')`;
  const account = await getAccountDetails(employer.user.id, admin.user.id);
  expect(account).toMatchObject({ email: employer.email, isAdmin: false, jobCount: 1 });
  expect(account?.jobs.map(({ id, status }) => [id, status])).toEqual([[posted.id, 'closed']]);
  expect(account?.decisions.map(({ decision, by }) => [decision, by])).toEqual([
    ['suspend', admin.email],
    ['warn', admin.email],
  ]);
  expect(account?.bans.map(({ kind }) => kind)).toContain('account');
  expect(account?.identifiers).toContainEqual({ kind: 'address', shown: employer.email });
  expect(await listAuditActions(employer.user.id)).toEqual(['warn', 'suspend', 'looked']);
  expect(await getAccountDetails(crypto.randomUUID(), admin.user.id)).toBeNull();
  expect(await getAccountDetails('no id', admin.user.id)).toBeNull();
});

test('an account’s identifiers exclude its domain if an admin has an address there', async () => {
  const [host, { user }, other] = [
    `${crypto.randomUUID()}.example`,
    await createEmployer(),
    await createEmployer(),
  ];
  const hasDomain = async () =>
    (await getAccountDetails(user.id, admin.user.id))?.identifiers.some(({ kind }) => kind === 'domain');
  await sql`update auth.users set email = ${`ada@${host}`} where id = ${user.id}`;
  expect(await hasDomain()).toBe(true);
  await sql`update auth.users set email = ${`bob@mail.${host}`} where id = ${other.user.id}`;
  expect(await hasDomain()).toBe(true);
  await sql`insert into public.admins (user_id) values (${other.user.id})`;
  expect(await hasDomain()).toBe(false);
});

test('an admin takes a job down and restores it, with an email each time', async () => {
  const employer = await createEmployer();
  const posted = await createJob(employer);
  const decide = (decision: string) =>
    secretClient()
      .rpc('decide_job', {
        job_id: posted.id,
        decision,
        reason: 'We looked at it.',
        decided_by: admin.user.id,
      })
      .throwOnError();
  await decide('remove');
  expect(await getJobStatus(posted.id)).toBe('held');
  await decide('approve');
  expect(await getJobStatus(posted.id)).toBe('open');
  const mails =
    await sql`select from public.outbox where recipient = ${employer.email} and kind = 'case-decided'`;
  expect(mails).toHaveLength(2);
});

describe('a privacy request', () => {
  test('returns the same data as the owner’s download, and is recorded in the audit log', async () => {
    const employer = await createEmployer();
    await createJob(employer);
    const { data: own } = await employer.client.rpc('own_data').throwOnError();
    const exported = (await exportAccount(employer.user.id, admin.user.id)) as Record<string, unknown>;
    expect(Object.keys(exported).sort()).toEqual(Object.keys(own as object).sort());
    expect(exported.account).toMatchObject({ email: employer.email });
    expect(exported.jobs).toHaveLength(1);
    expect(await listAuditActions(employer.user.id)).toEqual(['data exported']);
    expect(await exportAccount(crypto.randomUUID(), admin.user.id)).toBeNull();
  });

  test('deletes the account with its applications if its address is typed, and keeps a ban', async () => {
    const hiringEmployer = await createEmployerWithJob();
    const seeker = await signUp('job_seeker');
    const [application] = await createApplications(hiringEmployer.jobId, 1, { applicant_id: seeker.user.id });
    await sql`select public.decide_account(${seeker.user.id}, 'ban', 'They asked people for money.')`;
    const deleteAccount = (confirmation: string, id = seeker.user.id) =>
      secretClient().rpc('delete_account_as_admin', {
        account_id: id,
        confirmation,
        admin_id: admin.user.id,
      });
    expect((await deleteAccount('someone@example.com')).error?.message).toBe('NOT_CONFIRMED');
    expect((await deleteAccount(admin.email, admin.user.id)).error?.message).toBe('IS_ADMIN');
    expect((await deleteAccount(seeker.email)).error).toBeNull();
    expect(await sql`select from auth.users where id = ${seeker.user.id}`).toHaveLength(0);
    expect(await sql`select from public.applications where id = ${application?.id ?? ''}`).toHaveLength(0);
    expect(await listAuditActions(seeker.user.id)).toEqual(['account erased']);
    const signedUp = await anonClient().auth.signUp({
      email: seeker.email,
      password: 'correct horse battery',
    });
    expect(signedUp.error).not.toBeNull();
  });
});

test('a privacy request of a guest returns and deletes only the guest’s data', async () => {
  const hiringEmployer = await createEmployerWithJob();
  const seeker = await signUp('job_seeker');
  const address = createAddress('guest');
  const [guestApplication] = await createApplications(hiringEmployer.jobId, 1, { email: address });
  const [accountApplication] = await createApplications(hiringEmployer.jobId, 1, {
    applicant_id: seeker.user.id,
    email: seeker.email,
  });
  const uppercaseAddress = ` ${address.toUpperCase()} `;
  const exported = (await exportGuest(uppercaseAddress, admin.user.id)) as Record<
    string,
    Record<string, unknown>[]
  >;
  expect(exported.applications).toMatchObject([{ id: guestApplication?.id, email: address }]);
  expect(Object.keys(exported.applications?.[0] ?? {}).filter((column) => column.endsWith('_hash'))).toEqual(
    [],
  );
  expect(await exportGuest(seeker.email, admin.user.id)).toBeNull();
  const deleteGuestData = async (email: string) =>
    (
      await secretClient()
        .rpc('delete_guest_data', { address: email, admin_id: admin.user.id })
        .throwOnError()
    ).data;
  expect([
    await deleteGuestData(uppercaseAddress),
    await deleteGuestData(uppercaseAddress),
    await deleteGuestData(seeker.email),
  ]).toEqual([1, 0, 0]);
  const remaining =
    await sql`select id from public.applications where id = any (${[guestApplication?.id ?? '', accountApplication?.id ?? '']}::uuid[])`;
  expect(remaining).toEqual([{ id: accountApplication?.id }]);
});

describe('two companies', () => {
  test('can be merged with their jobs and applications, and both owners get the reason', async () => {
    const [removed, remaining] = [
      await createEmployer({ company_name: 'Old Bakery' }),
      await createEmployer({ company_name: 'New Bakery' }),
    ];
    const posted = await createJob(removed);
    await createApplications(posted.id, 1);
    const merge = (from: string, into: string, reason = 'You asked us to.') =>
      secretClient().rpc('merge_companies', {
        from_account: from,
        into_address: into,
        reason,
        merged_by: admin.user.id,
      });
    expect((await merge(removed.user.id, removed.email)).error?.message).toBe('SAME_COMPANY');
    expect((await merge(removed.user.id, admin.email)).error?.message).toBe('NO_COMPANY');
    expect((await merge(removed.user.id, remaining.email, ' ')).error?.message).toBe('REASON_MISSING');
    expect((await merge(removed.user.id, remaining.email.toUpperCase())).data).toBe(1);
    const [moved] =
      await sql`select employer_id, company_name, status from public.jobs where id = ${posted.id}`;
    expect(moved).toEqual({ employer_id: remaining.user.id, company_name: 'New Bakery', status: 'open' });
    expect(
      (await remaining.client.from('applications').select('id').eq('job_id', posted.id)).data,
    ).toHaveLength(1);
    expect((await removed.client.rpc('is_employer')).data).toBe(false);
    const mails = await sql<{ recipient: string; payload: unknown }[]>`
      select recipient, payload from public.outbox where kind = 'companies-merged'
        and recipient = any (${[removed.email, remaining.email]}) order by recipient = ${remaining.email}`;
    const composed = await Promise.all(
      mails.map(({ payload }) => decisionMails['companies-merged']?.(payload)),
    );
    expect(composed.map((mail) => mail?.text)).toEqual([
      expect.stringContaining('Your own account stays'),
      expect.stringContaining('You asked us to.'),
    ]);
    expect(await listAuditActions(removed.user.id)).toContain('companies merged');
  });

  test('cannot be merged by an employer who assigns a job to the other company', async () => {
    const [employer, rival] = [await createEmployer(), await createEmployer()];
    const posted = await createJob(employer);
    const changed = await employer.client
      .from('jobs')
      .update({ employer_id: rival.user.id } as never)
      .eq('id', posted.id);
    expect(changed.error?.code).toBe('42501');
  });
});
