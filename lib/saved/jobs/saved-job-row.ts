import { toIsoTime, toJobState, toJobSummary } from '@/lib/jobs/job-row';
import type { FunctionReturns, Row } from '@/lib/supabase/types';
import type { SavedJobFacts, SavedJobSnapshot } from './saved-job';

type FunctionRow = FunctionReturns<'list_saved_jobs'>[number];
/** The generated types have no null in the results of functions. */
type SavedJobFactsRow = {
  [Column in keyof FunctionRow]: Column extends 'company_logo' | 'salary' | 'applied_at'
    ? FunctionRow[Column] | null
    : FunctionRow[Column];
};

const dayMs = 86_400_000;
/** An open saved job with fewer days left shows when it expires. */
const expiringSoonDays = 4;

/** Converts a row of list_saved_jobs. */
export function toSavedJobFacts(row: SavedJobFactsRow): SavedJobFacts {
  const now = new Date();
  const state = toJobState(row, now);
  const days = Math.floor((Date.parse(toIsoTime(row.expires_at)) - now.getTime()) / dayMs);
  return {
    ...toJobSummary({ ...row, distance_km: null }),
    state,
    endedAt: toIsoTime(row.ended_at),
    expiresInDays: state === 'open' && days < expiringSoonDays ? days : null,
    appliedAt: row.applied_at === null ? null : toIsoTime(row.applied_at),
  };
}

export const savedJobColumns = 'job_id, saved_at, note, noted_at, title, company_name';

/** Converts a row of the table to a snapshot. */
export function toSavedJobSnapshot(row: Omit<Row<'saved_jobs'>, 'user_id'>): SavedJobSnapshot {
  return {
    jobId: row.job_id,
    savedAt: toIsoTime(row.saved_at),
    title: row.title,
    companyName: row.company_name,
    note: row.note ?? '',
    notedAt: row.noted_at === null ? null : toIsoTime(row.noted_at),
  };
}
