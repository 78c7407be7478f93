import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';
import type { JobAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { publicClient } from '@/lib/supabase/public';

/** Calls submitToIndexNow after the response is sent, so that no visitor waits for another server. */
export function scheduleIndexNow(jobs: readonly JobAddress[]): void {
  if (env().indexNowKey) after(() => submitToIndexNow(jobs));
}

/** Submits up to 500 jobs, given by id, after the response is sent. */
export function scheduleIndexNowById(ids: readonly string[]): void {
  if (env().indexNowKey && ids.length > 0) after(async () => submitToIndexNow(await listJobAddresses(ids)));
}

/** Calls `list_saved_jobs`, which accepts 50 ids of any jobs, saved or not. */
async function listJobAddresses(ids: readonly string[]): Promise<JobAddress[]> {
  const addresses: JobAddress[] = [];
  for (let first = 0; first < Math.min(ids.length, 500); first += 50) {
    const job_ids = ids.slice(first, first + 50);
    const { data, error } = await publicClient().rpc('list_saved_jobs', { job_ids });
    if (error) logError('IndexNow', error);
    else addresses.push(...(data as unknown as JobAddress[]));
  }
  return addresses;
}

/**
 * Submits posted, changed or closed jobs to search engines (https://www.indexnow.org/documentation). Does nothing
 * without INDEXNOW_KEY. Never throws.
 */
export async function submitToIndexNow(jobs: readonly JobAddress[]): Promise<void> {
  const { indexNowKey, indexNowUrl, siteUrl } = env();
  if (!indexNowKey || jobs.length === 0) return;
  try {
    const response = await fetch(indexNowUrl, {
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
    if (!response.ok) throw new Error(`IndexNow responded with ${response.status}.`);
  } catch (error) {
    logError('IndexNow', error);
  }
}
