import 'server-only';
import { updateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache/cache-tags';
import { getJobListingTags } from '@/lib/cache/listing-tags';
import type { DataClient } from '@/lib/supabase/types';

/** As many as `list_affected_listings` accepts. The pages of other jobs are stale for up to a minute (D20). */
const maxRevalidatedJobs = 500;

/**
 * Expires every page with a copy of this company (D18b): its jobs, the lists of their places, its own list and the home
 * page. For server actions only.
 */
export async function revalidateCompanyJobs(client: DataClient, employerId: string): Promise<void> {
  const { data: jobs } = await client
    .from('jobs')
    .select('id, state_slug, city_slug')
    .eq('employer_id', employerId)
    .order('created_at', { ascending: false })
    .limit(maxRevalidatedJobs)
    .throwOnError();
  const tags = jobs.flatMap(({ id, state_slug, city_slug }) => [
    cacheTags.job(id),
    cacheTags.placeJobs(state_slug, city_slug),
  ]);
  const listTags = await getJobListingTags(jobs.map(({ id }) => id));
  for (const tag of new Set([...tags, ...listTags, cacheTags.employerJobs(employerId), cacheTags.newestJobs]))
    updateTag(tag);
}
