import { describe, expect, test } from 'vitest';
import { austin, denver, type Row } from '../policies/rows.ts';
import type { Person } from '../support/clients.ts';
import { createMark } from '../support/mark.ts';
import { sql } from '../support/sql.ts';
import { withRollback } from '../support/with-rollback.ts';
import { createEmployer, createJob, getJobStatus, getOpenCase } from './employers.ts';

/** Returns the rules that would hold a job if `approve_first_jobs` was set. Rolls back, as the setting is global. */
async function listHoldRules(jobId: string): Promise<string[]> {
  let rules: string[] = [];
  await withRollback(async (tx) => {
    await tx`update public.settings set value = 1 where key = 'approve_first_jobs'`;
    const rows = await tx<{ rule: string }[]>`
      select risk.rule from public.jobs as job, public.list_posting_risks(job, job.employer_id) as risk
      where job.id = ${jobId} and risk.weight >= public.setting('hold_weight')`;
    rules = rows.map(({ rule }) => rule);
  }, 'read committed');
  return rules;
}

/** Posts a job of an employer, held by default. */
async function post(owner: Person, status = 'held'): Promise<string> {
  const { id } = await createJob(owner, { title: `Baker ${crypto.randomUUID()}` });
  await sql`update public.jobs set status = ${status} where id = ${id}`;
  return id;
}

test('with approve_first_jobs, the jobs of a new company are held until one is approved', async () => {
  const owner = await createEmployer({ company_name: `Corner Bakery ${createMark()}` });
  await sql`delete from public.posting_log where account_id = ${owner.user.id}`;
  const first = await post(owner);
  expect(await listHoldRules(first)).toEqual(['the first job of a company']);
  // A closed job doesn't count as a first job, because it may never have been visible.
  await owner.client.from('jobs').update({ status: 'closed' }).eq('id', first).throwOnError();
  const second = await post(owner);
  expect(await listHoldRules(second)).toEqual(['the first job of a company']);
  const [opened] = await sql<{ id: string }[]>`
    select public.open_case('job', ${second}, ${owner.user.id}, '[]') as id`;
  await sql`select public.decide_case(${opened?.id ?? ''}, 'approve', 'A real bakery.')`;
  expect(await listHoldRules(await post(owner))).toEqual([]);
});

test('approve_first_jobs does not affect employers who posted before', async () => {
  const newcomer = await createEmployer({ company_name: `Corner Bakery ${createMark()}` });
  await sql`delete from public.posting_log where account_id = ${newcomer.user.id}`;
  const live = await post(newcomer, 'open');
  expect(await listHoldRules(live)).toEqual([]);
  const established = await createEmployer();
  expect(await listHoldRules(await post(established))).toEqual([]);
});

describe('the first job under the name of a company that posts in the same city', () => {
  const createNewEmployer = async (companyName: string): Promise<Person> => {
    const owner = await createEmployer({ company_name: companyName });
    await sql`delete from public.posting_log where account_id = ${owner.user.id}`;
    return owner;
  };
  const postIn = (owner: Person, location: Row) =>
    createJob(owner, { location, title: `Baker ${crypto.randomUUID()}` });

  test('is held with any spelling of the name until it is approved, and later jobs are not held', async () => {
    const name = `Lena’s Oven ${createMark()}`;
    const first = await createNewEmployer(name);
    expect((await postIn(first, denver())).status).toBe('open');
    // The existing company isn't affected.
    expect((await postIn(first, denver())).status).toBe('open');
    const second = await createNewEmployer(`${name.replace('’', "'").toUpperCase()}, LLC`);
    const held = await postIn(second, denver());
    expect(held.status).toBe('held');
    expect((await getOpenCase(held.id))?.reasons).toMatchObject([
      { rule: 'the name of another company here', words: expect.stringContaining('OVEN') },
      { rule: 'a new account' },
    ]);
    const opened = await getOpenCase(held.id);
    await sql`select public.decide_case(${opened?.id ?? ''}, 'approve', 'Their second shop.')`;
    expect(await getJobStatus(held.id)).toBe('open');
    expect((await postIn(second, denver())).status).toBe('open');
  });

  test('is held when the company takes the name after posting', async () => {
    const name = `Lena’s Oven ${createMark()}`;
    await postIn(await createNewEmployer(name), denver());
    const second = await createNewEmployer(`Corner Bakery ${createMark()}`);
    const { id, status } = await postIn(second, denver());
    expect(status).toBe('open');
    await second.client
      .from('employer_profiles')
      .update({ company_name: name })
      .eq('user_id', second.user.id)
      .throwOnError();
    expect(await getJobStatus(id)).toBe('held');
  });

  test('is live in another city, after the other job closed, and for an established account', async () => {
    const name = `Lena’s Oven ${createMark()}`;
    const first = await createNewEmployer(name);
    const { id } = await postIn(first, denver());
    expect((await postIn(await createNewEmployer(name), austin())).status).toBe('open');
    expect((await postIn(await createEmployer({ company_name: name }), denver())).status).toBe('open');
    await sql`update public.jobs set status = 'closed' where company_name = ${name} and city_slug = 'denver'`;
    expect(await getJobStatus(id)).toBe('closed');
    expect((await postIn(await createNewEmployer(name), denver())).status).toBe('open');
  });
});
