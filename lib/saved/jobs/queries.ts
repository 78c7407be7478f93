import 'server-only';
import { viewerClient } from '@/lib/supabase/server';
import { type SavedJob, type SavedJobFacts, savedJobsPerPage } from './saved-job';
import { savedJobColumns, toSavedJobFacts, toSavedJobSnapshot } from './saved-job-row';

/**
 * One page (from 1) of the viewer's saved jobs, newest first, and the total. `browserKey` identifies this browser's
 * applications (D28). Throws on database errors.
 */
export async function listSavedJobs(
  page: number,
  browserKey: string | null,
): Promise<{ jobs: SavedJob[]; total: number }> {
  const first = (page - 1) * savedJobsPerPage;
  const { data, error, count } = await (await viewerClient())
    .from('saved_jobs')
    .select(savedJobColumns, { count: 'exact' })
    .order('saved_at', { ascending: false })
    .order('job_id')
    .range(first, first + savedJobsPerPage - 1);
  // The page is beyond the end, and the response has no total.
  if (error?.code === 'PGRST103') return { jobs: [], total: (await listSavedJobs(1, browserKey)).total };
  if (error) throw error;
  const snapshots = data.map(toSavedJobSnapshot);
  const facts = await listSavedJobFacts(
    snapshots.map(({ jobId }) => jobId),
    browserKey,
  );
  const byId = new Map(facts.map((job) => [job.id, job]));
  return {
    jobs: snapshots.map((snapshot) => ({ ...snapshot, facts: byId.get(snapshot.jobId) ?? null })),
    total: count ?? 0,
  };
}

/** The ids among at most 50 jobs that the viewer has saved. */
export async function listSavedJobIds(jobIds: readonly string[]): Promise<string[]> {
  const { data, error } = await (await viewerClient())
    .from('saved_jobs')
    .select('job_id')
    .in('job_id', [...jobIds]);
  // The session has expired.
  if (error?.code === '42501') return [];
  if (error) throw error;
  return data.map(({ job_id }) => job_id);
}

/**
 * The current facts of at most 50 jobs, and when the viewer or this browser applied. Jobs without a page are left out.
 */
export async function listSavedJobFacts(
  jobIds: readonly string[],
  browserKey: string | null,
): Promise<SavedJobFacts[]> {
  if (jobIds.length === 0) return [];
  const { data } = await (await viewerClient())
    .rpc('list_saved_jobs', {
      job_ids: [...jobIds],
      ...(browserKey && { browser_key: browserKey }),
    })
    .throwOnError();
  return data.map(toSavedJobFacts);
}
