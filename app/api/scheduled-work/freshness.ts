import 'server-only';
import { revalidateTag } from 'next/cache';
import { tagsOfJob } from '@/lib/cache-tags';
import { announceLaterById } from '@/lib/jobs/index-now';
import { listingTagsOf } from '@/lib/listing-tags';
import { adminClient } from '@/lib/supabase/admin';
import type { FunctionReturns } from '@/lib/supabase/types';

/** Each job stands in some fifty lists, which are found in about 25 ms; a batch is over soon. */
const batchSize = 20;
const runMs = 5000;

/**
 * Jobs whose time ran out since the last run leave every cached page with the next request (D20). How many. After a long
 * pause it goes on in the next run where it stopped, so that the steps behind it do not wait for weeks of jobs.
 */
export async function refreshExpiredJobs(): Promise<number> {
  const startedAt = Date.now();
  let refreshed = 0;
  while (Date.now() - startedAt < runMs) {
    const { data: expired, error } = await adminClient().rpc('take_expired_jobs', { max_jobs: batchSize });
    if (error) throw error;
    if (expired.length === 0) break;
    await refreshPagesOf(expired);
    refreshed += expired.length;
  }
  return refreshed;
}

/** Every cached page that shows these jobs is made anew with the next request, and search engines are told. */
export async function refreshPagesOf(jobs: FunctionReturns<'take_expired_jobs'>): Promise<void> {
  const tags = new Set([
    ...jobs.flatMap(({ id, slug, employer_id, state_slug, city_slug }) =>
      tagsOfJob({ id, slug, employerId: employer_id, stateSlug: state_slug, citySlug: city_slug }),
    ),
    ...(await listingTagsOf(jobs.map(({ id }) => id))),
  ]);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  announceLaterById(jobs.map(({ id }) => id));
}
