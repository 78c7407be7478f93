import path from 'node:path';
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
    return undefined;
  }
  const stack = await startTestStack({ siteUrl: 'http://localhost:3000', hasPlaces: true });
  Object.assign(process.env, stack.env, given);
  return stack.stop;
}
