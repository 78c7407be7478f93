import { describe, expect, test } from 'vitest';
import { jobContactEmails } from '@/lib/postings/contact/emails';
import { buildApplication, submitAndGetOutcome } from '../applications/application-fixtures.ts';
import { anonClient, createAddress, type Person } from '../support/clients.ts';
import { createMark } from '../support/mark.ts';
import { sql } from '../support/sql.ts';
import { createNewEmployer, post } from './employer-fixtures.ts';

async function postWithContact(employer: Person, email: string): Promise<string> {
  const contact = { name: 'Verify at https://evil.test', email };
  return (await post(employer, { contact }).throwOnError()).data.id;
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

test('an address that a stranger enters as the contact of 120 jobs gets one email', async () => {
  const victim = createAddress('victim');
  const attacker = await createNewEmployer('Your account is locked, see https://evil.test');
  const results = await Promise.all(
    Array.from({ length: 120 }, () =>
      postWithContact(attacker, victim).catch((error: unknown) => String(error)),
    ),
  );
  const jobIds = results.filter((id) => /^[0-9a-f-]{36}$/.test(id));
  expect(jobIds).toHaveLength(10);
  for (const jobId of jobIds.slice(0, 3)) expect(await applyTo(jobId)).toBe('received');
  await attacker.client.rpc('email_my_contact', { address: victim });

  // Simulates the next week by moving the due dates back.
  await sql`update public.still_hiring set due_at = now() - interval '1 minute' where job_id = any (${jobIds})`;
  await sql`select public.send_still_hiring(500)`;
  // A parallel test may process these postings first, so their emails can come later.
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

test('emails a contact once, although the job is edited, deleted and posted again', async () => {
  const [address, otherAddress] = [createAddress('hr'), createAddress('hr')];
  const employer = await createNewEmployer();
  const jobId = await postWithContact(employer, address);
  for (const email of [otherAddress, address, otherAddress, address.toUpperCase()])
    await employer.client
      .from('jobs')
      .update({ contact: { name: 'Ada', email } })
      .eq('id', jobId);
  await employer.client.from('jobs').delete().eq('id', jobId);
  await postWithContact(employer, address);
  expect([await listEmailKinds(address), await listEmailKinds(otherAddress)]).toEqual([
    ['job-contact'],
    ['job-contact'],
  ]);
});

test('emails at most three contacts of an account a day, even in concurrent requests', async () => {
  const employer = await createNewEmployer();
  const jobId = await postWithContact(employer, employer.email);
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
  test('gets applications after it agreed; the employer gets them before', async () => {
    const hr = createAddress('hr');
    const companyName = `Corner Bakery ${createMark()}`;
    const employer = await createNewEmployer(companyName);
    const jobId = await postWithContact(employer, hr);
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
    // The consent is for one employer only, so another employer's contact gets a new request.
    await postWithContact(await createNewEmployer(), hr);
    expect((await listEmailKinds(hr)).filter((kind) => kind === 'job-contact')).toHaveLength(2);
  });

  test('gets no more emails after declining, and the employer sees that it declined', async () => {
    const hr = createAddress('hr');
    const employer = await createNewEmployer();
    const jobId = await postWithContact(employer, hr);
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

  test('can be emailed again by the employer, once a day and three times in total', async () => {
    const hr = createAddress('hr');
    const employer = await createNewEmployer();
    await postWithContact(employer, hr);
    const resend = async () => (await employer.client.rpc('email_my_contact', { address: hr })).data;
    const nextDay = () =>
      sql`with day as (delete from public.rate_limits
          where scope = 'unsolicited email' and key_hash = public.sha256_hex(public.normalize_mailbox(${hr})))
        update public.job_contacts set emailed_at = emailed_at - interval '1 day' where address = ${hr}`;
    expect(await resend()).toBe(false);
    await nextDay();
    expect(await resend()).toBe(true);
    await nextDay();
    expect(await resend()).toBe(true);
    await nextDay();
    expect(await resend()).toBe(false);
    expect(await listEmailKinds(hr)).toHaveLength(3);
    // An address that is no contact of the employer's postings gets no email.
    expect((await employer.client.rpc('email_my_contact', { address: createAddress('x') })).data).toBe(false);
  });

  test('gets no request if it is an own address of the employer, current or former', async () => {
    const employer = await createNewEmployer();
    const jobId = await postWithContact(employer, employer.email.toUpperCase());
    await sql`update auth.users set email = ${createAddress('employer')} where id = ${employer.user.id}`;
    await applyTo(jobId);
    expect(await listEmailKinds(employer.email.toUpperCase())).toEqual(['application-employer']);
  });

  test('does not change when the link is opened or the token is guessed', async () => {
    const hr = createAddress('hr');
    await postWithContact(await createNewEmployer(), hr);
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
