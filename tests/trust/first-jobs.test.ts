import { expect, test } from 'vitest';
import { denver, job } from '../policies/rows.ts';
import type { Person } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newEmployer } from './employers.ts';

class Undone extends Error {}

/** What speaks against showing a job where an operator wants to see each company's first, and nowhere else: the setting is everybody's. */
async function rulesAgainst(jobId: string): Promise<string[]> {
  let rules: string[] = [];
  await sql
    .begin(async (change) => {
      await change`update public.settings set value = 1 where key = 'approve_first_jobs'`;
      const judged = await change<{ rule: string }[]>`
        select judged.rule from public.jobs as job, public.judge_posting(job, job.employer_id) as judged
        where job.id = ${jobId} and judged.weight >= public.setting('hold_weight')`;
      rules = judged.map(({ rule }) => rule);
      throw new Undone();
    })
    .catch((thrown) => {
      if (!(thrown instanceof Undone)) throw thrown;
    });
  return rules;
}

/** A job of an employer, which waits as if it had been held. */
async function post(owner: Person, status = 'held'): Promise<string> {
  const { data } = await owner.client
    .from('jobs')
    .insert(job(owner.user.id, { location: denver(), title: `Baker ${crypto.randomUUID()}` }) as never)
    .select('id')
    .single()
    .throwOnError();
  await sql`update public.jobs set status = ${status} where id = ${data.id}`;
  return data.id;
}

test('where an operator wants to see the first job of each company, it waits, and what follows an approval does not', async () => {
  const owner = await newEmployer();
  await sql`delete from public.posting_log where account_id = ${owner.user.id}`;
  const first = await post(owner);
  expect(await rulesAgainst(first)).toEqual(['the first job of a company']);
  // Closing one that was never seen is no way to the second.
  await owner.client.from('jobs').update({ status: 'closed' }).eq('id', first).throwOnError();
  const second = await post(owner);
  expect(await rulesAgainst(second)).toEqual(['the first job of a company']);
  const [opened] = await sql<{ id: string }[]>`
    select public.open_case('job', ${second}, ${owner.user.id}, '[]') as id`;
  await sql`select public.decide_case(${opened?.id ?? ''}, 'approve', 'A real bakery.')`;
  expect(await rulesAgainst(await post(owner))).toEqual([]);
});

test('whoever was here before the operator wanted that is not asked again', async () => {
  const newcomer = await newEmployer();
  await sql`delete from public.posting_log where account_id = ${newcomer.user.id}`;
  const live = await post(newcomer, 'open');
  expect(await rulesAgainst(live)).toEqual([]);
  const longHere = await newEmployer();
  expect(await rulesAgainst(await post(longHere))).toEqual([]);
});
