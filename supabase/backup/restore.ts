import path from 'node:path';
import postgres from 'postgres';
import { migrate } from '../embedded/database/migrate.ts';
import { loadFiles, storageAt } from './files.ts';
import type { Place } from './make.ts';
import type { OpenedBackup } from './manifest.ts';
import { analyze, loadTables, rowsInUse } from './tables.ts';

const migrations = path.join(import.meta.dirname, '..', 'migrations');

/**
 * Puts a backup into a database: brings it to the backup's migrations, loads all rows in one transaction, uploads the files and
 * brings the database up to this code. Refuses one that has rows of somebody, unless it is told to replace them.
 */
export async function restoreBackup(
  place: Place,
  backup: OpenedBackup,
  { isReplacing, say }: { isReplacing: boolean; say: (line: string) => void },
): Promise<void> {
  const sql = postgres(place.databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    if (!isReplacing) await refuseInUse(sql);
    await bringTo(sql, backup.manifest.migrations, say);
    say('Loading the tables …');
    await sql.begin((transaction) => loadTables(transaction, backup));
    say(`Uploading ${backup.manifest.files.count} files …`);
    await loadFiles(sql, storageAt(place.supabaseUrl, place.secretKey), backup, { only: isReplacing });
    await migrate(sql, migrations, say);
    await analyze(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Tells before anything is made for it whether a place would be refused. */
export async function refusePlaceInUse({ databaseUrl }: Place): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    await refuseInUse(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function refuseInUse(sql: postgres.Sql): Promise<void> {
  const inUse = await rowsInUse(sql);
  if (inUse.length > 0)
    throw new Error(
      `This place is not empty (${inUse.slice(0, 4).join(', ')}${inUse.length > 4 ? ' …' : ''}): nothing was changed. Choose an empty one, or add --replace to lose what is there.`,
    );
}

/** Rows fit only the tables that they were taken from. */
async function bringTo(sql: postgres.Sql, wanted: string[], say: (line: string) => void): Promise<void> {
  await sql`create schema if not exists supabase_migrations`;
  await sql`create table if not exists supabase_migrations.schema_migrations (version text not null primary key, statements text[], name text)`;
  const applied = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  const beyond = applied.filter(({ version }) => !wanted.includes(version));
  if (beyond.length > 0)
    throw new Error(
      `This database has ${beyond.length} migrations that the backup's had not. Restore into a database without any; it is brought up to date afterwards.`,
    );
  await migrate(sql, migrations, say, { only: wanted });
}
