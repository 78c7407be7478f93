import type { FormContents } from './form-contents';

// This tab's storage may be full or forbidden; a form works without it.

export function storeDraft(key: string, contents: FormContents) {
  try {
    sessionStorage.setItem(key, JSON.stringify(contents));
  } catch {}
}

export function removeDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

export function readDraft(key: string): FormContents {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Whether somebody began a form in this tab and has not sent it. */
export const holdsDraft = (key: string): boolean => Object.keys(readDraft(key)).length > 0;
