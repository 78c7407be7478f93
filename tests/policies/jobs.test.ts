import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../support/sql.ts';
import { type Person, secretClient, signUp, visitorClient } from './people.ts';
import { application, company, cvPath, job, type Row, upload } from './rows.ts';
import { assertNoError } from './world.ts';

let employer: Person;
beforeAll(async () => {
  employer = await signUp();
  await assertNoError(employer.client.from('employer_profiles').insert(company(employer.id)));
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('a job (D20)', () => {
  test.each<[string, 'visible' | 'hidden', Row]>([
    ['is open', 'visible', {}],
    ['is paused', 'visible', { status: 'paused' }],
    ['expired 13 days ago', 'visible', { expires_at: daysAgo(13) }],
    ['expired 15 days ago', 'hidden', { expires_at: daysAgo(15) }],
    ['was closed 13 days ago', 'visible', { status: 'closed', closed_at: daysAgo(13) }],
    ['was closed 15 days ago', 'hidden', { status: 'closed', closed_at: daysAgo(15) }],
    ['expired 15 days ago and was closed today', 'hidden', { status: 'closed', expires_at: daysAgo(15) }],
  ])('that %s is %s for visitors, and visible for its employer', async (_state, visibility, fields) => {
    const isVisible = visibility === 'visible';
    const { data } = await assertNoError(
      secretClient().from('jobs').insert(job(employer.id, fields)).select('id').single(),
    );
    const canSee = async (client: Person['client']) =>
      (await assertNoError(client.rpc('list_saved_jobs', { job_ids: [data?.id] }))).data?.length === 1;
    const canReadRow = async (client: Person['client']) =>
      (await assertNoError(client.from('jobs').select('id').eq('id', data?.id))).data?.length === 1;
    const stranger = await signUp();
    expect(await canSee(visitorClient())).toBe(isVisible);
    expect(await canSee(stranger.client)).toBe(isVisible);
    expect(await canReadRow(stranger.client)).toBe(false);
    expect(await canReadRow(employer.client)).toBe(true);
  });

  test('keeps its closing time until it is reopened', async () => {
    const id = await post();
    const closedAt = await change(id, { status: 'closed' });
    expect(Date.parse(closedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await change(id, { title: 'Still Closed' })).toBe(closedAt);
    expect(await change(id, { status: 'open' })).toBeNull();
  });
});

describe('a new company name (D18b)', () => {
  test('appears on open jobs at once, and on a closed job when it is reopened', async () => {
    const owner = await signUp();
    await assertNoError(
      owner.client.from('employer_profiles').insert(company(owner.id, { company_name: 'Old Name' })),
    );
    const [open, closed] = [await post(owner), await post(owner)];
    await assertNoError(owner.client.from('jobs').update({ status: 'closed' }).eq('id', closed));
    await assertNoError(
      owner.client.from('employer_profiles').update({ company_name: 'New Name' }).eq('user_id', owner.id),
    );
    expect([await getCompanyName(open), await getCompanyName(closed)]).toEqual(['New Name', 'Old Name']);
    await assertNoError(owner.client.from('jobs').update({ status: 'open' }).eq('id', closed));
    expect(await getCompanyName(closed)).toBe('New Name');
  });
});

test('deleting an account deletes its company, jobs, applications and files', async () => {
  const [owner, secret] = [await signUp(), secretClient()];
  await assertNoError(owner.client.from('employer_profiles').insert(company(owner.id)));
  const [id, path] = [await post(owner), cvPath()];
  await assertNoError(secret.from('uploads').insert(upload(path, { claimed_at: daysAgo(0) })));
  await assertNoError(secret.from('applications').insert(application(id, path)));
  await sql`delete from auth.users where id = ${owner.id}`;
  const countRows = async (table: string, column: string, value: string) =>
    (await assertNoError(secret.from(table).select(column).eq(column, value))).data?.length;
  expect(await countRows('employer_profiles', 'user_id', owner.id)).toBe(0);
  expect(await countRows('jobs', 'id', id)).toBe(0);
  expect(await countRows('applications', 'job_id', id)).toBe(0);
  const { data: file } = await secret.from('uploads').select('discarded_at').eq('path', path).single();
  expect(file?.discarded_at).not.toBeNull();
});

async function post(owner: Person = employer): Promise<string> {
  const { data } = await assertNoError(owner.client.from('jobs').insert(job(owner.id)).select('id').single());
  return data?.id;
}

/** Updates the employer's job and returns when it was closed. */
async function change(id: string, fields: Row) {
  const { data } = await assertNoError(
    employer.client.from('jobs').update(fields).eq('id', id).select('closed_at').single(),
  );
  return data?.closed_at;
}

async function getCompanyName(id: string): Promise<string> {
  return (await assertNoError(secretClient().from('jobs').select('company_name').eq('id', id).single())).data
    ?.company_name;
}
