import 'server-only';
import { z } from 'zod';
import { isId, isToken } from '@/lib/forms/ids';
import { isoTime } from '@/lib/jobs/job-row';
import { adminClient } from '@/lib/supabase/admin';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import type { DataClient } from '@/lib/supabase/types';
import { applicationStatuses, type MyApplication, type SentApplication } from './application';

/** The application that a receipt's secret belongs to; null for an unknown or erased one. */
export async function findApplication(token: string): Promise<SentApplication | null> {
  if (!isToken(token)) return null;
  const { data } = await publicClient().rpc('find_application', { manage_token: token }).throwOnError();
  return data === null ? null : sentApplication.parse(data);
}

/** An application of the viewer's account; null for anybody else's. */
export async function findMyApplication(id: string): Promise<SentApplication | null> {
  if (!isId(id)) return null;
  const { data } = await (await viewerClient())
    .rpc('find_my_application', { application_id: id })
    .throwOnError();
  return data === null ? null : sentApplication.parse(data);
}

/**
 * The viewer's applications, newest first, and what a guest sent from this browser (`browserKey`). What was sent from it
 * under the viewer's own address becomes the account's first.
 */
export async function listMyApplications(
  isSignedIn: boolean,
  browserKey: string | null,
): Promise<MyApplication[]> {
  const client = await viewerClient();
  if (isSignedIn && browserKey !== null) {
    await client.rpc('claim_my_applications', { browser_key: browserKey }).throwOnError();
  }
  const { data } = await client
    .rpc('my_applications', {
      ...(browserKey !== null && { browser_key: browserKey }),
    })
    .throwOnError();
  return data.map((row) => ({
    id: row.id,
    job: sentJob.parse(row.job),
    status: z.enum(applicationStatuses).parse(row.status),
    sentAt: timestamp.parse(row.sent_at),
    isOwn: row.is_own,
  }));
}

/** Of at most 50 jobs, when the viewer applied, and how many people applied to the viewer's own. */
export async function findJobApplications(
  jobIds: readonly string[],
): Promise<{ applied: Record<string, string>; applicants: Record<string, number> }> {
  const { data, error } = await (await viewerClient()).rpc('my_job_applications', { job_ids: [...jobIds] });
  // A session that is gone has no applications.
  if (error?.code === '42501') return { applied: {}, applicants: {} };
  if (error) throw error;
  // The generated types know nothing of null in what a function returns.
  const rows: { job_id: string; applied_at: string | null; applicants: number | null }[] = data;
  return {
    applied: Object.fromEntries(
      rows.flatMap((row) => (row.applied_at === null ? [] : [[row.job_id, isoTime(row.applied_at)]])),
    ),
    applicants: Object.fromEntries(
      rows.flatMap((row) => (row.applicants === null ? [] : [[row.job_id, row.applicants]])),
    ),
  };
}

/** What the account of a client begins an application with; null for a visitor. */
export async function findApplicationStart(client: DataClient) {
  const { data, error } = await client.rpc('my_application_start');
  if (error?.code === '42501') return null;
  if (error) throw error;
  return applicationStart.nullable().parse(data);
}

/** Where the CV of a receipt's secret, or of the viewer's own application, is in storage (D24); null when there is none. */
export async function findSentCv(by: { token: string } | { id: string; viewerId: string }) {
  if ('token' in by ? !isToken(by.token) : !isId(by.id)) return null;
  const columns = 'path:cv_url, filename:cv_filename';
  if ('token' in by) {
    const admin = adminClient();
    const { data: id } = await admin.rpc('application_of', { manage_token: by.token }).throwOnError();
    if (id === null) return null;
    const { data } = await admin
      .from('applications')
      .select(columns)
      .eq('id', id)
      .maybeSingle()
      .throwOnError();
    return data;
  }
  const { data } = await (await viewerClient())
    .from('applications')
    .select(columns)
    .eq('id', by.id)
    .eq('applicant_id', by.viewerId)
    .maybeSingle()
    .throwOnError();
  return data;
}

const applicationStart = z.object({
  fullName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  cvPath: z.string().nullable(),
});

const timestamp = z.string().transform((text) => new Date(text).toISOString());

const sentJob = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  companyName: z.string(),
  location: z.object({
    address: z.object({ city: z.string(), state: z.string(), neighborhood: z.string().nullable() }),
  }),
  isShown: z.boolean(),
  hasEnded: z.boolean(),
  isTakenDown: z.boolean(),
});

const sentApplication = z.object({
  id: z.guid(),
  job: sentJob,
  fullName: z.string(),
  dateOfBirth: z.string().nullable(),
  isAdult: z.boolean(),
  email: z.string(),
  isProven: z.boolean(),
  phone: z.string(),
  coverLetter: z.string(),
  cvFilename: z.string(),
  status: z.enum(applicationStatuses),
  createdAt: timestamp,
  events: z.array(
    z.object({
      kind: z.string(),
      at: timestamp,
      subject: z.string().optional(),
      body: z.string().optional(),
      isHeld: z.boolean().optional(),
    }),
  ),
});
