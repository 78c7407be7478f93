import 'server-only';
import { env } from '@/lib/env';
import { logFault } from '@/lib/log';
import { type JobAddress, routes } from '@/lib/routes';

/**
 * Tells the search engines of indexnow.org that these jobs were posted, changed or closed; nothing happens unless INDEXNOW_KEY is set.
 * Never throws: call it after the answer (`after`), since nobody should wait for somebody else's server.
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
        urlList: jobs.slice(0, 10_000).map((job) => siteUrl + routes.job(job)),
      }),
      signal: AbortSignal.timeout(5000),
    });
    if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}.`);
  } catch (thrown) {
    logFault('IndexNow', thrown);
  }
}
