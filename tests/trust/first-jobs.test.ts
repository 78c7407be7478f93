import { expect, test } from 'vitest';
import { denver, job } from '../policies/rows.ts';
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

test('where an operator wants to see the first job of each company, it waits, and what follows an approval does not', async () => {
  const owner = await newEmployer();
  const post = async () => {
    const { data } = await owner.client
      .from('jobs')
      .insert(job(owner.user.id, { location: denver(), title: `Baker ${crypto.randomUUID()}` }) as never)
      .select('id')
      .single()
      .throwOnError();
    return data.id as string;
  };
  const first = await post();
  expect(await rulesAgainst(first)).toEqual(['the first job of a company']);
  // Closing one that was never seen is no way to the second.
  await owner.client.from('jobs').update({ status: 'closed' }).eq('id', first).throwOnError();
  const second = await post();
  expect(await rulesAgainst(second)).toEqual(['the first job of a company']);
  const [opened] = await sql<{ id: string }[]>`
    select public.open_case('job', ${second}, ${owner.user.id}, '[]') as id`;
  await sql`select public.decide_case(${opened?.id ?? ''}, 'approve', 'A real bakery.')`;
  expect(await rulesAgainst(await post())).toEqual([]);
});
