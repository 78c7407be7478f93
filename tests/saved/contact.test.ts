import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { toWordsError } from '@/lib/trust/words-error';
import { secretClient } from '../policies/people.ts';
import { company, talent } from '../policies/rows.ts';
import { anonClient, type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

let employer: Person;
let rival: Person;
let seeker: Person;
let talentId: string;
const allPeople: string[] = [];

beforeEach(async () => {
  [employer, rival, seeker] = await Promise.all([
    signUp('employer'),
    signUp('employer'),
    signUp('job_seeker'),
  ]);
  allPeople.push(employer.user.id, rival.user.id, seeker.user.id);
  talentId = crypto.randomUUID();
  const service = secretClient();
  const cv = `cv/1_cv_${crypto.randomUUID()}.pdf`;
  for (const { error } of [
    await service.from('employer_profiles').insert(company(employer.user.id, { company_name: 'Asking Ltd' })),
    await service.from('employer_profiles').insert(company(rival.user.id, { company_name: 'Rival Ltd' })),
    await service.from('job_seeker_profiles').insert(talent(seeker.user.id, { id: talentId })),
  ])
    if (error) throw error;
  await sql`insert into public.uploads (path, bucket, filename, extension, owner_id, verified_at)
    values (${cv}, 'applications', 'cv.pdf', 'pdf', ${seeker.user.id}, now())`;
  await sql`update public.job_seeker_profiles set cv_url = ${cv} where id = ${talentId}`;
  await employer.client.from('saved_talents').insert({ employer_id: employer.user.id, talent_id: talentId });
});

afterAll(async () => {
  await sql`delete from auth.users where id = any (${allPeople})`;
});

const requestContact = (by = employer) =>
  by.client.rpc('request_contact', { talent_id: talentId, message: 'May we call you?' });
const getSavedTalent = async (by = employer) => (await by.client.rpc('my_saved_talents')).data?.[0];
const listEmails = (recipient: string) =>
  sql`select kind, payload from public.outbox where recipient = ${recipient} order by id`;
const recreateCompany = async () => {
  await employer.client.from('employer_profiles').delete().eq('user_id', employer.user.id);
  const { error } = await secretClient()
    .from('employer_profiles')
    .insert(company(employer.user.id, { company_name: 'Asking Ltd' }));
  if (error) throw error;
};
/** The token in the first email to the talent. */
const getEmailToken = async () => (await listEmails(seeker.email))[0]?.payload.manageToken as string;
const respondByEmail = async (is_accepted: boolean) =>
  anonClient().rpc('respond_to_contact_by_email', { manage_token: await getEmailToken(), is_accepted });

test('a contact request with blocked words is rejected and not sent', async () => {
  const { error } = await employer.client.rpc('request_contact', {
    talent_id: talentId,
    message: 'You must pay a $45 training fee first.',
  });
  expect(error && toWordsError(error)?.fieldErrors).toEqual({
    message: expect.stringContaining('“you must pay a $45 training fee”'),
  });
  expect(await listEmails(seeker.email)).toEqual([]);
  expect((await requestContact()).data).toBe('asked');
});

describe('a contact request', () => {
  test('is emailed once when it is sent three times at once', async () => {
    expect(await Promise.all([requestContact(), requestContact(), requestContact()])).toMatchObject([
      { data: 'asked' },
      { data: 'asked' },
      { data: 'asked' },
    ]);
    expect(await listEmails(seeker.email)).toMatchObject([{ kind: 'contact-request' }]);
    expect(await getSavedTalent()).toMatchObject({
      request_status: 'asked',
      email: null,
      phone: null,
      has_cv: false,
    });
    expect((await employer.client.rpc('get_shared_cv', { talent_id: talentId })).data).toBeNull();
  });

  test('shares email, phone and CV with only that company after it is accepted on the site', async () => {
    await requestContact();
    await rival.client.from('saved_talents').insert({ employer_id: rival.user.id, talent_id: talentId });
    const { data } = await seeker.client.rpc('my_interested_companies');
    const request = data?.find(({ company_name }) => company_name === 'Asking Ltd');
    expect(request).toMatchObject({ status: 'asked', message: 'May we call you?' });
    const response = { request_id: request?.request_id ?? '', is_accepted: true, phone: '555 0199' };
    for (const { client } of [employer, rival])
      expect((await client.rpc('respond_to_contact', response)).data).toBeNull();
    expect((await seeker.client.rpc('respond_to_contact', response)).data).toBe('accepted');
    expect(await getSavedTalent()).toMatchObject({
      request_status: 'accepted',
      email: seeker.email,
      phone: '555 0199',
      has_cv: true,
      is_cv_scanned: false,
    });
    await sql`update public.uploads set scanned_at = now()
      from public.job_seeker_profiles as talent where talent.id = ${talentId} and path = talent.cv_url`;
    expect(await getSavedTalent()).toMatchObject({ is_cv_scanned: true });
    expect((await employer.client.rpc('get_shared_cv', { talent_id: talentId })).data).toMatch(/^cv\//);
    expect(await getSavedTalent(rival)).toMatchObject({ email: null, phone: null, request_status: null });
    expect((await rival.client.rpc('get_shared_cv', { talent_id: talentId })).data).toBeNull();
    expect(await listEmails(employer.email)).toMatchObject([{ kind: 'contact-answer' }]);
  });

  test('cannot be accepted with an invalid phone number', async () => {
    await requestContact();
    const { data } = await seeker.client.rpc('my_interested_companies');
    const response = { request_id: data?.[0]?.request_id ?? '', phone: 'call me' };
    const accepted = await seeker.client.rpc('respond_to_contact', { ...response, is_accepted: true });
    expect(accepted.error?.message).toBe('INVALID_PHONE');
    expect(await getSavedTalent()).toMatchObject({ request_status: 'asked', phone: null });
    // Declining shares nothing.
    const declined = await seeker.client.rpc('respond_to_contact', { ...response, is_accepted: false });
    expect(declined.data).toBe('declined');
  });

  test('can be accepted and then declined by its emailed link without an account', async () => {
    await requestContact();
    const manage_token = await getEmailToken();
    const visitor = anonClient();
    const found = await visitor.rpc('get_contact_request', { manage_token });
    expect(found.data).toMatchObject({ companyName: 'Asking Ltd', status: 'asked' });
    // Opening the link changes nothing (D29).
    expect(await getSavedTalent()).toMatchObject({ request_status: 'asked' });
    expect((await respondByEmail(true)).data).toBe('accepted');
    expect(await getSavedTalent()).toMatchObject({ email: seeker.email });
    expect((await respondByEmail(false)).data).toBe('declined');
    expect(await getSavedTalent()).toMatchObject({
      request_status: 'declined',
      email: null,
      phone: null,
      has_cv: false,
    });
    expect((await requestContact()).data).toBe('declined');
    const stranger = { manage_token: 'f'.repeat(64), is_accepted: true };
    expect((await visitor.rpc('respond_to_contact_by_email', stranger)).data).toBeNull();
  });

  test('requires a company and a visible talent', async () => {
    expect((await requestContact(seeker)).error?.message).toBe('EMPLOYER_PROFILE_REQUIRED');
    expect(
      (await anonClient().rpc('request_contact', { talent_id: talentId, message: 'x' })).error?.code,
    ).toBe('42501');
    await seeker.client.from('job_seeker_profiles').update({ is_visible: false }).eq('id', talentId);
    expect((await requestContact()).error?.message).toBe('TALENT_NOT_FOUND');
  });

  test('is limited to 30 a day, even after the company is recreated', async () => {
    await sql`with account as (
        insert into auth.users (id, email)
        select gen_random_uuid(), 'many-' || gen_random_uuid() || '@example.com' from generate_series(1, 30) returning id),
      profile as (
        insert into public.job_seeker_profiles (user_id, full_name, headline, location)
        select account.id, 'One of many', 'Many', location from account, public.job_seeker_profiles where job_seeker_profiles.id = ${talentId}
        returning id)
      insert into public.contact_requests (employer_id, talent_id, message, token_hash)
      select ${employer.user.id}, id, 'x', gen_random_uuid()::text from profile`;
    expect((await requestContact()).error?.message).toBe('TOO_MANY_REQUESTS');
    await recreateCompany();
    expect((await requestContact()).error?.message).toBe('TOO_MANY_REQUESTS');
  });

  test('is not sent again by a recreated company within 30 days or after a decline', async () => {
    await requestContact();
    await recreateCompany();
    expect((await requestContact()).data).toBe('asked');
    expect(await listEmails(seeker.email)).toHaveLength(1);

    await sql`update public.contacted_talents set requested_at = now() - interval '31 days' where employer_id = ${employer.user.id}`;
    expect((await requestContact()).data).toBe('asked');
    expect(await listEmails(seeker.email)).toHaveLength(2);
    const manage_token = (await listEmails(seeker.email))[1]?.payload.manageToken as string;
    await anonClient().rpc('respond_to_contact_by_email', { manage_token, is_accepted: false });
    await sql`update public.contacted_talents set requested_at = now() - interval '1 year' where employer_id = ${employer.user.id}`;
    for (let round = 0; round < 3; round++) {
      await recreateCompany();
      expect((await requestContact()).data).toBe('declined');
    }
    await employer.client
      .from('saved_talents')
      .insert({ employer_id: employer.user.id, talent_id: talentId });
    expect(await getSavedTalent()).toMatchObject({ request_status: 'declined' });
    expect(await listEmails(seeker.email)).toHaveLength(2);
  });

  test('is not sent again to a talent who declined and recreated the profile', async () => {
    await requestContact();
    await respondByEmail(false);
    await seeker.client.from('job_seeker_profiles').delete().eq('user_id', seeker.user.id);
    talentId = crypto.randomUUID();
    await secretClient()
      .from('job_seeker_profiles')
      .insert(talent(seeker.user.id, { id: talentId }));
    expect((await requestContact()).data).toBe('declined');
    expect(await listEmails(seeker.email)).toHaveLength(1);
  });

  test('requires a company with a verified address', async () => {
    await sql`update auth.users set email_confirmed_at = null where id = ${employer.user.id}`;
    expect((await requestContact()).error?.message).toBe('ADDRESS_NOT_CONFIRMED');
  });
});

describe('a saved talent', () => {
  test('who hides is listed without a profile until it is visible again', async () => {
    await requestContact();
    await respondByEmail(true);
    const setVisible = (is_visible: boolean) =>
      seeker.client.from('job_seeker_profiles').update({ is_visible }).eq('id', talentId);
    await setVisible(false);
    expect(await getSavedTalent()).toMatchObject({
      is_available: false,
      name: null,
      headline: null,
      city: null,
      email: null,
    });
    expect((await employer.client.rpc('get_shared_cv', { talent_id: talentId })).data).toBeNull();
    await setVisible(true);
    expect(await getSavedTalent()).toMatchObject({
      is_available: true,
      name: 'Ben Miller',
      email: seeker.email,
    });
  });

  test.each([
    [
      'hides from the company',
      () =>
        seeker.client
          .from('hidden_companies')
          .insert({ user_id: seeker.user.id, company_name: 'the asking, limited' }),
    ],
    [
      'deletes the profile',
      () => seeker.client.from('job_seeker_profiles').delete().eq('user_id', seeker.user.id),
    ],
  ])('who %s is removed from all data of the company', async (_action, leave) => {
    await requestContact();
    await respondByEmail(true);
    await rival.client.from('saved_talents').insert({ employer_id: rival.user.id, talent_id: talentId });
    const { error } = await leave();
    expect(error).toBeNull();
    const row = { employer_id: employer.user.id, talent_id: talentId };
    const { client } = employer;
    expect(await getSavedTalent()).toBeUndefined();
    expect((await client.from('saved_talents').select('*')).data).toEqual([]);
    expect((await client.from('saved_talents').update({ note: 'x' }).match(row).select('note')).data).toEqual(
      [],
    );
    expect((await client.from('saved_talents').delete().match(row).select('talent_id')).data).toEqual([]);
    expect((await client.from('saved_talents').insert(row)).error?.code).toBe('42501');
    expect((await client.rpc('is_talent_visible', { talent_id: talentId })).data).toBe(false);
    expect((await client.rpc('get_shared_cv', { talent_id: talentId })).data).toBeNull();
    expect((await requestContact()).error?.message).toBe('TALENT_NOT_FOUND');
    expect((await client.rpc('account_contents')).data).toMatchObject({ savedTalents: 0 });
    expect(JSON.stringify((await client.rpc('own_data')).data)).not.toContain(talentId);
    // The emailed link is invalid too, so it doesn't reveal whether the talent hides.
    const manage_token = await getEmailToken();
    expect((await anonClient().rpc('get_contact_request', { manage_token })).data).toBeNull();
  });

  test('has a note that only its author reads and writes', async () => {
    const write = (by: Person) =>
      by.client
        .from('saved_talents')
        .update({ note: 'Called on Monday' })
        .eq('talent_id', talentId)
        .select('note');
    expect((await write(rival)).data).toEqual([]);
    expect((await write(seeker)).data).toEqual([]);
    expect((await write(employer)).data).toEqual([{ note: 'Called on Monday' }]);
    expect((await seeker.client.rpc('my_interested_companies')).data).toMatchObject([
      { company_name: 'Asking Ltd' },
    ]);
    expect(JSON.stringify((await seeker.client.rpc('my_interested_companies')).data)).not.toContain('Monday');
  });

  test('is deleted with the company, like the shared data', async () => {
    await requestContact();
    await respondByEmail(true);
    await employer.client.from('employer_profiles').delete().eq('user_id', employer.user.id);
    expect((await employer.client.rpc('my_saved_talents')).data).toEqual([]);
    expect((await employer.client.rpc('get_shared_cv', { talent_id: talentId })).data).toBeNull();
    expect((await seeker.client.rpc('my_interested_companies')).data).toEqual([]);
  });
});
