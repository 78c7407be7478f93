import 'server-only';
import { cache } from 'react';
import { isId } from '@/lib/forms/ids';
import { viewerClient } from '@/lib/supabase/server';
import { type ApplicationStatus, applicationStatuses } from '../application';
import { type AnswerKind, type AnswerTemplate, answerKinds, defaultTemplates } from './answer-templates';
import type { Applicant, ApplicantSummary, JobOfApplicants } from './applicant';
import { summaryColumns, toEvent, toJobOfApplicants, toNote, toStatus, toSummary } from './applicant-row';
import { type ApplicantFilters, applicantsPerPage } from './search-params';

/** The viewer's own job; null for an unknown one and for somebody else's. */
export const findJobOfApplicants = cache(
  async (jobId: string, viewerId: string): Promise<JobOfApplicants | null> => {
    if (!isId(jobId)) return null;
    const client = await viewerClient();
    const { data } = await client
      .from('jobs')
      .select('id, title, company_name, status, expires_at')
      .eq('id', jobId)
      .eq('employer_id', viewerId)
      .maybeSingle()
      .throwOnError();
    return data && toJobOfApplicants(data);
  },
);

/** How many applications of the viewer's own job have each status. */
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
  const noted = await withNotes(data.map(({ id }) => id));
  return data.map((row) => ({ ...toSummary(row), hasNotes: noted.has(row.id) }));
}

async function withNotes(ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const client = await viewerClient();
  const { data } = await client
    .from('application_notes')
    .select('application_id')
    .in('application_id', ids)
    .throwOnError();
  return new Set(data.map(({ application_id }) => application_id));
}

/** The chosen applicants of the viewer's own job, in the order of the list; ids of other jobs are passed over. */
export async function findApplicants(
  jobId: string,
  ids: readonly string[],
): Promise<Pick<ApplicantSummary, 'id' | 'fullName' | 'status'>[]> {
  const wanted = ids.filter(isId).slice(0, applicantsPerPage);
  if (wanted.length === 0) return [];
  const client = await viewerClient();
  const { data } = await client
    .from('applications')
    .select('id, full_name, status')
    .eq('job_id', jobId)
    .in('id', wanted)
    .order('created_at', { ascending: false })
    .order('id')
    .throwOnError();
  return data.map((row) => ({ id: row.id, fullName: row.full_name, status: toStatus(row.status) }));
}

/** One applicant of the viewer's own job, with notes and what happened; null for an unknown one. */
export const findApplicant = cache(async (jobId: string, id: string): Promise<Applicant | null> => {
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
      ...toSummary(row),
      coverLetter: row.cover_letter,
      cvFilename: row.cv_filename,
      isCvScanned: row.cv_scanned_at !== null,
      notes: notes.data.map(toNote),
      events: events.data.map(toEvent).filter((event) => event !== null),
    }
  );
});

/** Where the CV of an applicant of the viewer's own job lies; null for an unknown one. */
export async function findCv(jobId: string, id: string): Promise<{ path: string; filename: string } | null> {
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

/** The viewer's wording of each answer; the product's where they have none of their own. */
export async function findTemplates(viewerId: string): Promise<Record<AnswerKind, AnswerTemplate>> {
  const client = await viewerClient();
  const { data } = await client
    .from('answer_templates')
    .select('kind, subject, body')
    .eq('employer_id', viewerId)
    .throwOnError();
  const own = (kind: AnswerKind) => {
    const row = data.find((each) => each.kind === kind);
    return row ? { subject: row.subject, body: row.body } : defaultTemplates[kind];
  };
  return Object.fromEntries(answerKinds.map((kind) => [kind, own(kind)])) as Record<
    AnswerKind,
    AnswerTemplate
  >;
}

const exportBatch = 500;

export type ExportedApplicant = Omit<Applicant, 'events' | 'id' | 'isCvScanned'>;

/** Every applicant of the viewer's own job, newest first, in batches. */
export async function* exportApplicants(jobId: string): AsyncGenerator<ExportedApplicant[]> {
  const client = await viewerClient();
  for (let from = 0; ; from += exportBatch) {
    const { data } = await client
      .from('applications')
      .select(`${summaryColumns}, cover_letter, cv_filename`)
      .eq('job_id', jobId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + exportBatch - 1)
      .throwOnError();
    const notes = await notesOf(data.map(({ id }) => id));
    yield data.map((row) => ({
      ...toSummary(row),
      coverLetter: row.cover_letter,
      cvFilename: row.cv_filename,
      notes: notes.get(row.id) ?? [],
    }));
    if (data.length < exportBatch) return;
  }
}

/** In parts, because the ids travel in an address. */
async function notesOf(ids: string[]): Promise<Map<string, Applicant['notes']>> {
  const client = await viewerClient();
  const found = new Map<string, Applicant['notes']>();
  for (let from = 0; from < ids.length; from += 100) {
    const { data } = await client
      .from('application_notes')
      .select('application_id, id, body, created_at')
      .in('application_id', ids.slice(from, from + 100))
      .order('created_at')
      .throwOnError();
    for (const row of data)
      found.set(row.application_id, [...(found.get(row.application_id) ?? []), toNote(row)]);
  }
  return found;
}
