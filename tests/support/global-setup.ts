import path from 'node:path';
import postgres from 'postgres';
import { namesSupabase, readEnvironment } from '../../supabase/embedded/launcher/environment.ts';
import { startTestStack } from './test-stack.ts';

/**
 * The tests run against the Supabase that the environment names: the stack that tests/run.ts started, or a hosted one.
 * When it names none (`npx vitest`), a stack is started for them.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const given = readEnvironment(path.join(import.meta.dirname, '..', '..'), process.env);
  if (namesSupabase(given)) {
    Object.assign(process.env, given);
    await countSpots();
    return undefined;
  }
  const stack = await startTestStack({ siteUrl: 'http://localhost:3000', hasPlaces: true });
  Object.assign(process.env, stack.env, given);
  await countSpots();
  return stack.stop;
}

/** Files in several processes are given spots that none of the others has (tests/alerts/given.ts). */
async function countSpots() {
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  await sql`create schema if not exists tests`;
  await sql`create sequence if not exists tests.spots minvalue 0`;
  await sql.end();
}
