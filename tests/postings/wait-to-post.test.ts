import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { job, type Row } from '../policies/rows';
import type { Person } from '../support/clients';
import { variable } from '../support/environment';
import { sql } from '../support/sql';
import { waitFor } from '../support/wait-for';
import { newEmployer } from '../trust/employers';

/** A transaction of this person's own, on a connection of its own, as each of their requests is one. */
async function requestOf({ user: { id } }: Person, database: postgres.Sql) {
  const request = await database.reserve();
  await request`begin`;
  await request`select set_config('request.jwt.claim.sub', ${id}, true)`;
  const posts = async (fields: Row) => {
    const { location, contact, ...row } = job(id, fields);
    await request`insert into public.jobs ${request({
      ...row,
      location: request.json(location as never),
      contact: request.json(contact as never),
    } as never)}`;
  };
  return { posts, ends: () => request`commit` };
}

test.each(['description', 'title'])(
  'two who post two jobs at once, of the same %s each in their own order, do not wait for each other for good',
  async (field) => {
    const newJob = (): Row => ({
      title: `Baker ${crypto.randomUUID()}`,
      description: `${crypto.randomUUID()} `.repeat(30),
    });
    const [one, other] = [newJob(), newJob()];
    const ofTheSame = (theirs: Row) => ({ ...newJob(), [field]: theirs[field] });
    const application_name = crypto.randomUUID();
    const database = postgres(variable('DATABASE_URL'), {
      max: 2,
      connection: { application_name },
      onnotice: () => {},
    });
    onTestFinished(() => database.end({ timeout: 0 }));
    const [first, second] = [
      await requestOf(await newEmployer(), database),
      await requestOf(await newEmployer(), database),
    ];

    await first.posts(one);
    let hasPosted = false;
    const theirs = second.posts(ofTheSame(other)).finally(() => {
      hasPosted = true;
    });
    await waitFor(async () => {
      const waiting = await sql`
        select from pg_stat_activity where application_name = ${application_name} and wait_event_type = 'Lock'`;
      expect(hasPosted || waiting.length > 0).toBe(true);
    });
    await expect(
      Promise.all([
        first.posts(other).then(first.ends),
        theirs.then(() => second.posts(ofTheSame(one))).then(second.ends),
      ]),
    ).resolves.toHaveLength(2);
  },
);
