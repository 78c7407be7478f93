import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extract } from '@supabase/pg-delta/extract';
import { Pool } from 'pg';
import { withThrowawayStack } from '../embedded/throwaway-stack.ts';
import { readSchemaFiles, type SchemaFile } from './schema-files.ts';

/** The baseline: the one migration that `npm run migration` writes, with the whole schema. */
export const baselinePath = path.join(import.meta.dirname, '../migrations/20261129110000_schema.sql');

/** The heading of a file's part of the baseline. */
export const heading = (file: SchemaFile) => `-- ── ${file.name} ──`;

/** The catalog after applying supabase/migrations. */
export const loadMigrations = () =>
  withDatabase({ isEmpty: false }, async (pool) => (await extract(pool)).factBase);

/** The catalog of supabase/schemas, and its files in an order in which they load. */
export const loadSchemas = () =>
  withDatabase({ isEmpty: true }, async (pool) => {
    const files = await loadInOrder(pool, sortAsInBaseline(readSchemaFiles()));
    return { files, catalog: (await extract(pool)).factBase };
  });

/**
 * Sorts files as in the last baseline, so that few files are tried twice and the new baseline changes little. The first
 * two files stay first, because default privileges only apply to objects created later; new files come next.
 */
function sortAsInBaseline(files: SchemaFile[]): SchemaFile[] {
  const baseline = readFileSync(baselinePath, 'utf8');
  const position = (file: SchemaFile) => baseline.indexOf(heading(file));
  return [...files.slice(0, 2), ...files.slice(2).sort((a, b) => position(a) - position(b))];
}

/** Loads each file in a transaction, as soon as its dependencies are loaded. Returns the files in that order. */
async function loadInOrder(pool: Pool, files: SchemaFile[]): Promise<SchemaFile[]> {
  const loaded: SchemaFile[] = [];
  const pending = [...files];
  while (pending.length > 0) {
    const errors: string[] = [];
    for (const { name, sql } of pending) {
      try {
        await pool.query(sql);
        break;
      } catch (error) {
        errors.push(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    }
    if (errors.length === pending.length) throw new Error(errors.join('\n'));
    loaded.push(...pending.splice(errors.length, 1));
  }
  return loaded;
}

/** Runs `use` with a separate database server, because roles and their settings belong to the server. */
const withDatabase = <T>({ isEmpty }: { isEmpty: boolean }, use: (pool: Pool) => Promise<T>) =>
  withThrowawayStack({ skipMigrations: isEmpty }, async ({ databaseUrl }) => {
    const pool = new Pool({ connectionString: databaseUrl, max: 1 });
    // An open connection may report the server's shutdown.
    pool.on('error', () => {});
    try {
      return await use(pool);
    } finally {
      await pool.end();
    }
  });
