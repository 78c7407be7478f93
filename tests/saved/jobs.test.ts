import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretClient } from '../policies/people.ts';
import { application, company, cvPath, job, upload } from '../policies/rows.ts';
import { anonClient, type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

let employer: Person;
let seeker: Person;
const allPeople: string[] = [];

async function newSeeker(): Promise<Person> {
  const person = await signUp('job_seeker');
  allPeople.push(person.user.id);
  return person;
}

async function postJob(overrides: Record<string, unknown> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await secretClient()
    .from('jobs')
    .insert(job(employer.user.id, { id, ...overrides }));
  if (error) throw error;
  return id;
}

beforeAll(async () => {
  employer = await signUp('employer');
  allPeople.push(employer.user.id);
  const { error } = await secretClient().from('employer_profiles').insert(company(employer.user.id));
  if (error) throw error;
  seeker = await newSeeker();
});

afterAll(async () => {
  await sql`delete from auth.users where id = any (${allPeople})`;
});

type SavedJobInput = {
  job_id: string;
  saved_at?: string;
  note?: string;
  noted_at?: string;
  title?: string;
  company_name?: string;
};

const save = async (by: Person, ...jobs: SavedJobInput[]) => {
  const { data, error } = await by.client.rpc('save_jobs', { jobs });
  if (error) throw error;
  return data;
};
const listSavedJobs = async (by: Person) =>
  (await by.client.from('saved_jobs').select().order('saved_at', { ascending: false })).data ?? [];
const getSavedJob = async (by: Person, jobId: string) =>
  (await listSavedJobs(by)).find(({ job_id }) => job_id === jobId);
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const time = (text: string | undefined) => new Date(text ?? '').toISOString();

describe('saving', () => {
  test('copies title and company from the job instead of the request', async () => {
    const id = await postJob();
    await save(seeker, { job_id: id, title: 'Forged', company_name: 'Forged' });
    expect(await getSavedJob(seeker, id)).toMatchObject({
      title: 'Night Baker',
      company_name: 'Corner Bakery',
      note: null,
    });
  });

  test('replaces a future time with the current time', async () => {
    const id = await postJob();
    await save(seeker, { job_id: id, saved_at: '2999-01-01T00:00:00Z' });
    expect(Date.parse((await getSavedJob(seeker, id))?.saved_at ?? '')).toBeLessThanOrEqual(
      Date.now() + 1000,
    );
  });

  test('uses the browser’s title for a deleted job, and skips a job without a title', async () => {
    const [deleted, nameless] = [crypto.randomUUID(), crypto.randomUUID()];
    await save(seeker, { job_id: deleted, title: ' Old Job ', company_name: 'Old Co' }, { job_id: nameless });
    expect(await getSavedJob(seeker, deleted)).toMatchObject({ title: 'Old Job', company_name: 'Old Co' });
    expect(await getSavedJob(seeker, nameless)).toBeUndefined();
  });

  test('keeps the job’s title after the job is deleted', async () => {
    const id = await postJob({ title: 'Short Lived' });
    await save(seeker, { job_id: id });
    await sql`delete from public.jobs where id = ${id}`;
    expect(await getSavedJob(seeker, id)).toMatchObject({ title: 'Short Lived' });
    expect((await seeker.client.rpc('list_saved_jobs', { job_ids: [id] })).data).toEqual([]);
  });

  test('rejects invalid lists and lists over the limit', async () => {
    for (const jobs of [null, {}, 'x', Array.from({ length: 1001 }, () => ({ job_id: crypto.randomUUID() }))])
      expect((await seeker.client.rpc('save_jobs', { jobs })).error?.code).toMatch(/^PT400|23502|PGRST202/);
  });
});

describe('saved jobs from two devices', () => {
  test('are merged to the earliest time and both notes, in any order', async () => {
    const id = await postJob();
    const phone = { job_id: id, saved_at: day(3), note: 'Ask about Sundays', noted_at: day(5) };
    const laptop = { job_id: id, saved_at: day(2), note: 'Called on Monday', noted_at: day(4) };
    for (const order of [
      [phone, laptop],
      [laptop, phone],
    ]) {
      const person = await newSeeker();
      for (const device of order) await save(person, device);
      const row = await getSavedJob(person, id);
      expect(time(row?.saved_at)).toBe(day(2));
      expect(row?.note).toBe('Called on Monday\n\nAsk about Sundays');
      expect(time(row?.noted_at ?? '')).toBe(day(5));
    }
  });

  test('are not changed when the devices send them again', async () => {
    const person = await newSeeker();
    const [firstId, secondId] = await Promise.all([postJob(), postJob()]);
    const phone = [
      { job_id: firstId, saved_at: day(3), note: 'Ask about Sundays', noted_at: day(3) },
      { job_id: secondId, saved_at: day(4) },
    ];
    const laptop = [{ job_id: firstId, saved_at: day(2), note: 'Called on Monday', noted_at: day(2) }];
    await save(person, ...phone);
    await save(person, ...laptop);
    const merged = await listSavedJobs(person);
    expect(merged).toHaveLength(2);
    await Promise.all([save(person, ...phone), save(person, ...laptop), save(person, ...phone)]);
    expect(await listSavedJobs(person)).toEqual(merged);
  });

  test('keep only the newer note if both notes together are too long', async () => {
    const person = await newSeeker();
    const id = await postJob();
    const [older, newer] = ['a'.repeat(1500), 'b'.repeat(1200)];
    await save(person, { job_id: id, note: newer, noted_at: day(5) });
    await save(person, { job_id: id, note: older, noted_at: day(4) });
    expect((await getSavedJob(person, id))?.note).toBe(newer);
  });

  test('are limited to 1,000, and the ids of the jobs over the limit are returned', async () => {
    const person = await newSeeker();
    const copies = (count: number, from: number) =>
      Array.from({ length: count }, (_, index) => ({
        job_id: crypto.randomUUID(),
        saved_at: new Date(Date.UTC(2025, 0, 1) + (from + index) * 60_000).toISOString(),
        title: 'Gone',
        company_name: 'Gone',
      }));
    const [first, second] = [copies(998, 0), copies(4, 5000)];
    expect(await save(person, ...first)).toEqual([]);
    const unsaved = await save(person, ...second, {
      ...second[0],
      job_id: first[0]?.job_id ?? '',
      note: 'Old',
    });
    expect(unsaved?.toSorted()).toEqual(
      second
        .slice(0, 2)
        .map(({ job_id }) => job_id)
        .toSorted(),
    );
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int from public.saved_jobs where user_id = ${person.user.id}`;
    expect(count).toBe(1000);
    expect(await getSavedJob(person, first[0]?.job_id ?? '')).toMatchObject({ note: 'Old' });
    // Concurrent calls don't exceed the limit either.
    await sql`delete from public.saved_jobs where (user_id, job_id) = (${person.user.id}, ${first[1]?.job_id ?? ''})`;
    const unsavedIds = await Promise.all([
      save(person, ...copies(1, 9000)),
      save(person, ...copies(1, 9001)),
    ]);
    expect(unsavedIds.flat()).toHaveLength(1);
  });
});

describe('the REST API', () => {
  test('denies other users all access to saved jobs', async () => {
    const id = await postJob();
    await save(seeker, { job_id: id, note: 'Secret', noted_at: day(1) });
    const other = await newSeeker();
    const mine = { user_id: seeker.user.id, job_id: id };
    for (const client of [other.client, employer.client]) {
      expect((await client.from('saved_jobs').select().match(mine)).data).toEqual([]);
      expect((await client.from('saved_jobs').update({ note: 'x' }).match(mine).select()).data).toEqual([]);
      expect((await client.from('saved_jobs').delete().match(mine).select()).data).toEqual([]);
      expect(
        (await client.from('saved_jobs').insert({ ...mine, title: 'x', company_name: 'x' })).error?.code,
      ).toBe('42501');
    }
    const visitor = anonClient();
    expect((await visitor.from('saved_jobs').select()).error?.code).toBe('42501');
    expect((await visitor.rpc('save_jobs', { jobs: [{ job_id: id }] })).error).not.toBeNull();
    expect(await getSavedJob(seeker, id)).toMatchObject({ note: 'Secret' });
  });

  test('allows the owner to change only the note, up to 2,000 characters', async () => {
    const id = await postJob();
    await save(seeker, { job_id: id });
    const ownRows = () => seeker.client.from('saved_jobs');
    const update = async (patch: Record<string, string>) =>
      (
        await ownRows()
          .update(patch as never)
          .eq('job_id', id)
      ).error?.code;
    expect(await update({ user_id: employer.user.id })).toBe('42501');
    expect(await update({ saved_at: day(1) })).toBe('42501');
    expect(await update({ title: 'x' })).toBe('42501');
    expect(await update({ note: 'x'.repeat(2001) })).toBe('23514');
    expect(await update({ note: '  Call  ' })).toBeUndefined();
    expect(await getSavedJob(seeker, id)).toMatchObject({ note: 'Call', noted_at: expect.any(String) });
    expect(await update({ note: ' ' })).toBeUndefined();
    expect(await getSavedJob(seeker, id)).toMatchObject({ note: null, noted_at: null });
  });
});

describe('the facts of saved jobs', () => {
  test('are public, but include only the viewer’s own application', async () => {
    const id = await postJob();
    const [path, browserKey] = [cvPath(), crypto.randomUUID().replaceAll('-', '').slice(0, 32)];
    const applied = application(id, path, { applicant_id: seeker.user.id, email: seeker.email });
    for (const { error } of [
      await secretClient().from('uploads').insert(upload(path)),
      await secretClient().from('applications').insert(applied),
    ])
      if (error) throw error;
    await sql`insert into public.application_senders (job_id, email_hash, sender) values
      (${id}, public.sha256_hex(${`${id}:${seeker.email.toLowerCase()}`}),
       'browser:' || public.sha256_hex(${browserKey}))`;
    const appliedAt = async (client = anonClient(), browser_key?: string) =>
      (await client.rpc('list_saved_jobs', { job_ids: [id], ...(browser_key && { browser_key }) })).data?.[0]
        ?.applied_at;
    expect(await appliedAt()).toBeNull();
    expect(await appliedAt(employer.client)).toBeNull();
    expect(await appliedAt(anonClient(), 'another-browser')).toBeNull();
    expect(await appliedAt(anonClient(), browserKey)).toEqual(expect.any(String));
    expect(await appliedAt(seeker.client)).toEqual(expect.any(String));
    // A withdrawn application doesn't count.
    await sql`delete from public.applications where job_id = ${id}`;
    expect(await appliedAt(anonClient(), browserKey)).toBeNull();
    expect(await appliedAt(seeker.client)).toBeNull();
  });

  test('are returned for at most 50 jobs that have a page', async () => {
    const [open, ended] = await Promise.all([postJob(), postJob()]);
    await sql`update public.jobs set expires_at = now() - interval '15 days' where id = ${ended}`;
    const { data } = await anonClient().rpc('list_saved_jobs', { job_ids: [open, ended] });
    expect(data?.map(({ id }) => id)).toEqual([open]);
    const many = Array.from({ length: 51 }, () => crypto.randomUUID());
    expect((await anonClient().rpc('list_saved_jobs', { job_ids: many })).error?.code).toBe('PT400');
  });
});

test('saved jobs are in the data export and are deleted with the account', async () => {
  const person = await newSeeker();
  await save(person, { job_id: await postJob(), note: 'Ask about Sundays' });
  const { data } = await person.client.rpc('own_data');
  expect(Object(data).saved_jobs).toMatchObject([{ title: 'Night Baker', note: 'Ask about Sundays' }]);
  const { error } = await person.client.rpc('delete_own_account', { confirmation: person.email });
  expect(error).toBeNull();
  expect(await sql`select from public.saved_jobs where user_id = ${person.user.id}`).toHaveLength(0);
});
