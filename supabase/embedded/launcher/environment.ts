import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';

/** The variables that name a Supabase: with one of them set, nothing local is started. */
const NAMES_A_SUPABASE = [
  'NEXT_PUBLIC_SUPABASE_URL',
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'NEXT_PUBLIC_SUPABASE_ANON_KEY',
  'SUPABASE_SECRET_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
];

/**
 * The environment with what .env.local and .env add to it: the environment itself wins over
 * .env.local, and that over .env, as with Next.js. A blank value counts as none.
 */
export function readEnvironment(root: string, given: NodeJS.ProcessEnv): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const file of ['.env', '.env.local']) {
    const place = path.join(root, file);
    if (existsSync(place)) Object.assign(variables, parseEnvFile(readFileSync(place, 'utf8')));
  }
  for (const [name, value] of Object.entries(given)) if (value !== undefined) variables[name] = value;
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value.trim() !== ''));
}

/** Whether the environment names a Supabase, hosted or otherwise, that the site is to use. */
export function namesSupabase(variables: Record<string, string>): boolean {
  return NAMES_A_SUPABASE.some((name) => variables[name]?.trim());
}
