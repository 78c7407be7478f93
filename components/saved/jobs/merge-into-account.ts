import { toast } from '@/components/ui/toast';
import { saveJobs } from '@/lib/saved/jobs/actions';
import { forgetAccount } from './account-store';
import { browserSaves, keepInBrowser } from './local-storage';
import { listIsOld } from './stale-list';

/**
 * Brings what this browser kept into the account, which merges it, so that a second tab or try does no harm. What
 * found no room, and what was saved meanwhile, stays here.
 */
export async function mergeSaves(): Promise<void> {
  const copies = browserSaves();
  const answer = await saveJobs([...copies]);
  if (!answer.ok) return;
  const leftOut = new Set(answer.data.leftOut);
  const sent = new Set(copies.map(({ jobId }) => jobId));
  forgetAccount();
  listIsOld();
  keepInBrowser(browserSaves().filter(({ jobId }) => leftOut.has(jobId) || !sent.has(jobId)));
  const count = copies.length - leftOut.size;
  if (count > 0)
    toast(
      count === 1
        ? 'The job saved in this browser is in your account now.'
        : `The ${count.toLocaleString('en-US')} jobs saved in this browser are in your account now.`,
    );
}
