import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { requireVariable } from '../support/environment.ts';

/**
 * Serializes test files that send due mails. A run takes every due mail and postpones kinds without a composer, which
 * another file may need.
 */
export function lockMailSending(): void {
  // Closing the connection releases the lock.
  const connection = postgres(requireVariable('DATABASE_URL'), { max: 1 });
  beforeAll(async () => {
    await connection`select pg_advisory_lock(hashtext('tests that send emails'))`;
  });
  afterAll(() => connection.end());
}
