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
 * The cache tags of everything that shows a job: its pages, the lists of its place and around it, its employer's lists
 * and the newest jobs. Needed before and after a change, because they differ if the job moves.
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

/** The change is saved, so stale lists must not make it look failed. */
function logMissingListTags(error: unknown): string[] {
  logError('tags of the lists around a job', error);
  return [];
}

/** Expires the cached pages with these tags, so that the next request is fresh (D20). For server actions only. */
export function revalidateTags(tags: readonly string[]): void {
  for (const tag of new Set(tags)) updateTag(tag);
}
