import { isoTime, stateOf, toJobSummary } from '@/lib/jobs/job-row';
import type { FunctionReturns, Row } from '@/lib/supabase/types';
import type { SavedCopy, SavedJobFacts } from './saved-job';

type Returned = FunctionReturns<'find_saved_jobs'>[number];
/** The generated types know nothing of null in what a function returns. */
type SavedJobFactsRow = {
  [Column in keyof Returned]: Column extends 'company_logo' | 'salary' | 'applied_at'
    ? Returned[Column] | null
    : Returned[Column];
};

const dayMs = 86_400_000;
/** With fewer days than this to go, a saved job says that it will expire. */
const soonDays = 4;

/** A row as the list shows it. `now` decides what is over and what is about to be. */
export function toSavedJobFacts(row: SavedJobFactsRow, now: Date = new Date()): SavedJobFacts {
  const state = stateOf(row, now);
  const days = Math.floor((Date.parse(isoTime(row.expires_at)) - now.getTime()) / dayMs);
  return {
    ...toJobSummary({ ...row, distance_km: null }),
    state,
    endedAt: isoTime(row.ended_at),
    expiresInDays: state === 'open' && days < soonDays ? days : null,
    appliedAt: row.applied_at === null ? null : isoTime(row.applied_at),
  };
}

/** A row of the table as it is kept anywhere. */
export function toSavedCopy(row: Omit<Row<'saved_jobs'>, 'user_id'>): SavedCopy {
  return {
    jobId: row.job_id,
    savedAt: isoTime(row.saved_at),
    title: row.title,
    companyName: row.company_name,
    note: row.note ?? '',
    notedAt: row.noted_at === null ? null : isoTime(row.noted_at),
  };
}
