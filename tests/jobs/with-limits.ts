import { expect } from 'vitest';
import { sql } from '../support/sql.ts';

export type Transaction = Parameters<Parameters<typeof sql.begin>[1]>[0];

/** Runs in a rolled-back transaction with smaller search limits. */
export async function withVisitorLimits<T>(
  limits: Record<string, number>,
  run: (transaction: Transaction) => Promise<T>,
) {
  let result: T | undefined;
  const undo = new Error('undone');
  const done = sql.begin(async (transaction) => {
    const cases = Object.entries(limits).map(([name, limit]) => `when '${name}' then ${limit}`);
    await transaction.unsafe(`create or replace function public.search_limit(name text) returns integer
      language sql immutable parallel safe set search_path = '' as $$ select case name ${cases.join(' ')} else 1000 end $$`);
    result = await run(transaction);
    throw undo;
  });
  await expect(done).rejects.toBe(undo);
  return result as T;
}
