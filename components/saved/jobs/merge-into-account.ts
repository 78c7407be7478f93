import { toast } from '@/components/ui/toast';
import { saveJobs } from '@/lib/saved/jobs/actions';
import { mergeIntoAccount as text } from '@/messages/saved/jobs';
import { clearAccountJobs } from './account-store';
import { getBrowserSavedJobs, setBrowserSavedJobs } from './browser-store';
import { markListStale } from './stale-list';

/**
 * Merges this browser's saved jobs into the account; repeating it is harmless. Jobs that don't fit or were saved during
 * the request stay in the browser.
 */
export async function mergeIntoAccount(): Promise<void> {
  const snapshots = getBrowserSavedJobs();
  const result = await saveJobs([...snapshots]);
  if (!result.ok) return;
  const unsavedIds = new Set(result.data.unsavedIds);
  const sent = new Set(snapshots.map(({ jobId }) => jobId));
  clearAccountJobs();
  markListStale();
  setBrowserSavedJobs(getBrowserSavedJobs().filter(({ jobId }) => unsavedIds.has(jobId) || !sent.has(jobId)));
  const count = snapshots.length - unsavedIds.size;
  if (count > 0) toast(text.merged({ count }));
}
