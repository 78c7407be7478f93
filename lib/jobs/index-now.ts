import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/env';
import { logFault } from '@/lib/log';
import type { JobAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { publicClient } from '@/lib/supabase/public';

/** As announceJobs, once the answer is sent: nobody should wait for somebody else's server. */
export function announceLater(jobs: readonly JobAddress[]): void {
  if (env().indexNowKey) after(() => announceJobs(jobs));
}

/** As announceLater, of jobs (at most 500) whose addresses are not at hand. */
export function announceLaterById(ids: readonly string[]): void {
  if (env().indexNowKey && ids.length > 0) after(async () => announceJobs(await addressesOf(ids)));
}

/** The database tells of fifty jobs at once. */
async function addressesOf(ids: readonly string[]): Promise<JobAddress[]> {
  const found: JobAddress[] = [];
  for (let first = 0; first < Math.min(ids.length, 500); first += 50) {
    const job_ids = ids.slice(first, first + 50);
    const { data, error } = await publicClient().rpc('find_saved_jobs', { job_ids });
    if (error) logFault('IndexNow', error);
    else found.push(...(data as unknown as JobAddress[]));
  }
  return found;
}

/**
 * Tells the search engines of indexnow.org that these jobs were posted, changed or closed; nothing happens unless INDEXNOW_KEY is set.
 * Never throws.
 */
export async function announceJobs(jobs: readonly JobAddress[]): Promise<void> {
  const { indexNowKey, indexNowUrl, siteUrl } = env();
  if (!indexNowKey || jobs.length === 0) return;
  try {
    const answer = await fetch(indexNowUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key: indexNowKey,
        keyLocation: siteUrl + routes.indexNowKey(),
        urlList: jobs.slice(0, 10_000).map((job) => siteUrl + placeRoutes.job(job)),
      }),
      signal: AbortSignal.timeout(5000),
    });
    if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}.`);
  } catch (thrown) {
    logFault('IndexNow', thrown);
  }
}
