import 'server-only';
import { updateTag } from 'next/cache';
import { tagsOfJob } from '@/lib/cache/cache-tags';
import { listingTagsOf } from '@/lib/cache/listing-tags';
import { logFault } from '@/lib/log';
import { viewerClient } from '@/lib/supabase/server';
import { removeOrphanedUploads } from '@/lib/uploads/cv-store';
import type { Viewer } from './viewer';

/** How much goes with the viewer's account. `waiting` are applicants without an answer, who are told. */
export type AccountContents = {
  jobs: number;
  applications: number;
  waiting: number;
  savedTalents: number;
  savedJobs: number;
  sentApplications: number;
};

export async function findAccountContents(): Promise<AccountContents> {
  const client = await viewerClient();
  const { data } = await client.rpc('account_contents').throwOnError();
  return data as AccountContents;
}

/**
 * Deletes the viewer's account and what goes with it, refreshes the pages that showed its jobs, and removes the files at
 * once. Throws when the database refuses: then nothing was deleted.
 */
export async function deleteOwnAccount(viewer: Viewer, withApplications: boolean): Promise<void> {
  const client = await viewerClient();
  // Asked before, because afterwards nobody knows where the jobs stood.
  const lists = await tagsOfLists(viewer.id);
  const { data: jobs } = await client
    .rpc('delete_own_account', {
      confirmation: viewer.email,
      with_applications: withApplications,
    })
    .throwOnError();
  const own = jobs.flatMap(({ id, slug, state_slug, city_slug }) =>
    tagsOfJob({ id, slug, employerId: viewer.id, stateSlug: state_slug, citySlug: city_slug }),
  );
  for (const tag of new Set([...own, ...lists])) updateTag(tag);
  // What fails here, or is beyond the first hundred, goes with the next run of the scheduled work.
  await removeOrphanedUploads().catch((fault: unknown) => logFault('files of a deleted account', fault));
}

/** The lists that show the viewer's jobs; of more than 500 open ones the rest is a minute late. */
async function tagsOfLists(viewerId: string): Promise<string[]> {
  try {
    const client = await viewerClient();
    const { data } = await client
      .from('jobs')
      .select('id')
      .eq('employer_id', viewerId)
      .eq('status', 'open')
      .limit(500)
      .throwOnError();
    return await listingTagsOf(data.map(({ id }) => id));
  } catch (fault) {
    logFault('lists of a deleted account', fault);
    return [];
  }
}
