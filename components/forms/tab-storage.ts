// What this tab alone remembers, over reloads and Back. Its storage may be full or forbidden; forms work without it.

export function storeInTab(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

export function removeFromTab(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** What was stored, as somebody may have changed it; null for nothing. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
