import { company, denver, job, type Row } from '../policies/rows.ts';
import { markAccountEstablished, type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

export async function createEmployer(fields: Row = {}): Promise<Person> {
  const person = await signUp('employer');
  const row = { ...company(person.user.id, fields), location: sql.json(denver() as never) };
  await sql`insert into public.employer_profiles ${sql(row as never)}`;
  await markAccountEstablished(person.user.id);
  return person;
}

/** Inserts a job in Denver as its employer, and returns the response. */
export const insertJob = (owner: Person, fields: Row = {}) =>
  owner.client
    .from('jobs')
    .insert(job(owner.user.id, { location: denver(), ...fields }) as never)
    .select('id, slug, title, status')
    .single();

/** Inserts a job in Denver as its employer, and throws if the database rejects it. */
export async function createJob(owner: Person, fields: Row = {}) {
  const { data } = await insertJob(owner, fields).throwOnError();
  return data;
}

export async function getJobStatus(id: string): Promise<string> {
  const [row] = await sql<{ status: string }[]>`select status from public.jobs where id = ${id}`;
  return row?.status ?? 'gone';
}

/** Returns the open case about a job; null if there is none. */
export async function getOpenCase(jobId: string) {
  const [openCase] = await sql<{ id: string; reasons: { rule: string; weight: number; words: string }[] }[]>`
    select id, reasons from public.cases where subject_id = ${jobId} and closed_at is null`;
  return openCase ?? null;
}
