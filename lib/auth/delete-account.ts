import 'server-only';
import { updateTag } from 'next/cache';
import { getJobTags } from '@/lib/cache/cache-tags';
import { getJobListingTags } from '@/lib/cache/listing-tags';
import { logError } from '@/lib/log';
import { viewerClient } from '@/lib/supabase/server';
import { removeOrphanedUploads } from '@/lib/uploads/cv-store';
import type { Viewer } from './viewer';

/** The numbers of rows that a deletion of the viewer's account affects. */
export type AccountContents = {
  jobs: number;
  /** Received for these jobs. */
  applications: number;
  /** Applicants without a decision, who get an email. */
  waiting: number;
  savedTalents: number;
  savedJobs: number;
  /** Kept by the employers, unless the viewer withdraws them. */
  sentApplications: number;
};

/** Counts the rows that a deletion of the viewer's account would affect. */
export async function getAccountContents(): Promise<AccountContents> {
  const client = await viewerClient();
  const { data } = await client.rpc('account_contents').throwOnError();
  return data as AccountContents;
}

/**
 * Deletes the viewer's account and its data, revalidates the pages with its jobs, and removes its files. Applications
 * that the viewer sent stay with the employers, unless `withdrawsSentApplications`. If the database rejects the
 * deletion, it throws and deletes nothing.
 */
export async function deleteOwnAccount(viewer: Viewer, withdrawsSentApplications: boolean): Promise<void> {
  const client = await viewerClient();
  // Read before the deletion, which deletes the jobs' places.
  const listingTags = await getListingTags(viewer.id);
  const { data: jobs } = await client
    .rpc('delete_own_account', {
      confirmation: viewer.email,
      with_applications: withdrawsSentApplications,
    })
    .throwOnError();
  const jobTags = jobs.flatMap(({ id, slug, state_slug, city_slug }) =>
    getJobTags({ id, slug, employerId: viewer.id, stateSlug: state_slug, citySlug: city_slug }),
  );
  for (const tag of new Set([...jobTags, ...listingTags])) updateTag(tag);
  // The scheduled work removes files after a failure, and those beyond the first hundred.
  await removeOrphanedUploads().catch((error: unknown) =>
    logError('delete files of a deleted account', error),
  );
}

/** Returns the tags of lists with the viewer's jobs. Beyond 500 open jobs, the lists update a minute later. */
async function getListingTags(viewerId: string): Promise<string[]> {
  try {
    const client = await viewerClient();
    const { data } = await client
      .from('jobs')
      .select('id')
      .eq('employer_id', viewerId)
      .eq('status', 'open')
      .limit(500)
      .throwOnError();
    return await getJobListingTags(data.map(({ id }) => id));
  } catch (error) {
    logError('find lists of a deleted account', error);
    return [];
  }
}
