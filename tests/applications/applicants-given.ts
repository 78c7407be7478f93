import type { SupabaseClient } from '@supabase/supabase-js';
import type { ISql } from 'postgres';
import { type Person, signUp } from '../policies/people';
import { application, austin, company, cvPath, job, type Row, upload } from '../policies/rows';
import { agreeToContact } from '../support/clients';
import { sql } from '../support/sql';

export type Hirer = Person & { jobId: string };

/** An employer with one open job. */
export async function givenHirer(fields: Row = {}): Promise<Hirer> {
  const person = await signUp('employer');
  await sql`insert into public.employer_profiles ${sql({ ...company(person.id), location: sql.json(austin() as never) } as never)}`;
  return { ...person, jobId: await givenJobOf(person.id, fields) };
}

/** A job as its employer would post it, with whatever a person may not choose, such as its age. */
export async function givenJobOf(
  employerId: string,
  fields: Row = {},
  database: ISql = sql,
): Promise<string> {
  const row = job(employerId, fields);
  const contact = `ada-${crypto.randomUUID()}@example.com`;
  await agreeToContact(employerId, contact);
  const [stored] = await database<{ id: string }[]>`insert into public.jobs ${sql({
    ...row,
    location: sql.json(row.location as never),
    contact: sql.json({ name: 'Ada', email: contact }),
  } as never)} returning id`;
  if (!stored) throw new Error('The job was not posted.');
  return stored.id;
}

export type GivenApplication = { id: string; email: string };

/** Applications to a job, past the form: nobody was told of them. From people who proved their addresses. */
export async function givenApplications(
  jobId: string,
  count: number,
  fields: Row = {},
): Promise<GivenApplication[]> {
  const all: GivenApplication[] = [];
  for (let index = 0; index < count; index += 1) {
    const path = cvPath();
    await sql`insert into public.uploads ${sql(upload(path, { claimed_at: new Date().toISOString() }) as never)}`;
    const row = application(jobId, path, {
      id: crypto.randomUUID(),
      proven_at: new Date().toISOString(),
      ...fields,
    });
    await sql`insert into public.applications ${sql(row as never)}`;
    all.push({ id: String(row.id), email: String(row.email) });
  }
  return all;
}

/** Moves applications as the viewer of that client; how many rows changed. */
export async function move(client: SupabaseClient, ids: readonly string[], status: string): Promise<number> {
  const { data, error } = await client.from('applications').update({ status }).in('id', ids).select('id');
  if (error) throw error;
  return data.length;
}

export const ids = (applications: readonly GivenApplication[]) => applications.map(({ id }) => id);

/** The outbox's mails of a kind about applications, in the order in which they were written. */
export const mailsOf = (kind: string, applications: readonly GivenApplication[]) =>
  sql<{ recipient: string; payload: Record<string, string> }[]>`
    select recipient, payload from public.outbox
    where kind = ${kind} and payload ->> 'applicationId' = any (${ids(applications)}) order by id`;

/** As the scheduler does once the seconds for 'Undo' are over. */
export const writeClosingEmails = async () => {
  const [row] = await sql<{ written: number }[]>`
    select public.write_closing_emails(100, now() + interval '1 minute') as written`;
  return row?.written ?? 0;
};
