import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';

/** The variables of a Supabase: if one is set, no local stack is started. */
const SUPABASE_VARIABLES = [
  'NEXT_PUBLIC_SUPABASE_URL',
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'NEXT_PUBLIC_SUPABASE_ANON_KEY',
  'SUPABASE_SECRET_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
];

/**
 * The environment plus .env.local and .env, in Next.js' order of precedence: environment, .env.local, .env. Blank
 * values are removed.
 */
export function loadEnvironment(root: string, processEnv: NodeJS.ProcessEnv): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const file of ['.env', '.env.local']) {
    const filePath = path.join(root, file);
    if (existsSync(filePath)) Object.assign(variables, parseEnvFile(readFileSync(filePath, 'utf8')));
  }
  for (const [name, value] of Object.entries(processEnv)) if (value !== undefined) variables[name] = value;
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value.trim() !== ''));
}

/** Whether the environment names a Supabase to use, hosted or not. */
export function hasSupabaseVariables(variables: Record<string, string>): boolean {
  return SUPABASE_VARIABLES.some((name) => variables[name]?.trim());
}
