import { expect, test } from 'vitest';
import { sql } from '../support/sql.ts';
import { withRollback } from '../support/with-rollback.ts';
import { postJobs } from './posted-jobs.ts';
import type { Transaction } from './with-limits.ts';

test('deletes the words of a closed job, keeps the words of open jobs, and adds words again on reopening', async () => {
  await withRollback(async (transaction) => {
    const listWords = async () =>
      (
        await transaction`select word from public.job_words where word in ('xylophonist', 'ondist') order by word`
      ).map(({ word }) => word);
    // Locked in the same order as by a posting, to avoid a deadlock.
    await transaction`lock table public.jobs in row exclusive mode`;
    await transaction`lock table public.job_words in share row exclusive mode`;
    // One run checks at most 1,000 words, so the words of other tests are removed until the rollback.
    await transaction`delete from public.job_words`;
    // Scans cost nothing here, and a word without a job must still not cause a scan.
    for (const cost of ['seq_page_cost', 'cpu_tuple_cost', 'cpu_operator_cost'])
      await transaction`select set_config(${cost}, '0', true)`;
    const deleteUnused = async () => {
      const before = await countJobScans(transaction);
      await transaction`select public.delete_unused_job_words(100)`;
      expect(await countJobScans(transaction)).toBe(before);
    };
    const [ended] = await postJobs(
      [
        { title: 'Xylophonist', description: 'Play where somebody must.' },
        { title: 'Ondist', description: 'Not a Xylophonist.' },
      ],
      transaction,
    );
    expect(await listWords()).toEqual(['ondist', 'xylophonist']);
    await deleteUnused();
    expect(await listWords()).toEqual(['ondist', 'xylophonist']);

    await transaction`update public.jobs set status = 'closed' where id = ${ended?.id ?? ''}`;
    await deleteUnused();
    expect(await listWords()).toEqual(['ondist']);

    await transaction`update public.jobs set status = 'open' where id = ${ended?.id ?? ''}`;
    expect(await listWords()).toEqual(['ondist', 'xylophonist']);
  }, 'read committed');
});

test('a posting does not wait for an uncommitted posting with the same words', async () => {
  const post = (title: string, on: Parameters<typeof postJobs>[1] = sql) =>
    postJobs([{ title, description: 'Play.' }], on);
  await post('Ondes player');
  await withRollback(async (first) => {
    await post('Player ondes', first);
    await withRollback(async (second) => {
      await second`set local lock_timeout = '2s'`;
      await post('Ondes player ondes', second);
    }, 'read committed');
  }, 'read committed');
});

/** Returns the number of sequential scans of jobs in this transaction. */
async function countJobScans(transaction: Transaction): Promise<number> {
  await transaction`select pg_stat_clear_snapshot()`;
  const [read] = await transaction<{ scans: number }[]>`
    select seq_scan::int as scans from pg_stat_xact_user_tables where relid = 'public.jobs'::regclass`;
  return read?.scans ?? 0;
}
