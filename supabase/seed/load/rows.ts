import type { Sql, TransactionSql } from 'postgres';

export type SeedSql = Sql | TransactionSql;

/**
 * Inserts rows, all with the columns of the first one, as one JSON text that the database spreads over the table's types.
 * What is there already is kept. `table` and the columns are never input.
 */
export async function insertRows(sql: SeedSql, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  await sql.unsafe(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)
      on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** The items in lists of this length, so that a million rows never are in memory at once. */
export function* inBatches<Item>(items: Iterable<Item>, length: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < length) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
