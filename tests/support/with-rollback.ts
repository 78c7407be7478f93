import type { TransactionSql } from 'postgres';
import { sql } from './sql.ts';

/** Runs the work in a transaction that is rolled back, because other tests write at the same time. */
export async function withRollback<T>(
  work: (tx: TransactionSql) => Promise<T>,
  isolation: 'read committed' | 'repeatable read' = 'repeatable read',
): Promise<T> {
  const rollback = new Error('rollback');
  let result: T | undefined;
  await sql
    .begin(`isolation level ${isolation}`, async (tx) => {
      result = await work(tx);
      throw rollback;
    })
    .catch((error) => {
      if (error !== rollback) throw error;
    });
  return result as T;
}
