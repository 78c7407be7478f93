import { expect } from 'vitest';
import { sql } from '../support/sql.ts';

export type Transaction = Parameters<Parameters<typeof sql.begin>[1]>[0];

/** Runs with smaller limits than those of real life, which nobody else sees. */
export async function withLimits<T>(
  limits: Record<string, number>,
  run: (transaction: Transaction) => Promise<T>,
) {
  let answer: T | undefined;
  const undo = new Error('undone');
  const done = sql.begin(async (transaction) => {
    const cases = Object.entries(limits).map(([name, limit]) => `when '${name}' then ${limit}`);
    await transaction.unsafe(`create or replace function public.search_limit(name text) returns integer
      language sql immutable parallel safe set search_path = '' as $$ select case name ${cases.join(' ')} else 1000 end $$`);
    answer = await run(transaction);
    throw undo;
  });
  await expect(done).rejects.toBe(undo);
  return answer as T;
}
