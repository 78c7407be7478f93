import path from 'node:path';
import { hasSupabaseVariables, loadEnvironment } from '../../supabase/embedded/launcher/environment.ts';
import { startTestStack } from './test-stack.ts';

/**
 * The tests use the Supabase of the environment: the stack of tests/run.ts or a hosted one. Without one (`npx
 * vitest`), a stack is started.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const variables = loadEnvironment(path.join(import.meta.dirname, '..', '..'), process.env);
  if (hasSupabaseVariables(variables)) {
    Object.assign(process.env, variables);
    return undefined;
  }
  const stack = await startTestStack({ siteUrl: 'http://localhost:3000', hasPlaces: true });
  Object.assign(process.env, stack.env, variables);
  return stack.stop;
}
