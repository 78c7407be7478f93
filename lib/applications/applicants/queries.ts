import 'server-only';
import { cache } from 'react';
import { isId } from '@/lib/forms/ids';
import { viewerClient } from '@/lib/supabase/server';
import { type ApplicationStatus, applicationStatuses } from '../application';
import type { Applicant, ApplicantSummary, ApplicantsJob } from './applicant';
import {
  summaryColumns,
  toApplicantSummary,
  toApplicantsJob,
  toApplicationEvent,
  toApplicationStatus,
  toNote,
} from './applicant-row';
import { defaultTemplates, type ReplyKind, type ReplyTemplate, replyKinds } from './reply-templates';
import { type ApplicantFilters, applicantsPerPage } from './search-params';

/** The viewer's own job; null for an unknown job and for another employer's. */
export const getApplicantsJob = cache(
  async (jobId: string, viewerId: string): Promise<ApplicantsJob | null> => {
    if (!isId(jobId)) return null;
    const client = await viewerClient();
    const { data } = await client
      .from('jobs')
      .select('id, title, company_name, status, expires_at')
      .eq('id', jobId)
      .eq('employer_id', viewerId)
      .maybeSingle()
      .throwOnError();
    return data && toApplicantsJob(data);
  },
);

/** The number of applications to the viewer's own job by status. */
export async function countApplicants(jobId: string): Promise<Record<ApplicationStatus, number>> {
  const client = await viewerClient();
  const { data } = await client.rpc('count_applicants', { job_id: jobId }).throwOnError();
  const totals = new Map(data.map(({ status, total }) => [status, Number(total)]));
  return Object.fromEntries(applicationStatuses.map((status) => [status, totals.get(status) ?? 0])) as Record<
    ApplicationStatus,
    number
  >;
}

/** One page of the applicants of the viewer's own job, newest first. */
export async function listApplicants(
  jobId: string,
  { status, page }: ApplicantFilters,
): Promise<ApplicantSummary[]> {
  const client = await viewerClient();
  const query = client
    .from('applications')
    .select(summaryColumns)
    .eq('job_id', jobId)
    .order('created_at', { ascending: false })
    .order('id')
    .range((page - 1) * applicantsPerPage, page * applicantsPerPage - 1);
  const { data } = await (status ? query.eq('status', status) : query).throwOnError();
  const idsWithNotes = await listIdsWithNotes(data.map(({ id }) => id));
  return data.map((row) => ({ ...toApplicantSummary(row), hasNotes: idsWithNotes.has(row.id) }));
}

async function listIdsWithNotes(ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const client = await viewerClient();
  const { data } = await client
    .from('application_notes')
    .select('application_id')
    .in('application_id', ids)
    .throwOnError();
  return new Set(data.map(({ application_id }) => application_id));
}

/** The selected applicants of the viewer's own job, in the order of the list. Ids of other jobs are ignored. */
export async function listApplicantsById(
  jobId: string,
  ids: readonly string[],
): Promise<Pick<ApplicantSummary, 'id' | 'fullName' | 'status'>[]> {
  const requestedIds = ids.filter(isId).slice(0, applicantsPerPage);
  if (requestedIds.length === 0) return [];
  const client = await viewerClient();
  const { data } = await client
    .from('applications')
    .select('id, full_name, status')
    .eq('job_id', jobId)
    .in('id', requestedIds)
    .order('created_at', { ascending: false })
    .order('id')
    .throwOnError();
  return data.map((row) => ({
    id: row.id,
    fullName: row.full_name,
    status: toApplicationStatus(row.status),
  }));
}

/** An applicant of the viewer's own job with notes and history; null for an unknown id. */
export const getApplicant = cache(async (jobId: string, id: string): Promise<Applicant | null> => {
  if (!isId(id)) return null;
  const client = await viewerClient();
  const [application, notes, events] = await Promise.all([
    client
      .from('applications')
      .select(`${summaryColumns}, cover_letter, cv_filename, cv_scanned_at`)
      .eq('job_id', jobId)
      .eq('id', id)
      .maybeSingle()
      .throwOnError(),
    client
      .from('application_notes')
      .select('id, body, created_at')
      .eq('application_id', id)
      .order('created_at')
      .throwOnError(),
    client
      .from('application_events')
      .select('kind, at, subject, body')
      .eq('application_id', id)
      .order('id')
      .throwOnError(),
  ]);
  const row = application.data;
  return (
    row && {
      ...toApplicantSummary(row),
      coverLetter: row.cover_letter,
      cvFilename: row.cv_filename,
      isCvScanned: row.cv_scanned_at !== null,
      notes: notes.data.map(toNote),
      events: events.data.map(toApplicationEvent).filter((event) => event !== null),
    }
  );
});

/** The storage path and filename of an applicant's CV; null for an unknown id or another employer's job. */
export async function getApplicantCv(
  jobId: string,
  id: string,
): Promise<{ path: string; filename: string } | null> {
  if (!isId(id)) return null;
  const client = await viewerClient();
  const { data } = await client
    .from('applications')
    .select('cv_url, cv_filename')
    .eq('job_id', jobId)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data && { path: data.cv_url, filename: data.cv_filename };
}

/** The viewer's reply templates, with the default wording for kinds without one. */
export async function getReplyTemplates(viewerId: string): Promise<Record<ReplyKind, ReplyTemplate>> {
  const client = await viewerClient();
  const { data } = await client
    .from('reply_templates')
    .select('kind, subject, body')
    .eq('employer_id', viewerId)
    .throwOnError();
  const getTemplate = (kind: ReplyKind) => {
    const row = data.find((template) => template.kind === kind);
    return row ? { subject: row.subject, body: row.body } : defaultTemplates[kind];
  };
  return Object.fromEntries(replyKinds.map((kind) => [kind, getTemplate(kind)])) as Record<
    ReplyKind,
    ReplyTemplate
  >;
}

const exportBatchSize = 500;

export type ExportedApplicant = Omit<Applicant, 'events' | 'id' | 'isCvScanned'>;

/** All applicants of the viewer's own job, newest first, in batches. */
export async function* exportApplicants(jobId: string): AsyncGenerator<ExportedApplicant[]> {
  const client = await viewerClient();
  for (let from = 0; ; from += exportBatchSize) {
    const { data } = await client
      .from('applications')
      .select(`${summaryColumns}, cover_letter, cv_filename`)
      .eq('job_id', jobId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + exportBatchSize - 1)
      .throwOnError();
    const notes = await listNotes(data.map(({ id }) => id));
    yield data.map((row) => ({
      ...toApplicantSummary(row),
      coverLetter: row.cover_letter,
      cvFilename: row.cv_filename,
      notes: notes.get(row.id) ?? [],
    }));
    if (data.length < exportBatchSize) return;
  }
}

/** Split into several requests, because the ids are part of the URL. */
async function listNotes(ids: string[]): Promise<Map<string, Applicant['notes']>> {
  const client = await viewerClient();
  const notesById = new Map<string, Applicant['notes']>();
  for (let from = 0; from < ids.length; from += 100) {
    const { data } = await client
      .from('application_notes')
      .select('application_id, id, body, created_at')
      .in('application_id', ids.slice(from, from + 100))
      .order('created_at')
      .throwOnError();
    for (const row of data)
      notesById.set(row.application_id, [...(notesById.get(row.application_id) ?? []), toNote(row)]);
  }
  return notesById;
}
