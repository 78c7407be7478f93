import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { variable } from '../support/environment.ts';

/**
 * For a file whose tests send what is due: no two of them at once. Whoever sends takes every email that is due, and puts
 * off those whose kind it does not know, which another file may be waiting for.
 */
export function sendAlone(): void {
  // The lock is let go with the connection.
  const connection = postgres(variable('DATABASE_URL'), { max: 1 });
  beforeAll(async () => {
    await connection`select pg_advisory_lock(hashtext('tests that send emails'))`;
  });
  afterAll(() => connection.end());
}
