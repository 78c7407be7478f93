import type { TransactionSql } from 'postgres';
import { withRollback } from '../support/with-rollback.ts';

export type Transaction = TransactionSql;

/** Runs in a rolled-back transaction in which `search_limit` returns these limits, and 1,000 for other names. */
export const withVisitorLimits = <T>(
  limits: Record<string, number>,
  run: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  withRollback(async (transaction) => {
    const cases = Object.entries(limits).map(([name, limit]) => `when '${name}' then ${limit}`);
    await transaction.unsafe(`create or replace function public.search_limit(name text) returns integer
      language sql immutable parallel safe set search_path = '' as $$ select case name ${cases.join(' ')} else 1000 end $$`);
    return run(transaction);
  }, 'read committed');
