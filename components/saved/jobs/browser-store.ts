import { savedJobMessages } from '@/lib/saved/jobs/messages';
import { maxSavedJobs } from '@/lib/saved/jobs/saved-job';
import { browserSaves, keepInBrowser } from './local-storage';
import { removed, type Shelf } from './save-store';

/** For visitors: this browser's own storage. */
export const browserShelf: Shelf = {
  has: (jobId) => browserSaves().some((each) => each.jobId === jobId),
  hasApplied: () => false,
  look: () => {},
  put: async (copy, isSaved) => {
    const { jobId } = copy;
    const saves = browserSaves();
    const others = saves.filter((each) => each.jobId !== jobId);
    if (!isSaved) for (const each of saves) if (each.jobId === jobId) removed.set(jobId, each);
    if (keepInBrowser(isSaved ? [removed.get(jobId) ?? copy, ...others] : others)) return null;
    return others.length >= maxSavedJobs ? savedJobMessages.full : savedJobMessages.noStorage;
  },
  saved: 'Saved in this browser.',
};
