import 'server-only';
import { viewerClient } from '@/lib/supabase/server';
import type { SeenJob, SeenJobKind } from './seen-job';

/** The viewer's viewed and hidden jobs, newest first. Throws on database errors. */
export async function listSeenJobs(): Promise<SeenJob[]> {
  const { data } = await (await viewerClient())
    .from('seen_jobs')
    .select('kind, job_id, title, seen_at')
    .order('seen_at', { ascending: false })
    .order('job_id')
    .throwOnError();
  return data.map((row) => ({
    kind: row.kind as SeenJobKind,
    jobId: row.job_id,
    title: row.title,
    seenAt: new Date(row.seen_at).toISOString(),
  }));
}

/** The ids among at most 50 jobs that the viewer has hidden. */
export async function listHiddenJobIds(jobIds: readonly string[]): Promise<string[]> {
  const { data, error } = await (await viewerClient())
    .from('seen_jobs')
    .select('job_id')
    .eq('kind', 'hidden')
    .in('job_id', [...jobIds]);
  // The session has expired.
  if (error?.code === '42501') return [];
  if (error) throw error;
  return data.map(({ job_id }) => job_id);
}
