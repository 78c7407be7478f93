import type { TransactionSql } from 'postgres';
import { sql } from './sql.ts';

/** Does what only one transaction sees and nobody afterwards: other tests write meanwhile. */
export async function unseen(work: (tx: TransactionSql) => Promise<void>): Promise<void> {
  const undo = new Error('undo');
  await sql
    .begin('isolation level repeatable read', async (tx) => {
      await work(tx);
      throw undo;
    })
    .catch((thrown) => {
      if (thrown !== undo) throw thrown;
    });
}
