import 'server-only';
import { updateTag } from 'next/cache';
import { cacheTags } from '@/lib/cache-tags';
import { logFault } from '@/lib/log';
import { viewerClient } from '@/lib/supabase/server';
import { removeOrphanedUploads } from '@/lib/uploads/cv-store';
import type { Viewer } from './viewer';

/**
 * Deletes the viewer's account and what goes with it, refreshes the pages of the jobs that went, and removes the files at
 * once. Throws when the database refuses: then nothing was deleted.
 */
export async function deleteOwnAccount(
  viewer: Viewer,
  { confirmation, withApplications }: { confirmation: string; withApplications: boolean },
): Promise<void> {
  const client = await viewerClient();
  const { data: jobs, error } = await client.rpc('delete_own_account', {
    confirmation,
    with_applications: withApplications,
  });
  if (error) throw error;
  for (const job of jobs) {
    updateTag(cacheTags.job(job.id));
    updateTag(cacheTags.jobSlug(job.slug));
    updateTag(cacheTags.placeJobs(job.state_slug, job.city_slug));
  }
  if (jobs.length > 0) {
    updateTag(cacheTags.employerJobs(viewer.id));
    updateTag(cacheTags.newestJobs);
  }
  // What fails here, or is beyond the first hundred, goes with the next run of the scheduled work.
  await removeOrphanedUploads().catch((fault: unknown) => logFault('files of a deleted account', fault));
}
