import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ColumnRights,
  columns,
  getExpectedOutcome,
  type PersonName,
  people,
  type TableName,
} from './matrix.ts';
import { assertNoError, createWorld, pick, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** The people who can read the table's sample row without the secret key; the first has the most rights to it. */
const listReaders = (table: TableName) =>
  people.filter((person) => person !== 'secret key' && getExpectedOutcome(table, 'select', person) === 'yes');

/** The person who inserts a row of their own. */
const authors = {
  jobs: 'employer',
  employer_profiles: 'newcomer',
  job_seeker_profiles: 'newcomer',
  applications: 'applicant',
  job_drafts: 'rival',
  application_events: 'employer',
  application_notes: 'employer',
  reply_templates: 'rival',
  saved_talents: 'rival',
  saved_jobs: 'applicant',
  seen_jobs: 'applicant',
  hidden_companies: 'rival',
  alerts: 'newcomer',
  deleted_applications: 'applicant',
} as const satisfies Record<keyof typeof columns, PersonName>;

// 42501: without the privilege. 428C9: a generated column.
const errorCodes = ['42501', '428C9'];

describe.each(Object.keys(columns) as (keyof typeof columns)[])('%s', (table) => {
  const rights: ColumnRights = columns[table];

  test('at least one person can read the sample row', () => {
    expect(listReaders(table)).not.toEqual([]);
  });

  test.each(listReaders(table))('the %s can read every column except the hidden ones', async (reader) => {
    const readable: string[] = [];
    for (const column of await listColumns(table)) {
      const { key, row } = world.samples[table];
      const response = await world.clients[reader].from(table).select(column).match(pick(row, key));
      if (response.error) expect(response.error.code).toBe('42501');
      else readable.push(column);
    }
    const all = await listColumns(table);
    expect(readable.sort()).toEqual(all.filter((column) => !rights.hidden.includes(column)).sort());
  });

  test.each(listReaders(table))('the %s can select * exactly if no column is hidden', async (reader) => {
    const { error } = await world.clients[reader].from(table).select('*').limit(1);
    expect(error?.code).toBe(rights.hidden.length > 0 ? '42501' : undefined);
  });

  test('an insert can set exactly the insertable columns', async () => {
    const { newRow, newKey } = world.samples[table];
    const author = { name: authors[table], id: world.ids[authors[table]] };
    const client = world.clients[author.name];
    const secret = world.clients['secret key'];
    const sample = await getSampleRow(table);
    for (const column of await listColumns(table)) {
      const row = newRow(author);
      const { error } = await client.from(table).insert({ ...row, [column]: row[column] ?? sample[column] });
      if (rights.insertable.includes(column)) expect([column, error]).toEqual([column, null]);
      else expect([column, errorCodes.includes(error?.code ?? '')]).toEqual([column, true]);
      if (!error) await assertNoError(secret.from(table).delete().match(pick(row, newKey)));
    }
  });

  test('an update can set exactly the updatable columns', async () => {
    const { key, row } = world.samples[table];
    const sample = await getSampleRow(table);
    const [owner = 'visitor'] = listReaders(table);
    for (const column of await listColumns(table)) {
      const { error } = await world.clients[owner]
        .from(table)
        .update({ [column]: sample[column] })
        .match(pick(row, key));
      if (rights.updatable.includes(column)) expect([column, error]).toEqual([column, null]);
      else expect([column, errorCodes.includes(error?.code ?? '')]).toEqual([column, true]);
    }
  });
});

test('hidden columns stay hidden after many requests', async () => {
  for (let request = 0; request < 12; request++) {
    for (const person of ['visitor', 'newcomer', 'employer'] as const) {
      const client = world.clients[person];
      await client.rpc('search_jobs', { page_size: 1 });
      expect((await client.from('jobs').select('contact').limit(1)).error?.code).toBe('42501');
      expect((await client.from('applications').select('date_of_birth').limit(1)).error?.code).toBe('42501');
    }
  }
});

async function getSampleRow(table: TableName): Promise<Record<string, unknown>> {
  const { key, row } = world.samples[table];
  const found = await assertNoError(
    world.clients['secret key'].from(table).select('*').match(pick(row, key)).single(),
  );
  return found.data;
}

async function listColumns(table: TableName): Promise<string[]> {
  return Object.keys(await getSampleRow(table));
}
