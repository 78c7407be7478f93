import 'server-only';
import { isId } from '@/lib/forms/ids';
import { toIsoTime } from '@/lib/jobs/job-row';
import { viewerClient } from '@/lib/supabase/server';
import { type CloseReason, closeReasons, undoTimeoutMs } from './close-reason';

/** The number of undecided applicants of the viewer's own job. They are emailed when it ends. */
export async function countUndecidedApplicants(jobId: string): Promise<number> {
  const client = await viewerClient();
  const { data } = await client.rpc('count_undecided', { job_id: jobId }).throwOnError();
  return data;
}

type Closing = { id: string; title: string; reason: CloseReason | null; closedAt: string };
export type UndoableClosing = Closing & { remainingMs: number };

/** The closing of the viewer's own posting; null if it is not closed. Row-level security hides other postings. */
export async function getClosing(jobId: string): Promise<Closing | null> {
  const client = await viewerClient();
  const { data } = await client
    .from('jobs')
    .select('id, title, close_reason, closed_at')
    .eq('id', jobId)
    .eq('status', 'closed')
    .maybeSingle()
    .throwOnError();
  if (!data?.closed_at) return null;
  return {
    id: data.id,
    title: data.title,
    reason: closeReasons.find((reason) => reason === data.close_reason) ?? null,
    closedAt: toIsoTime(data.closed_at),
  };
}

/** A closing that can still be undone, with the time left; null otherwise. */
export async function getUndoableClosing(jobId: string): Promise<UndoableClosing | null> {
  if (!isId(jobId)) return null;
  const closing = await getClosing(jobId);
  const remainingMs = closing ? Date.parse(closing.closedAt) + undoTimeoutMs - Date.now() : 0;
  return closing && remainingMs > 0 ? { ...closing, remainingMs } : null;
}

/** The number of applicants who were notified, at `since` or later, that the viewer's own job closed. */
export async function countNotifiedApplicants(jobId: string, since: string): Promise<number> {
  const client = await viewerClient();
  const { count } = await client
    .from('application_events')
    .select('id', { count: 'exact', head: true })
    .eq('job_id', jobId)
    .eq('kind', 'job-closed')
    .gte('at', since)
    .throwOnError();
  return count ?? 0;
}
