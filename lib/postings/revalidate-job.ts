import 'server-only';
import { updateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache/cache-tags';
import { getJobListingTags } from '@/lib/cache/listing-tags';
import { logError } from '@/lib/log';
import type { JobAddress } from '@/lib/place-routes';
import { slugify } from '@/lib/slug';

type RevalidatedJob = JobAddress & {
  id: string;
  employerId: string;
  title: string;
  companyName: string;
};

/**
 * The cache tags of the pages that show a job: its own page, the lists of its place and around it, its employer's lists
 * and the newest jobs. Call it before and after a change, because the tags depend on the place and the title.
 */
export async function listJobTags(job: RevalidatedJob): Promise<string[]> {
  const { id, slug, title, employerId, companyName } = job;
  const { state, city } = job.location.address;
  return [
    cacheTags.job(id),
    cacheTags.jobSlug(slug),
    cacheTags.jobSlug(slugify(title)),
    cacheTags.employerJobs(employerId),
    cacheTags.companyJobs(companyName),
    cacheTags.placeJobs(slugify(state), slugify(city)),
    cacheTags.newestJobs,
    ...(await getJobListingTags([id]).catch(logMissingListTags)),
  ];
}

/** The job is already saved, so this error must not make the action fail. */
function logMissingListTags(error: unknown): string[] {
  logError('listJobTags', error);
  return [];
}

/**
 * Expires the cached pages with these tags, so that the next request gets fresh ones (D20). For server actions only.
 */
export function revalidateTags(tags: readonly string[]): void {
  for (const tag of new Set(tags)) updateTag(tag);
}
