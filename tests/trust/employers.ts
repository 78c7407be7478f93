import { company, denver, type Row } from '../policies/rows.ts';
import { markAccountEstablished, type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

export async function createEmployer(fields: Row = {}): Promise<Person> {
  const person = await signUp('employer');
  const row = { ...company(person.user.id, fields), location: sql.json(denver() as never) };
  await sql`insert into public.employer_profiles ${sql(row as never)}`;
  await markAccountEstablished(person.user.id);
  return person;
}

export async function getJobStatus(id: string): Promise<string> {
  const [row] = await sql<{ status: string }[]>`select status from public.jobs where id = ${id}`;
  return row?.status ?? 'gone';
}

/** Returns the open case about a job; null if there is none. */
export async function getOpenCase(jobId: string) {
  const [found] = await sql<{ id: string; reasons: { rule: string; weight: number; words: string }[] }[]>`
    select id, reasons from public.cases where subject_id = ${jobId} and closed_at is null`;
  return found ?? null;
}
