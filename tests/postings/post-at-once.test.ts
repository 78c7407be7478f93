import { beforeAll, describe, expect, test } from 'vitest';
import { austin } from '../policies/rows.ts';
import { type Person, secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer } from '../trust/employers.ts';
import { post } from './employer-fixtures.ts';

describe('employers', () => {
  let employers: Person[];
  beforeAll(async () => {
    employers = await Promise.all(Array.from({ length: 10 }, () => createEmployer()));
  });

  test('get 50 consecutive slugs when ten of them post 50 jobs with one title concurrently', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const results = await Promise.all(
      employers.flatMap((employer) =>
        Array.from({ length: 5 }, () => post(employer, { title: `Barista ${mark}` })),
      ),
    );
    expect(results.flatMap(({ error }) => error ?? [])).toEqual([]);
    const slugs = results.map(({ data }) => data?.slug);
    const expected = Array.from({ length: 50 }, (_, index) =>
      index === 0 ? `barista-${mark}` : `barista-${mark}-${index}`,
    );
    expect(slugs.sort()).toEqual(expected.sort());
  });

  test('cannot post jobs for another employer', async () => {
    const [employer, otherEmployer] = employers;
    if (!employer || !otherEmployer) throw new Error('unreachable');
    const { error } = await post(employer, { employer_id: otherEmployer.user.id });
    expect(error?.code).toBe('42501');
  });

  test('post one job when a form is sent eight times at once', async () => {
    const [employer, otherEmployer] = employers;
    if (!employer || !otherEmployer) throw new Error('unreachable');
    const idempotency_key = crypto.randomUUID();
    const results = await Promise.all(
      Array.from({ length: 8 }, () => post(employer, { idempotency_key, title: 'Sent eight times' })),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    expect(new Set(results.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['23505']));
    const { data: id } = await employer.client.rpc('my_posted_job', { key: idempotency_key });
    expect(id).toBe(results.find(({ data }) => data)?.data?.id);
    // Keys are per employer: another employer can use the same key, but can't find this job by it.
    expect((await otherEmployer.client.rpc('my_posted_job', { key: idempotency_key })).data).toBeNull();
    expect((await post(otherEmployer, { idempotency_key })).error).toBeNull();
  });
});

describe('a draft', () => {
  const draft = (employerId: string, key: string, title: string) => ({
    employer_id: employerId,
    idempotency_key: key,
    form: { fields: { title } },
  });

  test('is deleted when its form is posted, and not restored by a late save', async () => {
    const employer = await createEmployer();
    const draftTable = () => employer.client.from('job_drafts');
    const key = crypto.randomUUID();
    expect((await draftTable().upsert(draft(employer.user.id, key, 'Half a'))).error).toBeNull();
    expect((await draftTable().upsert(draft(employer.user.id, key, 'Half a job'))).error).toBeNull();
    expect((await draftTable().select('form')).data).toEqual([{ form: { fields: { title: 'Half a job' } } }]);
    expect((await post(employer, { idempotency_key: key })).error).toBeNull();
    expect((await draftTable().select('form')).data).toEqual([]);
    expect((await draftTable().upsert(draft(employer.user.id, key, 'Too late'))).error).toBeNull();
    expect((await draftTable().select('form')).data).toEqual([]);
    expect(
      (await draftTable().upsert(draft(employer.user.id, crypto.randomUUID(), 'Next'))).error,
    ).toBeNull();
    expect((await draftTable().select('form')).data).toHaveLength(1);
  });

  test('is deleted even if it is saved while its form is posted', async () => {
    const employer = await createEmployer();
    const keys = Array.from({ length: 12 }, () => crypto.randomUUID());
    for (const key of keys)
      await Promise.all([
        employer.client.from('job_drafts').upsert(draft(employer.user.id, key, 'Racing')),
        post(employer, { idempotency_key: key }),
      ]);
    const drafts = await sql`select from public.job_drafts where employer_id = ${employer.user.id}`;
    expect(drafts).toHaveLength(0);
  });
});

describe('the contact of a posting', () => {
  test('is readable by its employer only', async () => {
    const [employer, rival] = await Promise.all([createEmployer(), createEmployer()]);
    const { data } = await post(employer, { contact: { name: 'Ada', email: 'ada@example.com' } });
    const id = data?.id ?? '';
    const own = await employer.client.rpc('get_my_job', { job_id: id });
    expect(own.data).toMatchObject({ id, contact: { name: 'Ada', email: 'ada@example.com' } });
    expect((await rival.client.rpc('get_my_job', { job_id: id })).data).toBeNull();
  });
});

test('two companies with the same name and city are distinguished by street and date', async () => {
  const companyName = `Namesake ${crypto.randomUUID().slice(0, 8)}`;
  const [first, second] = await Promise.all([createEmployer(), createEmployer()]);
  const streets = new Map([
    [first, '1300 S Congress Ave'],
    [second, '2 Elm St'],
  ]);
  const ids: string[] = [];
  for (const [person, street] of streets) {
    await person.client
      .from('employer_profiles')
      .update({ company_name: companyName })
      .eq('user_id', person.user.id);
    const location = austin();
    const { data } = await post(person, {
      location: { ...location, address: { ...(location.address as object), street } },
    });
    ids.push(data?.id ?? '');
  }
  const { data: page } = await secretClient().rpc('get_job_page', { job_id: ids[0] ?? '' });
  expect(page).toMatchObject({ hasNamesake: true, since: expect.any(String) });
  const { data: places } = await first.client
    .from('jobs')
    .select('state_slug, city_slug')
    .eq('id', ids[0] ?? '')
    .single();
  const { data: listing } = await secretClient().rpc('get_employer_page', {
    company: companyName,
    state: places?.state_slug ?? '',
    city: places?.city_slug ?? '',
  });
  const { companies } = listing as { companies: { street: string; since: string }[] };
  expect(companies.map(({ street }) => street).sort()).toEqual(['1300 S Congress Ave', '2 Elm St']);
  expect(companies.every(({ since }) => !Number.isNaN(Date.parse(since)))).toBe(true);
});
