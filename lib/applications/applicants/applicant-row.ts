import { isoTime } from '@/lib/jobs/job-row';
import type { Row } from '@/lib/supabase/types';
import { type ApplicationStatus, applicationStatuses } from '../application';
import {
  type ApplicantSummary,
  type ApplicationEvent,
  applicationEventKinds,
  type JobOfApplicants,
  type Note,
} from './applicant';

export const summaryColumns = 'id, full_name, email, phone, is_adult, status, created_at';

type SummaryRow = Pick<
  Row<'applications'>,
  'id' | 'full_name' | 'email' | 'phone' | 'is_adult' | 'status' | 'created_at'
>;

/** An application as a list shows it, save for its notes. */
export const toSummary = (row: SummaryRow): Omit<ApplicantSummary, 'hasNotes'> => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  phone: row.phone,
  isAdult: row.is_adult,
  status: toStatus(row.status),
  appliedAt: isoTime(row.created_at),
});

export const toNote = (row: Pick<Row<'application_notes'>, 'id' | 'body' | 'created_at'>): Note => ({
  id: row.id,
  body: row.body,
  writtenAt: isoTime(row.created_at),
});

/** An event; null for a kind that this version does not know. */
export function toEvent({
  kind: stored,
  at,
  subject,
  body,
}: Pick<Row<'application_events'>, 'kind' | 'at' | 'subject' | 'body'>): ApplicationEvent | null {
  const kind = applicationEventKinds.find((each) => each === stored);
  if (!kind) return null;
  return { kind, at: isoTime(at), answer: subject !== null && body !== null ? { subject, body } : null };
}

export const toJobOfApplicants = (
  row: Pick<Row<'jobs'>, 'id' | 'title' | 'company_name' | 'status' | 'expires_at'>,
  now: Date = new Date(),
): JobOfApplicants => ({
  id: row.id,
  title: row.title,
  companyName: row.company_name,
  isClosed: row.status === 'closed',
  isOpen: row.status === 'open' && Date.parse(isoTime(row.expires_at)) > now.getTime(),
});

/** A stored status. Throws for one that the table's check rules out. */
export function toStatus(stored: string): ApplicationStatus {
  const status = applicationStatuses.find((each) => each === stored);
  if (!status) throw new Error(`Unknown application status ${stored}.`);
  return status;
}
