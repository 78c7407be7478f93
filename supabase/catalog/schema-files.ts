import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type SchemaFile = { name: string; sql: string };

const supabaseDir = path.join(import.meta.dirname, '..');

/**
 * All files of supabase/schemas, in the order of `schema_paths` in supabase/config.toml. `name` is the path below
 * supabase/.
 */
export function readSchemaFiles(): SchemaFile[] {
  const names = new Set<string>();
  for (const pattern of schemaPaths())
    for (const name of globSync(pattern, { cwd: supabaseDir }).sort()) names.add(path.posix.normalize(name));
  return [...names].map((name) => ({ name, sql: readFileSync(path.join(supabaseDir, name), 'utf8') }));
}

/** The Supabase CLI's setting, a list in JSON syntax. */
function schemaPaths(): string[] {
  const config = readFileSync(path.join(supabaseDir, 'config.toml'), 'utf8');
  const [, list] = /^schema_paths = (\[[^\]]*\])/m.exec(config) ?? [];
  if (list === undefined) throw new Error('supabase/config.toml has no schema_paths.');
  return JSON.parse(list);
}
