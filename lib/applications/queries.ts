import 'server-only';
import { z } from 'zod';
import { isId, isToken } from '@/lib/forms/ids';
import { toIsoTime } from '@/lib/jobs/job-row';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import type { DataClient } from '@/lib/supabase/types';
import { applicationStatuses, type MyApplication, type SentApplication } from './application';

/** The application that a receipt's secret belongs to; null for an unknown or deleted one. */
export async function getApplication(token: string): Promise<SentApplication | null> {
  if (!isToken(token)) return null;
  const { data } = await publicClient().rpc('get_application', { manage_token: token }).throwOnError();
  return data === null ? null : sentApplicationSchema.parse(data);
}

/** An application of the viewer's account; null for any other. */
export async function getMyApplication(id: string): Promise<SentApplication | null> {
  if (!isId(id)) return null;
  const { data } = await (await viewerClient())
    .rpc('get_my_application', { application_id: id })
    .throwOnError();
  return data === null ? null : sentApplicationSchema.parse(data);
}

/**
 * The viewer's applications and this browser's guest applications, newest first. The guest applications with the
 * viewer's address are moved to the account first.
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
    job: sentJobSchema.parse(row.job),
    status: z.enum(applicationStatuses).parse(row.status),
    sentAt: timestampSchema.parse(row.sent_at),
    isOwn: row.is_own,
  }));
}

/** For at most 50 jobs: when the viewer applied, and the number of applicants to the viewer's own jobs. */
export async function getJobApplications(
  jobIds: readonly string[],
): Promise<{ applied: Record<string, string>; applicants: Record<string, number> }> {
  const { data, error } = await (await viewerClient()).rpc('my_job_applications', { job_ids: [...jobIds] });
  // The session has expired.
  if (error?.code === '42501') return { applied: {}, applicants: {} };
  if (error) throw error;
  // The generated types don't include null in function results.
  const rows: { job_id: string; applied_at: string | null; applicants: number | null }[] = data;
  return {
    applied: Object.fromEntries(
      rows.flatMap((row) => (row.applied_at === null ? [] : [[row.job_id, toIsoTime(row.applied_at)]])),
    ),
    applicants: Object.fromEntries(
      rows.flatMap((row) => (row.applicants === null ? [] : [[row.job_id, row.applicants]])),
    ),
  };
}

/** The initial values of the account's application form; null for a visitor. */
export async function getApplicationPrefill(client: DataClient) {
  const { data, error } = await client.rpc('my_application_prefill');
  if (error?.code === '42501') return null;
  if (error) throw error;
  return applicationPrefillSchema.nullable().parse(data);
}

/**
 * The storage path and filename of the CV of an application (D24), found by its receipt's secret or, for the viewer's
 * own, by id. Null if there is none.
 */
export async function getSentCv(key: { token: string } | { id: string; viewerId: string }) {
  if ('token' in key ? !isToken(key.token) : !isId(key.id)) return null;
  const columns = 'path:cv_url, filename:cv_filename';
  if ('token' in key) {
    const service = serviceClient();
    const { data: id } = await service.rpc('get_application_id', { manage_token: key.token }).throwOnError();
    if (id === null) return null;
    const { data } = await service
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
    .eq('id', key.id)
    .eq('applicant_id', key.viewerId)
    .maybeSingle()
    .throwOnError();
  return data;
}

const applicationPrefillSchema = z.object({
  fullName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  cvPath: z.string().nullable(),
});

/** Parses a database time into ISO 8601 in UTC. */
export const timestampSchema = z.string().transform((text) => new Date(text).toISOString());

const sentJobSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  companyName: z.string(),
  location: z.object({
    address: z.object({ city: z.string(), state: z.string(), neighborhood: z.string().nullable() }),
  }),
  hasPage: z.boolean(),
  hasEnded: z.boolean(),
  isTakenDown: z.boolean(),
});

const sentApplicationSchema = z.object({
  id: z.guid(),
  job: sentJobSchema,
  fullName: z.string(),
  dateOfBirth: z.string().nullable(),
  isAdult: z.boolean(),
  email: z.string(),
  isVerified: z.boolean(),
  phone: z.string(),
  coverLetter: z.string(),
  cvFilename: z.string(),
  status: z.enum(applicationStatuses),
  createdAt: timestampSchema,
  events: z.array(
    z.object({
      kind: z.string(),
      at: timestampSchema,
      subject: z.string().optional(),
      body: z.string().optional(),
      isWithheld: z.boolean().optional(),
    }),
  ),
});
