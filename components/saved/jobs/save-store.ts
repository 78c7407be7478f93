import type { SavedCopy } from '@/lib/saved/jobs/saved-job';

/** Where jobs are saved: in this browser, or in the account. */
export type SaveStore = {
  /** Undefined while nobody knows; `load` finds it out. */
  has(jobId: string): boolean | undefined;
  /** Whether the account is known to have applied; what this browser did is known without it. */
  hasApplied(jobId: string): boolean;
  /** Asks about these, once; `then` runs when something new is known. */
  load(jobIds: readonly string[], then: () => void): void;
  /** Saves or removes. Answers what to say if it did not work, null if it did. */
  put(copy: SavedCopy, isSaved: boolean): Promise<string | null>;
  /** The sentence after a job was saved. */
  savedMessage: string;
};

/** What was removed in this tab: pressed again, it comes back with its note. */
export const removed = new Map<string, SavedCopy>();
