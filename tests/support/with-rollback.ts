import type { TransactionSql } from 'postgres';
import { sql } from './sql.ts';

/** Runs the work in a transaction that is rolled back, because other tests write at the same time. */
export async function withRollback(work: (tx: TransactionSql) => Promise<void>): Promise<void> {
  const rollback = new Error('rollback');
  await sql
    .begin('isolation level repeatable read', async (tx) => {
      await work(tx);
      throw rollback;
    })
    .catch((error) => {
      if (error !== rollback) throw error;
    });
}
