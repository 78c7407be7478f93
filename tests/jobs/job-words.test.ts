import { expect, test } from 'vitest';
import { sql } from '../support/sql.ts';
import { postJobs } from './posted-jobs.ts';
import type { Transaction } from './with-limits.ts';

test('forgets the words of jobs that ended, keeps those of open ones, and learns them again', async () => {
  const undo = new Error('undone');
  // Undone, so that no other test's words are gone.
  const done = sql.begin(async (transaction) => {
    const known = async () =>
      (
        await transaction`select word from public.job_words where word in ('xylophonist', 'ondist') order by word`
      ).map(({ word }) => word);
    // In the order of a posting, or that and whoever wants no postings meanwhile would wait in a circle.
    await transaction`lock table public.jobs in row exclusive mode`;
    await transaction`lock table public.job_words in share row exclusive mode`;
    // A run looks at a thousand words at most.
    await transaction`delete from public.job_words`;
    // A word that no job has is not looked for in all of them, however cheap that seems.
    for (const cost of ['seq_page_cost', 'cpu_tuple_cost', 'cpu_operator_cost'])
      await transaction`select set_config(${cost}, '0', true)`;
    const forget = async () => {
      const before = await jobsReadThrough(transaction);
      await transaction`select public.forget_job_words(100)`;
      expect(await jobsReadThrough(transaction)).toBe(before);
    };
    const [ended] = await postJobs(
      [
        { title: 'Xylophonist', description: 'Play where somebody must.' },
        { title: 'Ondist', description: 'Not a Xylophonist.' },
      ],
      transaction,
    );
    expect(await known()).toEqual(['ondist', 'xylophonist']);
    await forget();
    expect(await known()).toEqual(['ondist', 'xylophonist']);

    await transaction`update public.jobs set status = 'closed' where id = ${ended?.id ?? ''}`;
    await forget();
    expect(await known()).toEqual(['ondist']);

    await transaction`update public.jobs set status = 'open' where id = ${ended?.id ?? ''}`;
    expect(await known()).toEqual(['ondist', 'xylophonist']);
    throw undo;
  });
  await expect(done).rejects.toBe(undo);
});

test('a posting does not wait for another of the same words that is not through', async () => {
  const undo = new Error('undone');
  const post = (title: string, on: Parameters<typeof postJobs>[1] = sql) =>
    postJobs([{ title, description: 'Play.' }], on);
  await post('Ondes player');
  const first = sql.begin(async (transaction) => {
    await post('Player ondes', transaction);
    const second = sql.begin(async (other) => {
      await other`set local lock_timeout = '2s'`;
      await post('Ondes player ondes', other);
      throw undo;
    });
    await expect(second).rejects.toBe(undo);
    throw undo;
  });
  await expect(first).rejects.toBe(undo);
});

/** How often this transaction has read the table of jobs from its beginning. */
async function jobsReadThrough(transaction: Transaction): Promise<number> {
  await transaction`select pg_stat_clear_snapshot()`;
  const [read] = await transaction<{ scans: number }[]>`
    select seq_scan::int as scans from pg_stat_xact_user_tables where relid = 'public.jobs'::regclass`;
  return read?.scans ?? 0;
}
