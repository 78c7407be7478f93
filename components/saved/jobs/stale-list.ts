/** Whether this tab changed the list after the server rendered it. The router may restore the older page. */
let isStale = false;

export function markListStale(): void {
  isStale = true;
}

/** Returns true once after a change. */
export function consumeListStale(): boolean {
  const wasStale = isStale;
  isStale = false;
  return wasStale;
}
