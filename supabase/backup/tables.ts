import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ISql, Sql, TransactionSql } from 'postgres';
import type { Manifest, OpenedBackup, partWriter } from './manifest.ts';

type Table = { schema: string; name: string; columns: string[] };

/**
 * All tables of Doorstep, and of the auth service the accounts. Not its sessions: whoever found a backup could act as
 * these people. Columns that the database computes are computed again.
 */
async function tablesOf(sql: ISql): Promise<Table[]> {
  return sql<Table[]>`
    select namespace.nspname as schema, class.relname as name,
      array_agg(attribute.attname::text order by attribute.attnum) as columns
    from pg_class as class
    join pg_namespace as namespace on namespace.oid = class.relnamespace
    join pg_attribute as attribute on attribute.attrelid = class.oid
    where class.relkind = 'r' and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
      and (namespace.nspname = 'public' or (namespace.nspname = 'auth' and class.relname in ('users', 'identities')))
      and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
    group by 1, 2 order by 1, 2`;
}

/** Writes every table as of one moment; the connection has to be in a transaction that sees no later one. */
export async function saveTables(
  sql: TransactionSql,
  parts: ReturnType<typeof partWriter>,
): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  const tables: Manifest['tables'] = [];
  for (const table of await tablesOf(sql)) {
    const part = `database/${table.schema}.${table.name}.copy.gz`;
    let rows = 0;
    // One line is one row: COPY writes the line breaks of a text as two characters.
    const count = new Transform({
      transform(lines: Buffer, _encoding, done) {
        for (const byte of lines) if (byte === 10) rows++;
        done(null, lines);
      },
    });
    const copied = await sql.unsafe(`copy (${rowsOf(table)}) to stdout`).readable();
    copied.on('error', (fault) => count.destroy(fault));
    // postgres 3.4.9 pauses its socket where a table is larger than the buffer, and after the end never reads on by itself.
    copied.on('end', () => copied._read(0));
    await parts.write(part, copied.pipe(count));
    tables.push({ ...table, rows, part });
  }
  const sequences = await sql<Manifest['sequences']>`
    select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public' order by 1`;
  return { tables, sequences: [...sequences] };
}

/** What migrations and the gazetteer's loader write themselves: an empty place has rows in these. */
const filledBefore = [
  'settings',
  'age_question_bans',
  'job_slugs',
  'ordinary_words',
  'work_names',
  'trust_rules',
  'known_companies',
  'places',
  'place_names',
  'places_loaded',
];

/** Which tables have rows of somebody, with their number; none in an empty place. */
export async function rowsInUse(sql: Sql): Promise<string[]> {
  const inUse: string[] = [];
  for (const { schema, name } of await tablesOf(sql)) {
    if (schema === 'public' && filledBefore.includes(name)) continue;
    const [row] = await sql.unsafe<{ count: string }[]>(
      `select count(*) from ${quoted(schema)}.${quoted(name)}`,
    );
    if (row && row.count !== '0') inUse.push(`${row.count} ${name}`);
  }
  return inUse;
}

/** Puts the rows of a backup in the place of what is there, without a trigger that would answer to them. */
export async function loadTables(sql: TransactionSql, { manifest, read }: OpenedBackup): Promise<void> {
  const ours = manifest.tables.filter(({ schema }) => schema === 'public');
  const clear = () =>
    sql.unsafe(`truncate ${ours.map(({ schema, name }) => `${quoted(schema)}.${quoted(name)}`).join(', ')}`);
  // A log that is only ever added to refuses to be cleared otherwise.
  await sql`set local session_replication_role = replica`;
  await clear();
  await sql`set local session_replication_role = origin`;
  // With everything of the auth service that belongs to them; what our triggers write about it goes with the second clearing.
  for (const name of ['refresh_tokens', 'sessions', 'identities', 'users'])
    await sql`delete from ${sql(`auth.${name}`)}`;
  await sql`set local session_replication_role = replica`;
  await clear();
  for (const table of manifest.tables) {
    const rows = await sql.unsafe(`copy ${target(table)} from stdin`).writable();
    await pipeline(await read(table.part), rows);
    const [loaded] = await sql.unsafe<{ count: string }[]>(
      `select count(*) from ${quoted(table.schema)}.${quoted(table.name)}`,
    );
    if (Number(loaded?.count) !== table.rows)
      throw new Error(
        `${table.name} has ${loaded?.count} rows instead of ${table.rows}: nothing was restored.`,
      );
  }
  await fitAccounts(sql);
  for (const { name, value, isCalled } of manifest.sequences)
    await sql`select setval(${`public.${quoted(name)}`}::regclass, ${value}::bigint, ${isCalled})`;
}

/**
 * The local stack leaves empty what hosted Supabase's auth service always fills: it finds an account by `instance_id` too, and cannot read one
 * whose tokens and changes are null instead of ''.
 */
async function fitAccounts(sql: TransactionSql): Promise<void> {
  const columns = await sql<{ name: string; type: string }[]>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name ~ '(_token(_current|_new)?|_change|^instance_id)$'`;
  const nobodys = '00000000-0000-0000-0000-000000000000';
  const filled = columns.map(
    ({ name, type }) => `${quoted(name)} = coalesce(${quoted(name)}, '${type === 'uuid' ? nobodys : ''}')`,
  );
  await sql.unsafe(`update auth.users set ${filled.join(', ')}`);
}

/** The planner knows nothing of rows that came at once. */
export const analyze = async (sql: Sql): Promise<void> => {
  await sql`analyze`;
};

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** Links of account emails carry what is in these columns, so whoever found a backup could open them. */
const isOpenLink = (table: Table, column: string) =>
  table.schema === 'auth' && /_token(_current|_new)?$/.test(column);

const rowsOf = (table: Table) => {
  const values = table.columns.map((column) =>
    isOpenLink(table, column) ? `left(${quoted(column)}, 0)` : quoted(column),
  );
  return `select ${values.join(', ')} from ${quoted(table.schema)}.${quoted(table.name)}`;
};
const target = ({ schema, name, columns }: Table) =>
  `${quoted(schema)}.${quoted(name)} (${columns.map(quoted).join(', ')})`;
