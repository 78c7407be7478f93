import 'server-only';
import { revalidateTag } from 'next/cache';
import { getJobTags } from '@/lib/cache/cache-tags';
import { getJobListingTags } from '@/lib/cache/listing-tags';
import { scheduleIndexNowById } from '@/lib/jobs/index-now';
import { serviceClient } from '@/lib/supabase/service';
import type { FunctionReturns } from '@/lib/supabase/types';

/** Small, because each job takes about 25 ms: it is in about 50 lists, which have to be found. */
const batchSize = 20;
const maxRunMs = 5000;

/**
 * Revalidates all pages that show jobs that expired since the last run (D20). Returns the number of jobs. A run stops
 * after `maxRunMs` and the next one continues, so that later steps of the schedule are not delayed.
 */
export const revalidateExpiredJobs = (): Promise<number> =>
  processJobs('claim_expired_jobs', revalidateJobPages);

/** Revalidates all pages of jobs that changed without being edited, such as by a decision (D90). Returns their number. */
export const revalidateModeratedJobs = (): Promise<number> =>
  processJobs('claim_stale_jobs', revalidateJobPages);

/** Removes the pages of banned accounts' jobs and revalidates all lists that show them (D47). */
export const removeBannedJobs = (): Promise<number> =>
  processJobs('list_banned_jobs', async (jobs) => {
    // Read the tags first: after `expire_job_pages` no list contains these jobs.
    const tags = await listCacheTags(jobs);
    await serviceClient()
      .rpc('expire_job_pages', { job_ids: jobs.map(({ id }) => id) })
      .throwOnError();
    revalidateTags(tags);
  });

type Job = FunctionReturns<'claim_expired_jobs'>[number];

async function processJobs(
  rpcName: 'claim_expired_jobs' | 'claim_stale_jobs' | 'list_banned_jobs',
  processBatch: (jobs: Job[]) => Promise<void>,
): Promise<number> {
  const startedAt = Date.now();
  let count = 0;
  while (Date.now() - startedAt < maxRunMs) {
    const { data: jobs } = await serviceClient().rpc(rpcName, { max_jobs: batchSize }).throwOnError();
    if (jobs.length === 0) break;
    await processBatch(jobs);
    count += jobs.length;
  }
  return count;
}

/** Revalidates every cached page that shows these jobs and submits them to IndexNow. */
export async function revalidateJobPages(jobs: Job[]): Promise<void> {
  revalidateTags(await listCacheTags(jobs));
  scheduleIndexNowById(jobs.map(({ id }) => id));
}

async function listCacheTags(jobs: Job[]): Promise<ReadonlySet<string>> {
  return new Set([
    ...jobs.flatMap(({ id, slug, employer_id, state_slug, city_slug }) =>
      getJobTags({ id, slug, employerId: employer_id, stateSlug: state_slug, citySlug: city_slug }),
    ),
    ...(await getJobListingTags(jobs.map(({ id }) => id))),
  ]);
}

function revalidateTags(tags: ReadonlySet<string>): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
