import { company, denver, type Row } from '../policies/rows.ts';
import { type Person, settleIn, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

/** An employer in Denver who has been posting for long. */
export async function newEmployer(fields: Row = {}): Promise<Person> {
  const person = await signUp('employer');
  const row = { ...company(person.user.id, fields), location: sql.json(denver() as never) };
  await sql`insert into public.employer_profiles ${sql(row as never)}`;
  await settleIn(person.user.id);
  return person;
}

/** The status of a job, as the database has it. */
export async function statusOf(id: string): Promise<string> {
  const [row] = await sql<{ status: string }[]>`select status from public.jobs where id = ${id}`;
  return row?.status ?? 'gone';
}

/** The open case about a job; null without one. */
export async function openCaseOf(jobId: string) {
  const [found] = await sql<{ id: string; reasons: { rule: string; weight: number; words: string }[] }[]>`
    select id, reasons from public.cases where subject_id = ${jobId} and closed_at is null`;
  return found ?? null;
}
