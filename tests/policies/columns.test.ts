import { beforeAll, describe, expect, test } from 'vitest';
import { type ColumnRights, columns, type PersonName, type TableName } from './matrix.ts';
import { makeWorld, mustWork, pick, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** Who can do the most with the table's row without the secret key. */
const owners = {
  jobs: 'employer',
  employer_profiles: 'employer',
  job_seeker_profiles: 'applicant',
  applications: 'employer',
  job_drafts: 'employer',
  application_events: 'employer',
  application_notes: 'employer',
  answer_templates: 'employer',
  saved_talents: 'employer',
  saved_jobs: 'applicant',
  seen_jobs: 'applicant',
  hidden_companies: 'applicant',
  alerts: 'applicant',
  gone_applications: 'applicant',
} as const satisfies Record<keyof typeof columns, PersonName>;

/** Who may see the table's row without the secret key. */
const readers = {
  jobs: ['employer'],
  employer_profiles: ['employer'],
  job_seeker_profiles: ['applicant'],
  applications: ['employer', 'applicant'],
  job_drafts: ['employer'],
  application_events: ['employer'],
  application_notes: ['employer'],
  answer_templates: ['employer'],
  saved_talents: ['employer'],
  saved_jobs: ['applicant'],
  seen_jobs: ['applicant'],
  hidden_companies: ['applicant'],
  alerts: ['applicant'],
  gone_applications: ['applicant'],
} as const satisfies Record<keyof typeof columns, readonly PersonName[]>;

/** Who may write a row of their own there. */
const authors = {
  jobs: 'employer',
  employer_profiles: 'newcomer',
  job_seeker_profiles: 'newcomer',
  applications: 'applicant',
  job_drafts: 'rival',
  application_events: 'employer',
  application_notes: 'employer',
  answer_templates: 'rival',
  saved_talents: 'rival',
  saved_jobs: 'applicant',
  seen_jobs: 'applicant',
  hidden_companies: 'rival',
  alerts: 'newcomer',
  gone_applications: 'applicant',
} as const satisfies Record<keyof typeof columns, PersonName>;

// A generated column is refused with a code of its own where the grant would allow it; both leave it as it was.
const refusals = ['42501', '428C9'];

describe.each(Object.keys(columns) as (keyof typeof columns)[])('%s', (table) => {
  const rights: ColumnRights = columns[table];

  test.each([...readers[table]])('the %s reads every column but the hidden ones', async (reader) => {
    const readable: string[] = [];
    for (const column of await columnsOf(table)) {
      const { key, row } = world.exhibits[table];
      const answer = await world.clients[reader].from(table).select(column).match(pick(row, key));
      if (answer.error) expect(answer.error.code).toBe('42501');
      else readable.push(column);
    }
    const all = await columnsOf(table);
    expect(readable.sort()).toEqual(all.filter((column) => !rights.hidden.includes(column)).sort());
  });

  test.each([...readers[table]])('the %s gets everything at once where nothing is hidden', async (reader) => {
    const { error } = await world.clients[reader].from(table).select('*').limit(1);
    expect(error?.code).toBe(rights.hidden.length > 0 ? '42501' : undefined);
  });

  test('a new row may say the insertable columns and no other', async () => {
    const { newRow, newKey } = world.exhibits[table];
    const author = { name: authors[table], id: world.ids[authors[table]] };
    const client = world.clients[author.name];
    const secret = world.clients['secret key'];
    const sample = await storedRow(table);
    for (const column of await columnsOf(table)) {
      const row = newRow(author);
      const { error } = await client.from(table).insert({ ...row, [column]: row[column] ?? sample[column] });
      if (rights.insertable.includes(column)) expect([column, error]).toEqual([column, null]);
      else expect([column, refusals.includes(error?.code ?? '')]).toEqual([column, true]);
      if (!error) await mustWork(secret.from(table).delete().match(pick(row, newKey)));
    }
  });

  test('a change may name the updatable columns and no other', async () => {
    const { key, row } = world.exhibits[table];
    const sample = await storedRow(table);
    for (const column of await columnsOf(table)) {
      const { error } = await world.clients[owners[table]]
        .from(table)
        .update({ [column]: sample[column] })
        .match(pick(row, key));
      if (rights.updatable.includes(column)) expect([column, error]).toEqual([column, null]);
      else expect([column, refusals.includes(error?.code ?? '')]).toEqual([column, true]);
    }
  });
});

test('what is hidden stays hidden after many requests', async () => {
  for (let request = 0; request < 12; request++) {
    for (const person of ['visitor', 'newcomer', 'employer'] as const) {
      const client = world.clients[person];
      await client.rpc('search_jobs', { page_size: 1 });
      expect((await client.from('jobs').select('contact').limit(1)).error?.code).toBe('42501');
      expect((await client.from('applications').select('date_of_birth').limit(1)).error?.code).toBe('42501');
    }
  }
});

async function storedRow(table: TableName): Promise<Record<string, unknown>> {
  const { key, row } = world.exhibits[table];
  const found = await mustWork(
    world.clients['secret key'].from(table).select('*').match(pick(row, key)).single(),
  );
  return found.data;
}

async function columnsOf(table: TableName): Promise<string[]> {
  return Object.keys(await storedRow(table));
}
