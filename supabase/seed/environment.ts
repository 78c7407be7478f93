import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { namesSupabase, readEnvironment } from '../embedded/launcher/environment.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Where the local stack of `npm start` tells how to reach it. */
const localStack = path.join(root, '.doorstep', 'env.sh');

/**
 * The environment of the seed: what is given, with .env.local; the local stack's where neither names a database nor a
 * Supabase, so that `npm run seed` in a second shell finds it.
 */
export function seedEnvironment(given: NodeJS.ProcessEnv): Record<string, string> {
  const variables = readEnvironment(root, given);
  if (variables.DATABASE_URL || namesSupabase(variables) || !existsSync(localStack)) return variables;
  return { ...parseEnv(readFileSync(localStack, 'utf8')), ...variables } as Record<string, string>;
}
