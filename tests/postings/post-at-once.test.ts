import { beforeAll, describe, expect, test } from 'vitest';
import { company, job } from '../policies/rows.ts';
import { markAccountEstablished, type Person, secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

/** An employer with an untyped client, as in the policy tests. */
async function newEmployer(): Promise<Person> {
  const person = await signUp('employer');
  const { error } = await secretClient()
    .from('employer_profiles')
    .insert(company(person.user.id) as never);
  if (error) throw error;
  await markAccountEstablished(person.user.id);
  return person;
}

const post = ({ client, user }: Person, fields: Record<string, unknown>) =>
  client
    .from('jobs')
    .insert(job(user.id, fields) as never)
    .select('id, slug')
    .single();

describe('ten employers', () => {
  let employers: Person[];
  beforeAll(async () => {
    employers = await Promise.all(Array.from({ length: 10 }, newEmployer));
  });

  test('post 50 jobs with the same title concurrently: 50 slugs, none skipped, no error', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const answers = await Promise.all(
      employers.flatMap((employer) =>
        Array.from({ length: 5 }, () => post(employer, { title: `Barista ${mark}` })),
      ),
    );
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([]);
    const slugs = answers.map(({ data }) => data?.slug);
    const expected = Array.from({ length: 50 }, (_, index) =>
      index === 0 ? `barista-${mark}` : `barista-${mark}-${index}`,
    );
    expect(slugs.sort()).toEqual(expected.sort());
  });

  test('cannot post for each other', async () => {
    const [one, other] = employers;
    if (!one || !other) throw new Error('unreachable');
    const { error } = await post(one, { employer_id: other.user.id });
    expect(error?.code).toBe('42501');
  });

  test('post once per form in concurrent requests', async () => {
    const [one, other] = employers;
    if (!one || !other) throw new Error('unreachable');
    const idempotency_key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(one, { idempotency_key, title: 'Sent eight times' })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['23505']));
    const { data: id } = await one.client.rpc('my_posted_job', { key: idempotency_key });
    expect(id).toBe(answers.find(({ data }) => data)?.data?.id);
    // Keys are per employer: another one can use the same key and can't find the job by it.
    expect((await other.client.rpc('my_posted_job', { key: idempotency_key })).data).toBeNull();
    expect((await post(other, { idempotency_key })).error).toBeNull();
  });
});

describe('a draft', () => {
  const draft = (employerId: string, key: string, title: string) => ({
    employer_id: employerId,
    idempotency_key: key,
    form: { fields: { title } },
  });

  test('is deleted by posting, and a late save does not restore it', async () => {
    const employer = await newEmployer();
    const drafts = () => employer.client.from('job_drafts');
    const key = crypto.randomUUID();
    expect((await drafts().upsert(draft(employer.user.id, key, 'Half a'))).error).toBeNull();
    expect((await drafts().upsert(draft(employer.user.id, key, 'Half a job'))).error).toBeNull();
    expect((await drafts().select('form')).data).toEqual([{ form: { fields: { title: 'Half a job' } } }]);
    expect((await post(employer, { idempotency_key: key })).error).toBeNull();
    expect((await drafts().select('form')).data).toEqual([]);
    expect((await drafts().upsert(draft(employer.user.id, key, 'Too late'))).error).toBeNull();
    expect((await drafts().select('form')).data).toEqual([]);
    expect((await drafts().upsert(draft(employer.user.id, crypto.randomUUID(), 'Next'))).error).toBeNull();
    expect((await drafts().select('form')).data).toHaveLength(1);
  });

  test('that is saved while its form is posted is deleted', async () => {
    const employer = await newEmployer();
    const rounds = Array.from({ length: 12 }, () => crypto.randomUUID());
    for (const key of rounds)
      await Promise.all([
        employer.client.from('job_drafts').upsert(draft(employer.user.id, key, 'Racing')),
        post(employer, { idempotency_key: key }),
      ]);
    const left = await sql`select from public.job_drafts where employer_id = ${employer.user.id}`;
    expect(left).toHaveLength(0);
  });
});

describe('the contact of a posting', () => {
  test('is readable by its employer only', async () => {
    const [employer, rival] = await Promise.all([newEmployer(), newEmployer()]);
    const { data } = await post(employer, { contact: { name: 'Ada', email: 'ada@example.com' } });
    const id = data?.id ?? '';
    const own = await employer.client.rpc('get_my_job', { job_id: id });
    expect(own.data).toMatchObject({ id, contact: { name: 'Ada', email: 'ada@example.com' } });
    expect((await rival.client.rpc('get_my_job', { job_id: id })).data).toBeNull();
  });
});

test('two companies with one name in one city are distinguished by street and date, on the list and on the job', async () => {
  const companyName = `Namesake ${crypto.randomUUID().slice(0, 8)}`;
  const [one, other] = await Promise.all([newEmployer(), newEmployer()]);
  const streets = new Map([
    [one, '1300 S Congress Ave'],
    [other, '2 Elm St'],
  ]);
  const ids: string[] = [];
  for (const [person, street] of streets) {
    await person.client
      .from('employer_profiles')
      .update({ company_name: companyName })
      .eq('user_id', person.user.id);
    const { location } = job(person.user.id) as { location: { coordinates: object; address: object } };
    const { data } = await post(person, {
      location: { ...location, address: { ...location.address, street } },
    });
    ids.push(data?.id ?? '');
  }
  const { data: page } = await secretClient().rpc('get_job_page', { job_id: ids[0] ?? '' });
  expect(page).toMatchObject({ hasNamesake: true, since: expect.any(String) });
  const { data: places } = await one.client
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
