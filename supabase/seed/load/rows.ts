import type { Sql, TransactionSql } from 'postgres';

export type SeedSql = Sql | TransactionSql;

/**
 * Inserts rows with the columns of the first one, as one JSON parameter. Existing rows stay unchanged. `table` and the
 * columns must not come from user input.
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

/** Splits items into lists of this length, so that a million rows are never in memory at once. */
export function* toBatches<Item>(items: Iterable<Item>, length: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < length) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
