import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { requireVariable } from './environment.ts';

/** Runs the test files that share this lock one after another: each changes rows that the others depend on. */
export function lockTestFile(lockName: string): void {
  // Closing the connection releases the lock.
  const connection = postgres(requireVariable('DATABASE_URL'), { max: 1 });
  beforeAll(async () => {
    await connection`select pg_advisory_lock(hashtext(${lockName}))`;
  }, 600_000);
  afterAll(() => connection.end());
}
