import 'server-only';
import { updateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache-tags';
import { slugify } from '@/lib/places/slug';
import type { JobAddress } from '@/lib/routes';

export type RefreshedJob = JobAddress & {
  id: string;
  employerId: string;
  title: string;
  companyName: string;
};

/**
 * Takes what shows these jobs out of the page cache, before and after a change: their own pages, the addresses by slug and
 * title, their places, their employer's lists, and the newest jobs. The next request of anybody is fresh (D20).
 */
export function refreshJob(...versions: readonly RefreshedJob[]): void {
  const tags = versions.flatMap(({ id, slug, title, employerId, location: { address } }) => [
    cacheTags.job(id),
    cacheTags.jobSlug(slug),
    cacheTags.jobSlug(slugify(title)),
    cacheTags.employerJobs(employerId),
    cacheTags.placeJobs(slugify(address.state), slugify(address.city)),
    cacheTags.newestJobs,
  ]);
  for (const tag of new Set(tags)) updateTag(tag);
}
