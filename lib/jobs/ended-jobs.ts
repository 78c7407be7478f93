import 'server-only';
import { revalidateTag } from 'next/cache';
import { tagsOfJob } from '@/lib/cache/cache-tags';
import { listingTagsOf } from '@/lib/cache/listing-tags';
import { announceLaterById } from '@/lib/jobs/index-now';
import { adminClient } from '@/lib/supabase/admin';
import type { FunctionReturns } from '@/lib/supabase/types';

/** Each job is in some fifty lists, which are found in about 25 ms; a batch is over soon. */
const batchSize = 20;
const runMs = 5000;

/**
 * Jobs whose time ran out since the last run leave every cached page with the next request (D20). How many. After a long
 * pause it goes on in the next run where it stopped, so that the steps behind it do not wait for weeks of jobs.
 */
export const refreshExpiredJobs = (): Promise<number> => refreshTaken('take_expired_jobs');

/** The same for jobs that an operator's decision showed or hid (D90). */
export const refreshDecidedJobs = (): Promise<number> => refreshTaken('take_stale_jobs');

async function refreshTaken(take: 'take_expired_jobs' | 'take_stale_jobs'): Promise<number> {
  const startedAt = Date.now();
  let refreshed = 0;
  while (Date.now() - startedAt < runMs) {
    const { data: taken } = await adminClient().rpc(take, { max_jobs: batchSize }).throwOnError();
    if (taken.length === 0) break;
    await refreshPagesOf(taken);
    refreshed += taken.length;
  }
  return refreshed;
}

/**
 * Jobs of banned accounts, which search does not find any more, leave every cached page and have none of their own (D47).
 * How many. What a run does not get to is left for the next one.
 */
export async function removeBannedJobs(): Promise<number> {
  const startedAt = Date.now();
  let removed = 0;
  while (Date.now() - startedAt < runMs) {
    const { data: banned } = await adminClient()
      .rpc('find_banned_jobs', { max_jobs: batchSize })
      .throwOnError();
    if (banned.length === 0) break;
    // Asked before: afterwards no list knows them.
    const tags = await tagsOf(banned);
    await adminClient()
      .rpc('bury_jobs', { job_ids: banned.map(({ id }) => id) })
      .throwOnError();
    refreshAll(tags);
    removed += banned.length;
  }
  return removed;
}

type Job = FunctionReturns<'take_expired_jobs'>[number];

/** Every cached page that shows these jobs is made anew with the next request, and search engines are told. */
export async function refreshPagesOf(jobs: Job[]): Promise<void> {
  refreshAll(await tagsOf(jobs));
  announceLaterById(jobs.map(({ id }) => id));
}

async function tagsOf(jobs: Job[]): Promise<ReadonlySet<string>> {
  return new Set([
    ...jobs.flatMap(({ id, slug, employer_id, state_slug, city_slug }) =>
      tagsOfJob({ id, slug, employerId: employer_id, stateSlug: state_slug, citySlug: city_slug }),
    ),
    ...(await listingTagsOf(jobs.map(({ id }) => id))),
  ]);
}

function refreshAll(tags: ReadonlySet<string>): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
