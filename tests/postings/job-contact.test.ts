import { describe, expect, test } from 'vitest';
import { jobContactMails } from '@/lib/postings/contact/mails';
import { apply, givenApplication } from '../applications/given.ts';
import { austin, company, job } from '../policies/rows.ts';
import { anonClient, newAddress, type Person, signUp } from '../support/clients.ts';
import { newMark } from '../support/mark.ts';
import { sql } from '../support/sql.ts';

async function newEmployer(companyName = `Corner Bakery ${newMark()}`): Promise<Person> {
  const person = await signUp('employer');
  const row = company(person.user.id, { company_name: companyName, location: sql.json(austin() as never) });
  await sql`insert into public.employer_profiles ${sql(row as never)}`;
  return person;
}

async function post({ client, user }: Person, contactEmail: string): Promise<string> {
  const { data, error } = await client
    .from('jobs')
    .insert(job(user.id, { contact: { name: 'Verify at https://evil.test', email: contactEmail } }) as never)
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

const applyTo = async (jobId: string) =>
  apply(await givenApplication({ id: jobId, title: 'Night Baker', contactEmail: '' }));

const mailsTo = (recipient: string) =>
  sql<{ kind: string; payload: { manageToken: string; applicationId?: string } }[]>`
    select kind, payload from public.outbox where recipient = ${recipient} order by id`;
const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);
const tokenTo = async (recipient: string) => (await mailsTo(recipient)).at(-1)?.payload.manageToken ?? '';

const answer = async (token: string, isWanted: boolean) => {
  const { data, error } = await anonClient().rpc('answer_job_contact', {
    manage_token: token,
    is_wanted: isWanted,
  });
  expect(error).toBeNull();
  return data;
};

test('a stranger’s address that somebody posts 120 jobs with is asked once, and nothing else comes there', async () => {
  const victim = newAddress('victim');
  const attacker = await newEmployer('Your account is locked, see https://evil.test');
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => post(attacker, victim).catch((thrown: unknown) => String(thrown))),
  );
  const posted = answers.filter((id) => /^[0-9a-f-]{36}$/.test(id));
  expect(posted).toHaveLength(10);
  for (const jobId of posted.slice(0, 3)) expect(await applyTo(jobId)).toBe('received');
  await attacker.client.rpc('ask_my_contact', { address: victim });

  // A week later, as the due dates were moved back.
  await sql`update public.still_hiring set due_at = now() - interval '1 minute' where job_id = any (${posted})`;
  await sql`select public.ask_still_hiring(500)`;
  // Another test's round may have taken the postings and not be through.
  const asked = async () => (await kindsTo(attacker.email)).filter((kind) => kind === 'still-hiring');
  await expect.poll(asked).toHaveLength(1);
  expect(await kindsTo(victim)).toEqual(['job-contact']);

  const [question] = await mailsTo(victim);
  const mail = await jobContactMails['job-contact']?.(question?.payload);
  expect(mail?.subject).toBe('Should job applications come to you?');
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil|locked|Verify/);
  expect(mail?.attachments ?? []).toEqual([]);
});

test('deleting and posting again, and editing back and forth, asks nobody twice', async () => {
  const [address, other] = [newAddress('hr'), newAddress('hr')];
  const employer = await newEmployer();
  const jobId = await post(employer, address);
  for (const email of [other, address, other, address.toUpperCase()])
    await employer.client
      .from('jobs')
      .update({ contact: { name: 'Ada', email } })
      .eq('id', jobId);
  await employer.client.from('jobs').delete().eq('id', jobId);
  await post(employer, address);
  expect([await kindsTo(address), await kindsTo(other)]).toEqual([['job-contact'], ['job-contact']]);
});

test('an account has three contacts asked in a day, also when all are named at once', async () => {
  const employer = await newEmployer();
  const jobId = await post(employer, employer.email);
  const addresses = Array.from({ length: 7 }, () => newAddress('shop'));
  await Promise.all(
    addresses.map((email) =>
      employer.client
        .from('jobs')
        .update({ contact: { name: 'Ada', email } })
        .eq('id', jobId),
    ),
  );
  const asked =
    await sql`select from public.outbox where kind = 'job-contact' and recipient = any (${addresses})`;
  expect(asked).toHaveLength(3);
});

describe('the contact of a posting', () => {
  test('gets applications once it said yes, and the account until then', async () => {
    const hr = newAddress('hr');
    const companyName = `Corner Bakery ${newMark()}`;
    const employer = await newEmployer(companyName);
    const jobId = await post(employer, hr);
    expect((await employer.client.rpc('my_silent_contacts')).data).toEqual([
      { address: hr, state: 'asked', is_askable: false },
    ]);
    await applyTo(jobId);
    expect(await kindsTo(employer.email)).toEqual(['application-employer']);

    expect(await answer(await tokenTo(hr), true)).toEqual({
      companyName,
      state: 'confirmed',
    });
    await applyTo(jobId);
    expect(await kindsTo(hr)).toEqual(['job-contact', 'application-employer']);
    expect((await employer.client.rpc('my_silent_contacts')).data).toEqual([]);
    // For this account alone: somebody else who names the address asks anew.
    await post(await newEmployer(), hr);
    expect((await kindsTo(hr)).filter((kind) => kind === 'job-contact')).toHaveLength(2);
  });

  test('that says no, even later, gets nothing and is not asked again; its employer is told', async () => {
    const hr = newAddress('hr');
    const employer = await newEmployer();
    const jobId = await post(employer, hr);
    const token = await tokenTo(hr);
    await answer(token, true);
    expect(await answer(token, false)).toMatchObject({ state: 'declined' });
    await applyTo(jobId);
    await sql`update public.job_contacts set asked_at = now() - interval '9 days' where address = ${hr}`;
    expect((await employer.client.rpc('ask_my_contact', { address: hr })).data).toBe(false);
    expect(await kindsTo(hr)).toEqual(['job-contact']);
    expect((await employer.client.rpc('my_silent_contacts')).data).toEqual([
      { address: hr, state: 'declined', is_askable: false },
    ]);
  });

  test('is asked again when its employer wants that, once a day and three times in all', async () => {
    const hr = newAddress('hr');
    const employer = await newEmployer();
    await post(employer, hr);
    const askAgain = async () => (await employer.client.rpc('ask_my_contact', { address: hr })).data;
    const nextDay = () =>
      sql`with day as (delete from public.rate_limits
          where scope = 'unasked email' and key_hash = public.sha256_hex(public.mailbox_of(${hr})))
        update public.job_contacts set asked_at = asked_at - interval '1 day' where address = ${hr}`;
    expect(await askAgain()).toBe(false);
    await nextDay();
    expect(await askAgain()).toBe(true);
    await nextDay();
    expect(await askAgain()).toBe(true);
    await nextDay();
    expect(await askAgain()).toBe(false);
    expect(await kindsTo(hr)).toHaveLength(3);
    // Only of one's own postings.
    expect((await employer.client.rpc('ask_my_contact', { address: newAddress('x') })).data).toBe(false);
  });

  test('needs no question when it is the account’s own address, and stays one after a change of address', async () => {
    const employer = await newEmployer();
    const jobId = await post(employer, employer.email.toUpperCase());
    await sql`update auth.users set email = ${newAddress('employer')} where id = ${employer.user.id}`;
    await applyTo(jobId);
    expect(await kindsTo(employer.email.toUpperCase())).toEqual(['application-employer']);
  });

  test('is kept from guesses, and opening the link changes nothing', async () => {
    const hr = newAddress('hr');
    await post(await newEmployer(), hr);
    const token = await tokenTo(hr);
    for (let opening = 0; opening < 3; opening += 1)
      expect((await anonClient().rpc('find_job_contact', { manage_token: token })).data).toMatchObject({
        state: 'asked',
      });
    expect(await answer('0'.repeat(64), true)).toBeNull();
    expect((await anonClient().rpc('find_job_contact', { manage_token: token })).data).toMatchObject({
      state: 'asked',
    });
  });
});
