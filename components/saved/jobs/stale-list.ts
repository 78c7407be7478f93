/** Whether this tab changed the list since the server rendered it. The router may restore a page from before. */
let isStale = false;

export function markListStale(): void {
  isStale = true;
}

/** True once after a change. */
export function consumeListStale(): boolean {
  const wasStale = isStale;
  isStale = false;
  return wasStale;
}
