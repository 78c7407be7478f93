import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { requireVariable } from './environment.ts';

/** Runs the test files with this name one after another, because they change rows that the others depend on. */
export function lockTestFile(name: string): void {
  // Closing the connection releases the lock.
  const connection = postgres(requireVariable('DATABASE_URL'), { max: 1 });
  beforeAll(async () => {
    await connection`select pg_advisory_lock(hashtext(${name}))`;
  }, 600_000);
  afterAll(() => connection.end());
}
