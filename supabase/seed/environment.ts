import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { hasSupabaseVariables, loadEnvironment } from '../embedded/launcher/environment.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The variables of the local stack of `npm start`. */
const localStack = path.join(root, '.doorstep', 'env.sh');

/**
 * The environment of the seed, with .env.local. Without a database or Supabase it falls back to the local stack, so
 * that `npm run seed` works in a second shell.
 */
export function loadSeedEnvironment(processEnv: NodeJS.ProcessEnv): Record<string, string> {
  const variables = loadEnvironment(root, processEnv);
  if (variables.DATABASE_URL || hasSupabaseVariables(variables) || !existsSync(localStack)) return variables;
  return { ...parseEnv(readFileSync(localStack, 'utf8')), ...variables } as Record<string, string>;
}
