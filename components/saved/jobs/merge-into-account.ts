import { toast } from '@/components/ui/toast';
import { saveJobs } from '@/lib/saved/jobs/actions';
import { mergeIntoAccount as text } from '@/messages/saved/jobs';
import { forgetAccountJobs } from './account-store';
import { savedInBrowser, storeInBrowser } from './browser-store';
import { markListStale } from './stale-list';

/**
 * Brings what this browser kept into the account, which merges it, so that a second tab or try does no harm. What
 * found no room, and what was saved meanwhile, stays here.
 */
export async function mergeIntoAccount(): Promise<void> {
  const copies = savedInBrowser();
  const answer = await saveJobs([...copies]);
  if (!answer.ok) return;
  const leftOut = new Set(answer.data.leftOut);
  const sent = new Set(copies.map(({ jobId }) => jobId));
  forgetAccountJobs();
  markListStale();
  storeInBrowser(savedInBrowser().filter(({ jobId }) => leftOut.has(jobId) || !sent.has(jobId)));
  const count = copies.length - leftOut.size;
  if (count > 0) toast(text.areInYourAccountNow({ count }));
}
