import 'server-only';
import { updateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache/cache-tags';
import { listingTagsOf } from '@/lib/cache/listing-tags';
import { logFault } from '@/lib/log';
import type { JobAddress } from '@/lib/place-routes';
import { slugify } from '@/lib/slug';

type RefreshedJob = JobAddress & {
  id: string;
  employerId: string;
  title: string;
  companyName: string;
};

/**
 * What shows this job as it is now: its own pages, the addresses by slug and title, the lists of its place and those around,
 * its employer's, and the newest jobs. Asked before a change and after it, because the two differ when a job moves.
 */
export async function tagsShowing(job: RefreshedJob): Promise<string[]> {
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
    ...(await listingTagsOf([id]).catch(withoutLists)),
  ];
}

/** The change is saved: it must not look failed because lists will be a minute late. */
function withoutLists(fault: unknown): string[] {
  logFault('tags of the lists around a job', fault);
  return [];
}

/** Takes these out of the page cache: the next request of anybody is fresh (D20). For server actions only. */
export function refreshTags(tags: readonly string[]): void {
  for (const tag of new Set(tags)) updateTag(tag);
}
