import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../support/sql.ts';
import { type Person, secretClient, signUp, visitorClient } from './people.ts';
import { company, cvPath, denver, job, type Row, talent, upload } from './rows.ts';
import { assertNoError } from './world.ts';

let employer: Person;
let rival: Person;
let newcomer: Person;
beforeAll(async () => {
  [employer, rival, newcomer] = await Promise.all([signUp(), signUp(), signUp()]);
  await assertNoError(employer.client.from('employer_profiles').insert(company(employer.id)));
  await assertNoError(
    rival.client.from('employer_profiles').insert(company(rival.id, { company_name: 'Rival' })),
  );
});

describe('a role claimed in metadata', () => {
  test('cannot post a job or save a talent', async () => {
    const { data } = await newcomer.client.auth.getUser();
    expect(data.user?.user_metadata.role).toBe('employer');
    expect((await newcomer.client.rpc('is_employer')).data).toBe(false);
    expect((await newcomer.client.from('jobs').insert(job(newcomer.id))).error?.code).toBe('42501');
    const saved = { employer_id: newcomer.id, talent_id: crypto.randomUUID() };
    expect((await newcomer.client.from('saved_talents').insert(saved)).error?.code).toBe('42501');
  });

  test('grants no rights after the account changes its own metadata', async () => {
    await assertNoError(newcomer.client.auth.updateUser({ data: { role: 'employer', is_admin: true } }));
    expect((await newcomer.client.from('jobs').insert(job(newcomer.id))).error?.code).toBe('42501');
    expect((await newcomer.client.from('outbox').select('id')).error?.code).toBe('42501');
  });
});

describe('a posted job', () => {
  test('cannot be posted for another employer', async () => {
    expect((await rival.client.from('jobs').insert(job(employer.id))).error?.code).toBe('42501');
  });

  test('gets its slug and company from the server', async () => {
    const { data } = await post({
      title: `Forger ${crypto.randomUUID()}`,
      slug: 'login',
      company_name: 'Famous Company',
      company_logo: 'https://example.com/famous.png',
    });
    expect(data?.slug).toMatch(/^forger-/);
    expect(data?.company_name).toBe('Corner Bakery');
    expect(data?.company_logo).toBeNull();
  });

  test.each([
    ['created_at', '2040-01-01T00:00:00Z'],
    ['is_demo', true],
    ['status', 'closed'],
    ['industry', 'Finance'],
    ['id', crypto.randomUUID()],
  ])('cannot set its %s', async (column, value) => {
    expect((await post({ [column]: value })).error?.code).toBe('42501');
  });

  test.each([
    ['employer_id', 'rival'],
    ['slug', 'mine'],
    ['created_at', '2040-01-01T00:00:00Z'],
    ['is_demo', true],
    ['company_name', 'Famous Company'],
    ['closed_at', '2040-01-01T00:00:00Z'],
  ])('cannot change its %s', async (column, value) => {
    const { data } = await post();
    const change = { [column]: value === 'rival' ? rival.id : value };
    const { error } = await employer.client.from('jobs').update(change).eq('id', data?.id);
    expect(error?.code).toBe('42501');
  });

  test('keeps its slug and owner even if the server changes them', async () => {
    const { data } = await post();
    const change = { slug: `other-${crypto.randomUUID()}`, employer_id: rival.id };
    await assertNoError(secretClient().from('jobs').update(change).eq('id', data?.id));
    const { data: after } = await secretClient()
      .from('jobs')
      .select('slug, employer_id')
      .eq('id', data?.id)
      .single();
    expect(after).toEqual({ slug: data?.slug, employer_id: employer.id });
  });

  test('keeps its slug when its title changes', async () => {
    const { data } = await post();
    await assertNoError(employer.client.from('jobs').update({ title: 'Another Title' }).eq('id', data?.id));
    const { data: after } = await employer.client
      .from('jobs')
      .select('slug, title')
      .eq('id', data?.id)
      .single();
    expect(after).toEqual({ slug: data?.slug, title: 'Another Title' });
  });

  test('requires a valid contact phone, but may keep an older invalid one', async () => {
    const contact = (phone: string | null) => ({ name: 'Ada', email: 'ada@example.com', phone, title: null });
    expect((await post({ contact: contact('call me') })).error?.code).toBe('23514');
    const { data } = await post({ contact: contact('(415) 555-0100') });
    await sql.begin(async (change) => {
      await change`set local session_replication_role = replica`;
      await change`update public.jobs set contact = ${change.json(contact('call me'))} where id = ${data?.id ?? ''}`;
    });
    const update = (fields: object) =>
      employer.client
        .from('jobs')
        .update(fields as never)
        .eq('id', data?.id);
    expect((await update({ status: 'closed' })).error).toBeNull();
    expect((await update({ contact: contact('ask for Ada') })).error?.code).toBe('23514');
    expect((await update({ contact: contact(null) })).error).toBeNull();
  });

  test('is open for at most 60 days, both when posted and when renewed', async () => {
    expect((await post({ expires_at: inDays(61) })).error?.code).toBe('23514');
    const { data } = await post({ expires_at: inDays(59) });
    const renew = (days: number) =>
      employer.client
        .from('jobs')
        .update({ expires_at: inDays(days) })
        .eq('id', data?.id);
    expect((await renew(61)).error?.code).toBe('23514');
    expect((await renew(60 - 1 / 24)).error).toBeNull();
    expect(
      (await employer.client.from('jobs').update({ expires_at: 'infinity' }).eq('id', data?.id)).error?.code,
    ).toBe('23514');
  });

  test('is open for 30 days by default', async () => {
    const { data } = await post();
    const days = (Date.parse(data?.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThanOrEqual(30);
  });

  test.each<[string, Row]>([
    ['without coordinates', { location: { address: denver().address } }],
    ['with coordinates in words', { location: denver({ coordinates: { lat: '39', lng: '-104' } }) }],
    ['with a latitude beyond the pole', { location: denver({ coordinates: { lat: 91, lng: 0 } }) }],
    ['with an absurd latitude', { location: denver({ coordinates: { lat: 1e300, lng: 0 } }) }],
    ['with an unknown type', { type: 'gig' }],
    ['with a minimum above the maximum', { salary: { min: 2, max: 1, currency: 'USD', period: 'hour' } }],
    ['with pay in words', { salary: { min: 'a lot', currency: 'USD', period: 'hour' } }],
    ['with negative pay', { salary: { min: -1, currency: 'USD', period: 'hour' } }],
    ['with pay in an unknown currency', { salary: { min: 1, currency: 'XXX', period: 'hour' } }],
    ['with hourly pay stated per year', { salary: { min: 19, max: 23, currency: 'USD', period: 'year' } }],
    ['with pay of next to nothing', { salary: { min: 1e-9, currency: 'USD', period: 'hour' } }],
    ['with yearly pay stated per hour', { salary: { max: 60_000, currency: 'USD', period: 'hour' } }],
    ['without a contact name', { contact: { name: ' ', email: 'ada@example.com' } }],
    ['with two contact addresses', { contact: { name: 'Ada', email: 'ada@example.com, eve@example.com' } }],
    [
      'with a line break in the address',
      { contact: { name: 'Ada', email: 'ada@example.com\nBcc: e@example.com' } },
    ],
    ['with a script for an application URL', { application_url: 'javascript:alert(1)' }],
    ['with a blank title', { title: '  ' }],
    ['with 31 tags', { tags: Array.from({ length: 31 }, (_, index) => `tag-${index}`) }],
    ['with a tag of 101 letters', { tags: ['x'.repeat(101)] }],
    ['with a benefit of 101 letters', { benefits: ['x'.repeat(101)] }],
  ])('is rejected %s', async (_case, fields) => {
    expect((await post(fields)).error?.code).toBe('23514');
  });

  test('is stored in the specified shape, even if parts arrive as JSON strings', async () => {
    const { data } = await post({
      location: JSON.stringify({
        coordinates: { lat: 39.7, lng: -104.9 },
        address: { city: ' Denver ', state: '', country: 'United States', street: ' ', planet: 'Earth' },
      }),
      salary: JSON.stringify({ min: 18, max: null, currency: 'USD', period: 'hour' }),
      contact: JSON.stringify({ name: 'Ada', email: 'ada@example.com' }),
      tags: [' Night Shift ', 'night shift', '', 'Bread'],
    });
    expect(data?.location).toEqual({
      coordinates: { lat: 39.7, lng: -104.9 },
      address: {
        city: 'Denver',
        state: 'Unknown',
        country: 'United States',
        street: null,
        zipCode: null,
        neighborhood: null,
      },
    });
    expect(data?.salary).toEqual({ min: 18, max: null, currency: 'USD', period: 'hour' });
    expect(data?.min_pay_per_hour).toBe(18);
    expect(data?.tags).toEqual(['night-shift', 'bread']);
  });

  test('is stored once when the same request arrives twice', async () => {
    const request = { idempotency_key: crypto.randomUUID() };
    const results = await Promise.all([post(request), post(request)]);
    expect(results.map(({ error }) => error?.code ?? 'stored').sort()).toEqual(['23505', 'stored']);
  });
});

describe('a profile', () => {
  test('cannot be written for another person', async () => {
    expect((await rival.client.from('employer_profiles').insert(company(newcomer.id))).error?.code).toBe(
      '42501',
    );
    expect((await rival.client.from('job_seeker_profiles').insert(talent(newcomer.id))).error?.code).toBe(
      '42501',
    );
    const transfer = rival.client
      .from('employer_profiles')
      .update({ user_id: newcomer.id })
      .eq('user_id', rival.id);
    expect((await transfer).error?.code).toBe('42501');
  });

  test('stores each skill once in lowercase, and does not require desired pay', async () => {
    const person = await signUp('job_seeker');
    const { data, error } = await person.client
      .from('job_seeker_profiles')
      .insert(talent(person.id, { skills: [' Bread', 'bread', '', 'Cake'], desired_salary: null }))
      .select('skills, desired_salary, is_visible')
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ skills: ['bread', 'cake'], desired_salary: null, is_visible: true });
  });

  test('accepts only its owner’s CV, and discards the previous one', async () => {
    const [seeker, secret] = [await signUp('job_seeker'), secretClient()];
    const [mine, newer, theirs, withoutOwner] = [cvPath(), cvPath(), cvPath(), cvPath()];
    await assertNoError(
      secret
        .from('uploads')
        .insert([
          upload(mine, { owner_id: seeker.id }),
          upload(newer, { owner_id: seeker.id }),
          upload(theirs, { owner_id: rival.id }),
          upload(withoutOwner, { owner_id: null }),
        ]),
    );
    const profiles = () => seeker.client.from('job_seeker_profiles');
    expect((await profiles().insert(talent(seeker.id, { cv_url: theirs }))).error?.message).toBe(
      'CV_MISSING',
    );
    expect((await profiles().insert(talent(seeker.id, { cv_url: mine }))).error).toBeNull();
    for (const path of [theirs, withoutOwner, 'cvs/1_nothing.pdf'])
      expect((await profiles().update({ cv_url: path }).eq('user_id', seeker.id)).error?.message).toBe(
        'CV_MISSING',
      );
    expect((await profiles().update({ cv_url: newer }).eq('user_id', seeker.id)).error).toBeNull();
    expect(await listUploadStates(mine, newer)).toEqual(['discarded', 'claimed']);
    await assertNoError(profiles().delete().eq('user_id', seeker.id));
    expect(await listUploadStates(newer)).toEqual(['discarded']);
  });

  test('accepts only its owner’s logo, and discards the previous one', async () => {
    const [founder, secret] = [await signUp(), secretClient()];
    const [mine, newer, theirs] = [logo(), logo(), logo()];
    await assertNoError(
      secret
        .from('uploads')
        .insert([
          upload(mine.path, { ...mine, owner_id: founder.id }),
          upload(newer.path, { ...newer, owner_id: founder.id }),
          upload(theirs.path, { ...theirs, owner_id: rival.id }),
        ]),
    );
    const companies = () => founder.client.from('employer_profiles');
    const createWithLogo = (address: string) =>
      companies().insert(company(founder.id, { company_logo: address }));
    const foreignUrls = [
      'https://example.com/logo.png',
      `https://example.com/${mine.path}`,
      'data:,',
      theirs.public_url,
    ];
    for (const address of foreignUrls)
      expect((await createWithLogo(address)).error?.message).toBe('LOGO_MISSING');
    expect((await createWithLogo(mine.public_url)).error).toBeNull();
    for (const address of foreignUrls)
      expect(
        (await companies().update({ company_logo: address }).eq('user_id', founder.id)).error?.message,
      ).toBe('LOGO_MISSING');
    expect(
      (await companies().update({ company_logo: newer.public_url }).eq('user_id', founder.id)).error,
    ).toBeNull();
    expect(await listUploadStates(mine.path, newer.path)).toEqual(['discarded', 'claimed']);
    await assertNoError(companies().delete().eq('user_id', founder.id));
    expect(await listUploadStates(newer.path)).toEqual(['discarded']);
  });

  test('gives a new logo to its open and ended jobs', async () => {
    const [founder, secret] = [await signUp(), secretClient()];
    const [first, second] = [logo(), logo()];
    await assertNoError(
      secret
        .from('uploads')
        .insert([first, second].map((file) => upload(file.path, { ...file, owner_id: founder.id }))),
    );
    const companies = () => founder.client.from('employer_profiles');
    await assertNoError(companies().insert(company(founder.id, { company_logo: first.public_url })));
    await assertNoError(founder.client.from('jobs').insert([job(founder.id), job(founder.id)]));
    const jobs = () => founder.client.from('jobs').select('id, company_logo').eq('employer_id', founder.id);
    const [ended] = (await jobs()).data ?? [];
    await assertNoError(founder.client.from('jobs').update({ status: 'closed' }).eq('id', ended?.id));
    const logos = async () => (await jobs()).data?.map(({ company_logo }) => company_logo);
    expect(await logos()).toEqual([first.public_url, first.public_url]);
    await assertNoError(companies().update({ company_logo: second.public_url }).eq('user_id', founder.id));
    expect(await logos()).toEqual([second.public_url, second.public_url]);
    await assertNoError(companies().update({ company_logo: null }).eq('user_id', founder.id));
    expect(await logos()).toEqual([null, null]);
  });

  test('cannot be saved while it is hidden', async () => {
    const seeker = await signUp('job_seeker');
    const { data } = await seeker.client
      .from('job_seeker_profiles')
      .insert(talent(seeker.id, { is_visible: false }))
      .select('id')
      .single();
    const saved = { employer_id: employer.id, talent_id: data?.id };
    expect((await employer.client.from('saved_talents').insert(saved)).error?.code).toBe('42501');
    await assertNoError(
      seeker.client.from('job_seeker_profiles').update({ is_visible: true }).eq('user_id', seeker.id),
    );
    expect((await employer.client.from('saved_talents').insert(saved)).error).toBeNull();
  });
});

describe('errors', () => {
  test('have the codes 23505, 23514, 42501 and PGRST116 of hosted projects', async () => {
    const companies = () => employer.client.from('employer_profiles');
    expect((await companies().insert(company(employer.id))).error?.code).toBe('23505');
    const industry = companies().update({ industry: 'Magic' }).eq('user_id', employer.id);
    expect((await industry).error?.code).toBe('23514');
    expect((await visitorClient().from('employer_profiles').select('id')).error?.code).toBe('42501');
    expect((await companies().select('id').eq('user_id', rival.id).single()).error?.code).toBe('PGRST116');
  });
});

const post = (fields: Row = {}) =>
  employer.client
    .from('jobs')
    .insert(job(employer.id, fields))
    .select(
      'id, slug, title, company_name, company_logo, expires_at, location, salary, tags, min_pay_per_hour',
    )
    .single();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Registers a logo as the upload does. */
function logo() {
  const path = `logos/${Date.now()}_${crypto.randomUUID()}.webp`;
  return { path, bucket: 'companies', extension: 'webp', public_url: `https://files.example/${path}` };
}

async function listUploadStates(...paths: string[]): Promise<string[]> {
  const { data } = await assertNoError(
    secretClient().from('uploads').select('path, claimed_at, discarded_at').in('path', paths),
  );
  return paths.map((path) => {
    const file = data?.find((row) => row.path === path);
    return file?.discarded_at ? 'discarded' : file?.claimed_at ? 'claimed' : 'free';
  });
}
