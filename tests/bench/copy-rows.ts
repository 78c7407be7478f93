import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sql } from 'postgres';

/** Tables whose rows come from migrations or are computed by the checkout. */
const skippedTables = [
  'settings',
  'trust_rules',
  'protected_companies',
  'ordinary_words',
  'occupation_names',
  'job_slugs',
  'cached_counts',
  'map_counts',
];

type Column = { table: string; name: string; isRequired: boolean };

/**
 * Replaces the rows of a throwaway database with those of another: accounts, and all of our tables and columns that
 * both have.
 */
export async function copyRows(from: Sql, to: Sql): Promise<void> {
  const [sourceColumns, targetColumns] = [await listColumns(from), await listColumns(to)];
  const isInSource = ({ table, name }: Column) =>
    sourceColumns.some((column) => column.table === table && column.name === name);
  const columnsByTable = Map.groupBy(targetColumns.filter(isInSource), ({ table }) => table);
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-rows-'));
  await to.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql.unsafe(`truncate ${[...columnsByTable.keys()].join(', ')} cascade`);
    for (const column of targetColumns)
      if (column.isRequired && columnsByTable.has(column.table) && !isInSource(column))
        await sql.unsafe(`alter table ${column.table} alter column ${column.name} drop not null`);
    for (const [table, columns] of columnsByTable) {
      const list = `${table} (${columns.map(({ name }) => name).join(', ')})`;
      // Through a file, because postgres.js stops reading after a stream of rows that filled its buffer.
      await from.unsafe(`copy ${list} to '${path.join(folder, table)}'`);
      await sql.unsafe(`copy ${list} from '${path.join(folder, table)}'`);
    }
  });
  await rm(folder, { recursive: true });
  await to`vacuum (analyze)`;
}

/** The columns that are stored, not generated. */
const listColumns = (sql: Sql) => sql<Column[]>`
  select attrelid::regclass::text as table, quote_ident(attname) as name, attnotnull and not atthasdef and attidentity = '' as "isRequired"
  from pg_catalog.pg_attribute join pg_catalog.pg_class as class on class.oid = attrelid
  where (relnamespace = 'public'::regnamespace and relname <> all (${skippedTables}) or class.oid = 'auth.users'::regclass)
    and relkind = 'r' and attnum > 0 and attgenerated = '' and not attisdropped
  order by attrelid, attnum`;
