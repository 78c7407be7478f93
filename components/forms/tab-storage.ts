// Session storage of this tab. It may be full or blocked; forms work without it.

export function saveToTab(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

export function removeFromTab(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** The stored value, unvalidated; null if there is none. */
export function getFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
