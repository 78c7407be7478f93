import 'server-only';
import { revalidateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache-tags';
import { adminClient } from '@/lib/supabase/admin';

/** Jobs whose time ran out since the last run leave every cached page with the next request (D20). How many. */
export async function refreshExpiredJobs(): Promise<number> {
  const { data: expired, error } = await adminClient().rpc('take_expired_jobs', {});
  if (error) throw error;
  const tags = new Set(
    expired.flatMap((job) => [
      cacheTags.job(job.id),
      cacheTags.jobSlug(job.slug),
      cacheTags.employerJobs(job.employer_id),
      cacheTags.placeJobs(job.state_slug, job.city_slug),
      cacheTags.newestJobs,
    ]),
  );
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return expired.length;
}
