import { createHash, randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { ISql } from 'postgres';
import { type Person, signUp } from '../policies/people';
import { application, austin, company, cvPath, job, type Row, upload } from '../policies/rows';
import { confirmJobContact } from '../support/clients';
import { sql } from '../support/sql';

export type EmployerWithJob = Person & { jobId: string };

/** An employer with one open job. */
export async function createEmployerWithJob(fields: Row = {}): Promise<EmployerWithJob> {
  const person = await signUp('employer');
  await sql`insert into public.employer_profiles ${sql({ ...company(person.id), location: sql.json(austin() as never) } as never)}`;
  return { ...person, jobId: await createJobFor(person.id, fields) };
}

/** Posts a job. Returns its id. `fields` may set columns that users can't, such as `created_at`. */
export async function createJobFor(
  employerId: string,
  fields: Row = {},
  database: ISql = sql,
): Promise<string> {
  const row = job(employerId, fields);
  const contact = `ada-${crypto.randomUUID()}@example.com`;
  await confirmJobContact(employerId, contact);
  const [stored] = await database<{ id: string }[]>`insert into public.jobs ${sql({
    ...row,
    location: sql.json(row.location as never),
    contact: sql.json({ name: 'Ada', email: contact }),
  } as never)} returning id`;
  if (!stored) throw new Error('The job was not posted.');
  return stored.id;
}

export type TestApplication = { id: string; email: string };

/** Stores applications from verified addresses without the form, so no emails are queued. */
export async function createApplications(
  jobId: string,
  count: number,
  fields: Row = {},
): Promise<TestApplication[]> {
  const all: TestApplication[] = [];
  for (let index = 0; index < count; index += 1) {
    const path = cvPath();
    await sql`insert into public.uploads ${sql(upload(path, { claimed_at: new Date().toISOString() }) as never)}`;
    const row = application(jobId, path, {
      id: crypto.randomUUID(),
      email_verified_at: new Date().toISOString(),
      ...fields,
    });
    await sql`insert into public.applications ${sql(row as never)}`;
    all.push({ id: String(row.id), email: String(row.email) });
  }
  return all;
}

export async function createSingleApplication(jobId: string, fields: Row = {}): Promise<TestApplication> {
  const [application] = await createApplications(jobId, 1, fields);
  if (!application) throw new Error('No application was created.');
  return application;
}

/** Returns a random secret of a receipt, and its hash as stored in `token_hash`. */
export function createSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('hex');
  return { secret, hash: createHash('sha256').update(secret).digest('hex') };
}

/** Sets the status of applications as the client's viewer. Returns the number of changed rows. */
export async function updateStatuses(
  client: SupabaseClient,
  ids: readonly string[],
  status: string,
): Promise<number> {
  const { data, error } = await client.from('applications').update({ status }).in('id', ids).select('id');
  if (error) throw error;
  return data.length;
}

export const toIds = (applications: readonly TestApplication[]) => applications.map(({ id }) => id);

export type ReplyFields = { kind?: string; subject?: string; body?: string };

/** Sends a reply to applications for a job, by default an invitation. */
export const sendReply = (
  { client, jobId }: Pick<EmployerWithJob, 'client' | 'jobId'>,
  applications: readonly Pick<TestApplication, 'id'>[],
  fields: ReplyFields = {},
) =>
  client.rpc('reply_to_applications', {
    job_id: jobId,
    application_ids: applications.map(({ id }) => id),
    kind: 'invitation',
    subject: 'Come and see us',
    body: 'Hello {name}',
    ...fields,
  });

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** The queued emails of a kind about these applications, in order. */
export const listEmailsOfKind = (kind: string, applications: readonly TestApplication[]) =>
  sql<{ recipient: string; payload: Record<string, string> }[]>`
    select recipient, payload from public.outbox
    where kind = ${kind} and payload ->> 'applicationId' = any (${toIds(applications)}) order by id`;

/** Runs the scheduled step after the undo time. Returns the number of emails. */
export const sendDueClosingEmails = async () => {
  const [row] = await sql<{ written: number }[]>`
    select public.write_closing_emails(100, now() + interval '1 minute') as written`;
  return row?.written ?? 0;
};
