import { randomBytes, randomUUID } from 'node:crypto';
import { application, cvPath, upload } from '../policies/rows.ts';
import { type Person, secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createJob } from './employers.ts';

export type Reporter = { browserKey: string; network: string | null; accountId: string | null };

const createBrowserKey = () => randomBytes(24).toString('base64url');

/** Returns a new browser in its own network. */
export const createStranger = (network: string | null = randomUUID()): Reporter => ({
  browserKey: createBrowserKey(),
  network,
  accountId: null,
});

/** Creates an account that confirmed its address this many days ago. */
export async function createMember(days: number, network: string | null = randomUUID()): Promise<Reporter> {
  const person = await signUp('job_seeker');
  await sql`update auth.users set email_confirmed_at = now() - make_interval(days => ${days}) where id = ${person.user.id}`;
  return { ...createStranger(network), accountId: person.user.id };
}

/** Creates a guest whose browser applied to a job this many days ago, with a verified address. */
export async function createGuest(days: number, employer: Person): Promise<Reporter> {
  const reporter = createStranger();
  const jobId = await postJob(employer);
  const path = cvPath();
  await sql`insert into public.uploads ${sql(upload(path) as never)}`;
  await sql`insert into public.applications ${sql(application(jobId, path) as never)}`;
  await sql`update public.applications set browser_hash = public.sha256_hex(${reporter.browserKey}),
    email_verified_at = now(), created_at = now() - make_interval(days => ${days}) where job_id = ${jobId}`;
  return reporter;
}

export async function postJob(employer: Person): Promise<string> {
  const title = `Tinsmith ${randomUUID().replace(/[^a-f]/g, '')}`;
  return (await createJob(employer, { title })).id;
}

type ReportFields = { kind?: string; reason?: string; note?: string; email?: string; minutesAgo?: number };

/** Sends a report as the server does. Returns whether the subject could be reported. */
export async function sendReport(
  subjectId: string,
  { browserKey, network, accountId }: Reporter,
  { kind = 'job', reason = 'scam', note = '', email = '', minutesAgo = 0 }: ReportFields = {},
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
