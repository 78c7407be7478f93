import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FactBase } from '@supabase/pg-delta';
import { extract } from '@supabase/pg-delta/extract';
import { loadSqlFiles, type SqlFile } from '@supabase/pg-delta/frontends';
import { Pool } from 'pg';
import { freePort } from '../embedded/launcher/ports.ts';
import { removeData } from '../embedded/remove-data.ts';
import { startStack } from '../embedded/stack.ts';
import type { Sides } from './difference.ts';
import { readSchemaFiles } from './schema-files.ts';

/** Both sides, and the database that the migrations made. */
export type Catalogs = Sides & { migratedDatabase: Pool };

/** Loads the schemas and the migrations into two empty databases of the local stack, which go away after `use`. */
export async function withCatalogs<T>(
  use: (catalogs: Catalogs) => Promise<T>,
  files: SqlFile[] = readSchemaFiles(),
): Promise<T> {
  // One after the other, because each keeps to itself which ports it has found free.
  const empty = await startDatabase({ isEmpty: true });
  const migrated = await startDatabase({ isEmpty: false });
  try {
    return await use({
      declared: await declare(empty.pool, files),
      migrated: (await extract(migrated.pool)).factBase,
      migratedDatabase: migrated.pool,
    });
  } finally {
    await Promise.all([empty.stop(), migrated.stop()]);
  }
}

/**
 * Each file is one transaction, and a file that needs another is tried again after it: nobody has to know an order.
 * The numbers keep the order of config.toml for what is order and not need.
 */
async function declare(pool: Pool, files: SqlFile[]): Promise<FactBase> {
  const numbered = files.map(({ name, sql }, index) => ({
    name: `${String(index).padStart(4, '0')} ${name}`,
    sql,
  }));
  const { factBase } = await loadSqlFiles(numbered, pool, {
    mode: 'isolatedCluster',
    strictFunctionBodies: true,
    strictDataStatements: true,
  });
  return factBase;
}

/** A database server of its own, because roles and their settings belong to the server. */
async function startDatabase({ isEmpty }: { isEmpty: boolean }) {
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
  const pool = new Pool({ connectionString: stack.databaseUrl, max: 2 });
  // A connection may hear that the server stops before it is closed itself.
  pool.on('error', () => {});
  return {
    pool,
    async stop() {
      await pool.end();
      await stack.stop();
      await removeData(dataDir);
    },
  };
}
