import 'server-only';
import { viewerClient } from '@/lib/supabase/server';
import type { SeenJob, SeenKind } from './seen-job';

/** What the viewer has viewed and hidden, the newest first. Throws when the database does. */
export async function listSeenJobs(): Promise<SeenJob[]> {
  const { data } = await (await viewerClient())
    .from('seen_jobs')
    .select('kind, job_id, title, seen_at')
    .order('seen_at', { ascending: false })
    .order('job_id')
    .throwOnError();
  return data.map((row) => ({
    kind: row.kind as SeenKind,
    jobId: row.job_id,
    title: row.title,
    seenAt: new Date(row.seen_at).toISOString(),
  }));
}

/** Which of at most 50 jobs the viewer has hidden. */
export async function whichAreHidden(jobIds: readonly string[]): Promise<string[]> {
  const { data, error } = await (await viewerClient())
    .from('seen_jobs')
    .select('job_id')
    .eq('kind', 'hidden')
    .in('job_id', [...jobIds]);
  // A session that is gone: nobody's list.
  if (error?.code === '42501') return [];
  if (error) throw error;
  return data.map(({ job_id }) => job_id);
}
