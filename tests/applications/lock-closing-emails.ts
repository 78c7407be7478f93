import postgres from 'postgres';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { requireVariable } from '../support/environment.ts';

/** Serializes tests that queue closing emails, because each run processes the due jobs of all test files. */
export function lockClosingEmails(): void {
  // Closing the connection releases the lock.
  const connection = postgres(requireVariable('DATABASE_URL'), { max: 1 });
  beforeEach(async () => {
    await connection`select pg_advisory_lock(hashtext('tests that write closing emails'))`;
  });
  afterEach(async () => {
    await connection`select pg_advisory_unlock(hashtext('tests that write closing emails'))`;
  });
  afterAll(() => connection.end());
}
