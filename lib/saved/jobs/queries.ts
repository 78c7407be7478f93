import 'server-only';
import { viewerClient } from '@/lib/supabase/server';
import { type SavedJob, type SavedJobFacts, savedJobsPerPage } from './saved-job';
import { toSavedCopy, toSavedJobFacts } from './saved-job-row';

const columns = 'job_id, saved_at, note, noted_at, title, company_name';

/**
 * One page, from 1, of the viewer's saved jobs, newest first, and how many there are. `browserKey` is by what this
 * browser is known to have applied (D28), null for one that has not. Throws when the database does.
 */
export async function listSavedJobs(
  page: number,
  browserKey: string | null,
): Promise<{ jobs: SavedJob[]; total: number }> {
  const first = (page - 1) * savedJobsPerPage;
  const { data, error, count } = await (await viewerClient())
    .from('saved_jobs')
    .select(columns, { count: 'exact' })
    .order('saved_at', { ascending: false })
    .order('job_id')
    .range(first, first + savedJobsPerPage - 1);
  // There is no such page, and no word of how many there are.
  if (error?.code === 'PGRST103') return { jobs: [], total: (await listSavedJobs(1, browserKey)).total };
  if (error) throw error;
  const copies = data.map(toSavedCopy);
  const facts = await findSavedJobFacts(
    copies.map(({ jobId }) => jobId),
    browserKey,
  );
  const byId = new Map(facts.map((each) => [each.id, each]));
  return {
    jobs: copies.map((copy) => ({ ...copy, facts: byId.get(copy.jobId) ?? null })),
    total: count ?? 0,
  };
}

/** Which of at most 50 jobs the viewer has saved. */
export async function whichAreSaved(jobIds: readonly string[]): Promise<string[]> {
  const { data, error } = await (await viewerClient())
    .from('saved_jobs')
    .select('job_id')
    .in('job_id', [...jobIds]);
  // A session that is gone: nobody's list.
  if (error?.code === '42501') return [];
  if (error) throw error;
  return data.map(({ job_id }) => job_id);
}

/** What at most 50 jobs are by now, and whether whoever asks applied; those without a page are left out. */
export async function findSavedJobFacts(
  jobIds: readonly string[],
  browserKey: string | null,
): Promise<SavedJobFacts[]> {
  if (jobIds.length === 0) return [];
  const { data } = await (await viewerClient())
    .rpc('find_saved_jobs', {
      job_ids: [...jobIds],
      ...(browserKey && { browser_key: browserKey }),
    })
    .throwOnError();
  return data.map((row) => toSavedJobFacts(row));
}
