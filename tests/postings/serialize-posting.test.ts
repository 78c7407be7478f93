import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { job, type Row } from '../policies/rows';
import type { Person } from '../support/clients';
import { requireVariable } from '../support/environment';
import { sql } from '../support/sql';
import { waitFor } from '../support/wait-for';
import { createEmployer } from '../trust/employers';

/** An open transaction of this person on its own connection. */
async function createRequest({ user: { id } }: Person, database: postgres.Sql) {
  const request = await database.reserve();
  await request`begin`;
  await request`select set_config('request.jwt.claim.sub', ${id}, true)`;
  const post = async (fields: Row) => {
    const { location, contact, ...row } = job(id, fields);
    await request`insert into public.jobs ${request({
      ...row,
      location: request.json(location as never),
      contact: request.json(contact as never),
    } as never)}`;
  };
  return { post, commit: () => request`commit` };
}

test.each(['description', 'title'])(
  'two employers who post two jobs with the same %s in opposite order do not deadlock',
  async (field) => {
    const newJob = (): Row => ({
      title: `Baker ${crypto.randomUUID()}`,
      description: `${crypto.randomUUID()} `.repeat(30),
    });
    const [one, other] = [newJob(), newJob()];
    const withSameField = (theirs: Row) => ({ ...newJob(), [field]: theirs[field] });
    const application_name = crypto.randomUUID();
    const database = postgres(requireVariable('DATABASE_URL'), {
      max: 2,
      connection: { application_name },
      onnotice: () => {},
    });
    onTestFinished(() => database.end({ timeout: 0 }));
    const [first, second] = [
      await createRequest(await createEmployer(), database),
      await createRequest(await createEmployer(), database),
    ];

    await first.post(one);
    let hasPosted = false;
    const theirs = second.post(withSameField(other)).finally(() => {
      hasPosted = true;
    });
    await waitFor(async () => {
      const waiting = await sql`
        select from pg_stat_activity where application_name = ${application_name} and wait_event_type = 'Lock'`;
      expect(hasPosted || waiting.length > 0).toBe(true);
    });
    await expect(
      Promise.all([
        first.post(other).then(first.commit),
        theirs.then(() => second.post(withSameField(one))).then(second.commit),
      ]),
    ).resolves.toHaveLength(2);
  },
);
