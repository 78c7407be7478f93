import { randomBytes, randomUUID } from 'node:crypto';
import { application, cvPath, denver, job, upload } from '../policies/rows.ts';
import { type Person, secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

/** Who sends a report: what the server knows of a browser. */
export type Reporter = { browserKey: string; network: string | null; accountId: string | null };

const newKey = () => randomBytes(24).toString('base64url');

/** A browser that was never here, in a network of its own. */
export const stranger = (network: string | null = randomUUID()): Reporter => ({
  browserKey: newKey(),
  network,
  accountId: null,
});

/** Somebody with an account that confirmed its address so many days ago. */
export async function member(days: number, network: string | null = randomUUID()): Promise<Reporter> {
  const person = await signUp('job_seeker');
  await sql`update auth.users set email_confirmed_at = now() - make_interval(days => ${days}) where id = ${person.user.id}`;
  return { ...stranger(network), accountId: person.user.id };
}

/** A guest whose browser applied for some job so many days ago, and proved the address. */
export async function guest(days: number, employer: Person): Promise<Reporter> {
  const reporter = stranger();
  const jobId = await postedJob(employer);
  const path = cvPath();
  await sql`insert into public.uploads ${sql(upload(path) as never)}`;
  await sql`insert into public.applications ${sql(application(jobId, path) as never)}`;
  await sql`update public.applications set browser_hash = public.sha256_hex(${reporter.browserKey}),
    proven_at = now(), created_at = now() - make_interval(days => ${days}) where job_id = ${jobId}`;
  return reporter;
}

/** A new job of an employer's. */
export async function postedJob(employer: Person): Promise<string> {
  const title = `Tinsmith ${randomUUID().replace(/[^a-f]/g, '')}`;
  const { data } = await employer.client
    .from('jobs')
    .insert(job(employer.user.id, { title, location: denver() }) as never)
    .select('id')
    .single()
    .throwOnError();
  return (data as { id: string }).id;
}

type About = { kind?: string; reason?: string; note?: string; email?: string; minutesAgo?: number };

/** Reports a thing as the server does; whether there was something to report. */
export async function report(
  subjectId: string,
  { browserKey, network, accountId }: Reporter,
  { kind = 'job', reason = 'scam', note = '', email = '', minutesAgo = 0 }: About = {},
): Promise<boolean> {
  const { data } = await secretClient()
    .rpc('send_report', {
      subject_kind: kind,
      subject_id: subjectId,
      reason,
      note,
      email,
      browser_key: browserKey,
      network_hash: network as string,
      reporter_id: accountId as string,
    })
    .throwOnError();
  await sql`update public.reports set created_at = created_at - make_interval(mins => ${minutesAgo})
    where subject_id = ${subjectId} and browser_hash = public.sha256_hex(${browserKey})`;
  return data as boolean;
}
