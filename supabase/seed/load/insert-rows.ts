import type { Sql, TransactionSql } from 'postgres';

export type SeedSql = Sql | TransactionSql;

/** Rows per statement: few enough to keep a million rows out of memory. */
const rowsPerStatement = 1000;

/**
 * Inserts rows of these columns, a thousand at a time, as one JSON text that the database spreads over the table's own
 * types. `table` and `columns` are names of our own, never input.
 */
export async function insertRows<Row extends object>(
  sql: SeedSql,
  table: string,
  columns: readonly (keyof Row & string)[],
  rows: Iterable<Row>,
): Promise<number> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const statement = `insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`;
  let count = 0;
  for (const part of partsOf(rows, rowsPerStatement)) {
    await sql.unsafe(statement, [JSON.stringify(part)]);
    count += part.length;
  }
  return count;
}

/** The same things in lists of this length; the last may be shorter. */
export function* partsOf<T>(things: Iterable<T>, length: number): Generator<T[]> {
  let part: T[] = [];
  for (const thing of things) {
    part.push(thing);
    if (part.length < length) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
