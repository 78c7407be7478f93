import { toIsoTime } from '@/lib/jobs/job-row';
import type { Row } from '@/lib/supabase/types';
import { type ApplicationStatus, applicationStatuses } from '../application';
import {
  type ApplicantSummary,
  type ApplicantsJob,
  type ApplicationEvent,
  applicationEventKinds,
  type Note,
} from './applicant';

export const summaryColumns = 'id, full_name, email, phone, is_adult, status, created_at';

type SummaryRow = Pick<
  Row<'applications'>,
  'id' | 'full_name' | 'email' | 'phone' | 'is_adult' | 'status' | 'created_at'
>;

/** Converts a row to an applicant of the list, without `hasNotes`. */
export const toApplicantSummary = (row: SummaryRow): Omit<ApplicantSummary, 'hasNotes'> => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  phone: row.phone,
  isAdult: row.is_adult,
  status: toApplicationStatus(row.status),
  appliedAt: toIsoTime(row.created_at),
});

export const toNote = (row: Pick<Row<'application_notes'>, 'id' | 'body' | 'created_at'>): Note => ({
  id: row.id,
  body: row.body,
  writtenAt: toIsoTime(row.created_at),
});

/** Converts a row to an event; null for a kind that this version doesn't support. */
export function toApplicationEvent({
  kind: storedKind,
  at,
  subject,
  body,
}: Pick<Row<'application_events'>, 'kind' | 'at' | 'subject' | 'body'>): ApplicationEvent | null {
  const kind = applicationEventKinds.find((entry) => entry === storedKind);
  if (!kind) return null;
  return { kind, at: toIsoTime(at), reply: subject !== null && body !== null ? { subject, body } : null };
}

/** Converts a row to the job shown above its applicants. */
export const toApplicantsJob = (
  row: Pick<Row<'jobs'>, 'id' | 'title' | 'company_name' | 'status' | 'expires_at'>,
): ApplicantsJob => ({
  id: row.id,
  title: row.title,
  companyName: row.company_name,
  isClosed: row.status === 'closed',
  isOpen: row.status === 'open' && Date.parse(toIsoTime(row.expires_at)) > Date.now(),
});

/** Throws for a status that the table's check excludes. */
export function toApplicationStatus(stored: string): ApplicationStatus {
  const status = applicationStatuses.find((entry) => entry === stored);
  if (!status) throw new Error(`Unknown application status ${stored}.`);
  return status;
}
