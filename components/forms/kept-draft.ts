import type { FormContents } from './form-contents';
import { readFromTab } from './tab-storage';

/** What somebody typed into a form in this tab and has not sent. */
export function keptDraft(key: string): FormContents {
  const stored = readFromTab(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Whether there is any of it. */
export const holdsDraft = (key: string): boolean => Object.keys(keptDraft(key)).length > 0;
