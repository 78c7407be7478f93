import { describe, expect, test } from 'vitest';
import { jobContactEmails } from '@/lib/postings/contact/emails';
import { buildApplication, submitAndGetOutcome } from '../applications/application-fixtures.ts';
import { austin, company, job } from '../policies/rows.ts';
import { anonClient, createAddress, type Person, signUp } from '../support/clients.ts';
import { createMark } from '../support/mark.ts';
import { sql } from '../support/sql.ts';

async function newEmployer(companyName = `Corner Bakery ${createMark()}`): Promise<Person> {
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
  submitAndGetOutcome(await buildApplication({ id: jobId, title: 'Night Baker', contactEmail: '' }));

const listEmails = (recipient: string) =>
  sql<{ kind: string; payload: { manageToken: string; applicationId?: string } }[]>`
    select kind, payload from public.outbox where recipient = ${recipient} order by id`;
const listEmailKinds = async (recipient: string) => (await listEmails(recipient)).map(({ kind }) => kind);
const getEmailToken = async (recipient: string) =>
  (await listEmails(recipient)).at(-1)?.payload.manageToken ?? '';

const respond = async (token: string, accepts: boolean) => {
  const { data, error } = await anonClient().rpc('respond_to_job_contact', {
    manage_token: token,
    accepts_applications: accepts,
  });
  expect(error).toBeNull();
  return data;
};

test('a stranger’s address used for 120 jobs gets one request and nothing else', async () => {
  const victim = createAddress('victim');
  const attacker = await newEmployer('Your account is locked, see https://evil.test');
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => post(attacker, victim).catch((error: unknown) => String(error))),
  );
  const posted = answers.filter((id) => /^[0-9a-f-]{36}$/.test(id));
  expect(posted).toHaveLength(10);
  for (const jobId of posted.slice(0, 3)) expect(await applyTo(jobId)).toBe('received');
  await attacker.client.rpc('email_my_contact', { address: victim });

  // A week later: the due dates are moved back.
  await sql`update public.still_hiring set due_at = now() - interval '1 minute' where job_id = any (${posted})`;
  await sql`select public.send_still_hiring(500)`;
  // Another test may be processing these postings at the moment.
  const listQuestions = async () =>
    (await listEmailKinds(attacker.email)).filter((kind) => kind === 'still-hiring');
  await expect.poll(listQuestions).toHaveLength(1);
  expect(await listEmailKinds(victim)).toEqual(['job-contact']);

  const [question] = await listEmails(victim);
  const mail = await jobContactEmails['job-contact']?.(question?.payload);
  expect(mail?.subject).toBe('Should job applications come to you?');
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil|locked|Verify/);
  expect(mail?.attachments ?? []).toEqual([]);
});

test('deleting and posting again, and editing back and forth, emails no one twice', async () => {
  const [address, other] = [createAddress('hr'), createAddress('hr')];
  const employer = await newEmployer();
  const jobId = await post(employer, address);
  for (const email of [other, address, other, address.toUpperCase()])
    await employer.client
      .from('jobs')
      .update({ contact: { name: 'Ada', email } })
      .eq('id', jobId);
  await employer.client.from('jobs').delete().eq('id', jobId);
  await post(employer, address);
  expect([await listEmailKinds(address), await listEmailKinds(other)]).toEqual([
    ['job-contact'],
    ['job-contact'],
  ]);
});

test('an account can have three contacts emailed a day, also concurrently', async () => {
  const employer = await newEmployer();
  const jobId = await post(employer, employer.email);
  const addresses = Array.from({ length: 7 }, () => createAddress('shop'));
  await Promise.all(
    addresses.map((email) =>
      employer.client
        .from('jobs')
        .update({ contact: { name: 'Ada', email } })
        .eq('id', jobId),
    ),
  );
  const emails =
    await sql`select from public.outbox where kind = 'job-contact' and recipient = any (${addresses})`;
  expect(emails).toHaveLength(3);
});

describe('the contact of a posting', () => {
  test('gets applications once it agreed, and the account gets them until then', async () => {
    const hr = createAddress('hr');
    const companyName = `Corner Bakery ${createMark()}`;
    const employer = await newEmployer(companyName);
    const jobId = await post(employer, hr);
    expect((await employer.client.rpc('my_unconfirmed_contacts')).data).toEqual([
      { address: hr, state: 'pending', can_email: false },
    ]);
    await applyTo(jobId);
    expect(await listEmailKinds(employer.email)).toEqual(['application-employer']);

    expect(await respond(await getEmailToken(hr), true)).toEqual({
      companyName,
      state: 'confirmed',
    });
    await applyTo(jobId);
    expect(await listEmailKinds(hr)).toEqual(['job-contact', 'application-employer']);
    expect((await employer.client.rpc('my_unconfirmed_contacts')).data).toEqual([]);
    // Consent is given to one account only: another account's request is emailed again.
    await post(await newEmployer(), hr);
    expect((await listEmailKinds(hr)).filter((kind) => kind === 'job-contact')).toHaveLength(2);
  });

  test('gets nothing and no further request after declining, even later; its employer sees that', async () => {
    const hr = createAddress('hr');
    const employer = await newEmployer();
    const jobId = await post(employer, hr);
    const token = await getEmailToken(hr);
    await respond(token, true);
    expect(await respond(token, false)).toMatchObject({ state: 'declined' });
    await applyTo(jobId);
    await sql`update public.job_contacts set emailed_at = now() - interval '9 days' where address = ${hr}`;
    expect((await employer.client.rpc('email_my_contact', { address: hr })).data).toBe(false);
    expect(await listEmailKinds(hr)).toEqual(['job-contact']);
    expect((await employer.client.rpc('my_unconfirmed_contacts')).data).toEqual([
      { address: hr, state: 'declined', can_email: false },
    ]);
  });

  test('can be emailed again by its employer, once a day and three times in all', async () => {
    const hr = createAddress('hr');
    const employer = await newEmployer();
    await post(employer, hr);
    const resend = async () => (await employer.client.rpc('email_my_contact', { address: hr })).data;
    const nextDay = () =>
      sql`with day as (delete from public.rate_limits
          where scope = 'unasked email' and key_hash = public.sha256_hex(public.normalize_mailbox(${hr})))
        update public.job_contacts set emailed_at = emailed_at - interval '1 day' where address = ${hr}`;
    expect(await resend()).toBe(false);
    await nextDay();
    expect(await resend()).toBe(true);
    await nextDay();
    expect(await resend()).toBe(true);
    await nextDay();
    expect(await resend()).toBe(false);
    expect(await listEmailKinds(hr)).toHaveLength(3);
    // Only for contacts of the account's own postings.
    expect((await employer.client.rpc('email_my_contact', { address: createAddress('x') })).data).toBe(false);
  });

  test('needs no request if it is the account’s own address, even after a change of address', async () => {
    const employer = await newEmployer();
    const jobId = await post(employer, employer.email.toUpperCase());
    await sql`update auth.users set email = ${createAddress('employer')} where id = ${employer.user.id}`;
    await applyTo(jobId);
    expect(await listEmailKinds(employer.email.toUpperCase())).toEqual(['application-employer']);
  });

  test('is protected from guesses, and opening the link changes nothing', async () => {
    const hr = createAddress('hr');
    await post(await newEmployer(), hr);
    const token = await getEmailToken(hr);
    for (let visit = 0; visit < 3; visit += 1)
      expect((await anonClient().rpc('get_job_contact', { manage_token: token })).data).toMatchObject({
        state: 'pending',
      });
    expect(await respond('0'.repeat(64), true)).toBeNull();
    expect((await anonClient().rpc('get_job_contact', { manage_token: token })).data).toMatchObject({
      state: 'pending',
    });
  });
});
