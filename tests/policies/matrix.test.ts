import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { lockTestFile } from '../support/lock-test-file.ts';
import { sql } from '../support/sql.ts';
import {
  getExpectedOutcome,
  getTableName,
  type Outcome,
  type PersonName,
  people,
  type TableName,
  tables,
  type Verb,
  verbs,
} from './matrix.ts';
import type { Row } from './rows.ts';
import { assertNoError, createWorld, listRows, pick, type TableSample, type World } from './world.ts';

// A refresh deletes the sample row of map_counts, because that row counts no real job.
lockTestFile('tests that refresh map counts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const names = Object.keys(tables) as TableName[];

describe.each(names)('%s', (table) => {
  describe.each([...people])('as the %s', (person) => {
    test.each([...verbs])('%s has the expected outcome', async (verb) => {
      expect(await attempt(table, verb, person)).toBe(getExpectedOutcome(table, verb, person));
    });
  });
});

test('the matrix lists every table of the API', async () => {
  const advice =
    'Add its rights to tests/policies/matrix.ts and a row to world.ts, then run `npx node tests/policies/write-readme.ts`.';
  const found = await sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`;
  expect(found.map(({ name }) => name).sort(), advice).toEqual([...new Set(names.map(getTableName))].sort());
});

// Other tests call these functions at any time.
test('the cleanups of other tests delete no sample row', async () => {
  for (const cleanUp of [
    ...[
      'delete_old_mails',
      'delete_old_verified_addresses',
      'delete_old_talent_views',
      'delete_old_rate_limits',
    ],
    ...['delete_unconfirmed_alerts', 'refresh_stalest_count'],
  ])
    await assertNoError(world.clients['secret key'].rpc(cleanUp));
  const { closing_emails: closing, ...others } = world.samples;
  expect(Date.parse(String(closing.row.not_before))).toBeGreaterThan(Date.now() + 86_400_000);
  for (const { table, row, key } of Object.values(others))
    if (!table.startsWith('place')) expect(await countRows(table, pick(row, key)), table).toBe(1);
});

test('row-level security is enabled for every table', async () => {
  const open = await sql`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`;
  expect(open).toHaveLength(0);
});

/** Tries the operation as that person, checks the result with the secret key, and restores the rows. */
async function attempt(table: TableName, verb: Verb, person: PersonName): Promise<Outcome> {
  const sample = world.samples[table];
  const client = world.clients[person];
  // Another test may load the gazetteer meanwhile, which empties the table first.
  if (table.startsWith('place')) await world.restore(table);
  return { select, insert, update, remove }[verb === 'delete' ? 'remove' : verb](sample, client, person);
}

async function select({ table, row, key }: TableSample, client: SupabaseClient): Promise<Outcome> {
  const { data, error } = await client.from(table).select(key.join()).match(pick(row, key));
  if (error) return toOutcome(error);
  return data.length === 0 ? 'unseen' : 'yes';
}

async function insert(
  { table, newRow, newKey }: TableSample,
  client: SupabaseClient,
  name: PersonName,
): Promise<Outcome> {
  const row = newRow({ name, id: world.ids[name] });
  const before = await countRows(table, pick(row, newKey));
  const { error } = await client.from(table).insert(row);
  expect(await countRows(table, pick(row, newKey))).toBe(error ? before : before + 1);
  if (error) return toOutcome(error);
  await assertNoError(world.clients['secret key'].from(table).delete().match(pick(row, newKey)));
  return 'yes';
}

async function update({ table, row, key, patch }: TableSample, client: SupabaseClient): Promise<Outcome> {
  const secret = world.clients['secret key'];
  const getPatchedColumns = async () => {
    const [found] = await listRows(table, pick(row, key));
    if (!found) throw new Error(`The row of ${table} is missing.`);
    return pick(found, Object.keys(patch));
  };
  const before = await getPatchedColumns();
  const { error, count } = await client.from(table).update(patch, { count: 'exact' }).match(pick(row, key));
  if (error || count === 0) {
    expect(await getPatchedColumns()).toEqual(before);
    return error ? toOutcome(error) : 'unseen';
  }
  await assertNoError(secret.from(table).update(before).match(pick(row, key)));
  return 'yes';
}

async function remove({ table, row, key }: TableSample, client: SupabaseClient): Promise<Outcome> {
  const { error } = await client.from(table).delete().match(pick(row, key));
  const remaining = await countRows(table, pick(row, key));
  if (error) {
    expect(remaining).toBe(1);
    return toOutcome(error);
  }
  if (remaining === 1) return 'unseen';
  await world.restore();
  return 'yes';
}

const countRows = async (table: string, filter: Row) => (await listRows(table, filter)).length;

function toOutcome(error: { code: string; message: string }): Outcome {
  if (error.code === '42501') return 'refused';
  if (error.code === '23505') return 'taken';
  throw new Error(`${error.code}: ${error.message}`);
}
