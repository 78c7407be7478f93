import 'server-only';
import { isId } from '@/lib/forms/ids';
import { toIsoTime } from '@/lib/jobs/job-row';
import { viewerClient } from '@/lib/supabase/server';
import { type CloseReason, closeReasons, undoTimeoutMs } from './close-reason';

/** The number of applicants of the viewer's own job without a decision: they would be emailed if it ended now. */
export async function countUndecidedApplicants(jobId: string): Promise<number> {
  const client = await viewerClient();
  const { data } = await client.rpc('count_undecided', { job_id: jobId }).throwOnError();
  return data;
}

export type Closing = { id: string; title: string; reason: CloseReason | null; closedAt: string };

/** The viewer's own closed posting; null if it is not closed. Row-level security limits this to the owner. */
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

/** A closing that can still be undone, and the milliseconds left; null otherwise. */
export async function getUndoableClosing(jobId: string): Promise<(Closing & { remainingMs: number }) | null> {
  if (!isId(jobId)) return null;
  const closing = await getClosing(jobId);
  const remainingMs = closing ? Date.parse(closing.closedAt) + undoTimeoutMs - Date.now() : 0;
  return closing && remainingMs > 0 ? { ...closing, remainingMs } : null;
}

/** The number of applicants of the viewer's own job who were notified since then that it is closed. */
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
