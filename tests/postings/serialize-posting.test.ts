import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { job, type Row } from '../policies/rows';
import type { Person } from '../support/clients';
import { requireVariable } from '../support/environment';
import { sql } from '../support/sql';
import { waitFor } from '../support/wait-for';
import { createEmployer } from '../trust/employers';

/** Starts a transaction of this person on its own connection. */
async function startTransaction({ user: { id } }: Person, database: postgres.Sql) {
  const transaction = await database.reserve();
  await transaction`begin`;
  await transaction`select set_config('request.jwt.claim.sub', ${id}, true)`;
  const post = async (fields: Row) => {
    const { location, contact, ...row } = job(id, fields);
    await transaction`insert into public.jobs ${transaction({
      ...row,
      location: transaction.json(location as never),
      contact: transaction.json(contact as never),
    } as never)}`;
  };
  return { post, commit: () => transaction`commit` };
}

test.each(['description', 'title'])(
  'two employers posting jobs with the same %s in opposite order do not deadlock',
  async (field) => {
    const newJob = (): Row => ({
      title: `Baker ${crypto.randomUUID()}`,
      description: `${crypto.randomUUID()} `.repeat(30),
    });
    const [jobA, jobB] = [newJob(), newJob()];
    const withSameField = (other: Row) => ({ ...newJob(), [field]: other[field] });
    const application_name = crypto.randomUUID();
    const database = postgres(requireVariable('DATABASE_URL'), {
      max: 2,
      connection: { application_name },
      onnotice: () => {},
    });
    onTestFinished(() => database.end({ timeout: 0 }));
    const [first, second] = [
      await startTransaction(await createEmployer(), database),
      await startTransaction(await createEmployer(), database),
    ];

    await first.post(jobA);
    let hasPosted = false;
    const secondPosting = second.post(withSameField(jobB)).finally(() => {
      hasPosted = true;
    });
    await waitFor(async () => {
      const lockWaits = await sql`
        select from pg_stat_activity where application_name = ${application_name} and wait_event_type = 'Lock'`;
      expect(hasPosted || lockWaits.length > 0).toBe(true);
    });
    await expect(
      Promise.all([
        first.post(jobB).then(first.commit),
        secondPosting.then(() => second.post(withSameField(jobA))).then(second.commit),
      ]),
    ).resolves.toHaveLength(2);
  },
);
