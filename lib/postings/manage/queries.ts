import 'server-only';
import { isId } from '@/lib/forms/ids';
import { isoTime } from '@/lib/jobs/job-row';
import { viewerClient } from '@/lib/supabase/server';
import { type CloseReason, closeReasons, undoMs } from './close-reason';

/** How many applicants of the viewer's own job had no answer: they would be told if it ended now. */
export async function countWaiting(jobId: string): Promise<number> {
  const client = await viewerClient();
  const { data } = await client.rpc('count_waiting', { job_id: jobId }).throwOnError();
  return data;
}

export type Closing = { id: string; title: string; reason: CloseReason | null; closedAt: string };

/** How and when the viewer's own posting was closed; null while it is not. Row-level security lets owners alone see it for long. */
export async function findClosing(jobId: string): Promise<Closing | null> {
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
    closedAt: isoTime(data.closed_at),
  };
}

/** A closing that can still be taken back before anybody is told, and for how long; null for every other. */
export async function findJustClosed(jobId: string): Promise<(Closing & { leftMs: number }) | null> {
  if (!isId(jobId)) return null;
  const closing = await findClosing(jobId);
  const leftMs = closing ? Date.parse(closing.closedAt) + undoMs - Date.now() : 0;
  return closing && leftMs > 0 ? { ...closing, leftMs } : null;
}

/** How many applicants of the viewer's own job were told since then that it is closed. */
export async function countNotifiedSince(jobId: string, since: string): Promise<number> {
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
