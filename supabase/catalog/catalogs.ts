import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extract } from '@supabase/pg-delta/extract';
import { Pool } from 'pg';
import { freePort } from '../embedded/launcher/ports.ts';
import { removeData } from '../embedded/remove-data.ts';
import { startStack } from '../embedded/stack.ts';
import { readSchemaFiles, type SchemaFile } from './schema-files.ts';

export const baselinePath = path.join(import.meta.dirname, '../migrations/20261129110000_schema.sql');

/** The first line of a file's part of the baseline. */
export const heading = (file: SchemaFile) => `-- ── ${file.name} ──`;

/** The catalog that supabase/migrations make. */
export const loadMigrations = () =>
  withDatabase({ isEmpty: false }, async (pool) => (await extract(pool)).factBase);

/** The catalog that supabase/schemas declare, and their files in an order in which they load. */
export const loadSchemas = () =>
  withDatabase({ isEmpty: true }, async (pool) => {
    const files = await loadInOrder(pool, sortAsInBaseline(readSchemaFiles()));
    return { files, catalog: (await extract(pool)).factBase };
  });

/**
 * In the order of the last baseline, so that few files have to wait and little of it moves. The first two stay first, because
 * default privileges hold for what is created after them; new files come next.
 */
function sortAsInBaseline(files: SchemaFile[]): SchemaFile[] {
  const baseline = readFileSync(baselinePath, 'utf8');
  const position = (file: SchemaFile) => baseline.indexOf(heading(file));
  return [...files.slice(0, 2), ...files.slice(2).sort((a, b) => position(a) - position(b))];
}

/** Loads each file, in one transaction, as soon as the files that it needs are loaded. Returns the files in that order. */
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

/** A database server of its own, because roles and their settings belong to the server. It goes away after `use`. */
async function withDatabase<T>({ isEmpty }: { isEmpty: boolean }, use: (pool: Pool) => Promise<T>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-catalog-'));
  const taken = new Set<number>();
  const port = (wanted: number) => freePort(wanted, 'throw-away stack', () => {}, taken);
  const stack = await startStack({
    dataDir,
    ports: {
      api: await port(57_321),
      database: await port(57_322),
      mailbox: await port(57_324),
      smtp: await port(57_325),
    },
    siteUrl: 'http://localhost:3000',
    isThrowaway: true,
    isEmpty,
    log: () => {},
  });
  const pool = new Pool({ connectionString: stack.databaseUrl, max: 1 });
  // A connection may hear that the server stops before it is closed itself.
  pool.on('error', () => {});
  try {
    return await use(pool);
  } finally {
    await pool.end();
    await stack.stop();
    await removeData(dataDir);
  }
}
