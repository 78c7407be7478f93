import postgres from 'postgres';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { variable } from '../support/environment.ts';

/**
 * For tests that write the emails of closed jobs: no two of them at once. Whoever writes takes every job that is due, also one that
 * another file has just closed, and has its emails to itself until it is done.
 */
export function closeAlone(): void {
  // The lock is let go with the connection.
  const connection = postgres(variable('DATABASE_URL'), { max: 1 });
  beforeEach(async () => {
    await connection`select pg_advisory_lock(hashtext('tests that write closing emails'))`;
  });
  afterEach(async () => {
    await connection`select pg_advisory_unlock(hashtext('tests that write closing emails'))`;
  });
  afterAll(() => connection.end());
}
