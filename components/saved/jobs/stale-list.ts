/** Whether the list that the server wrote may have changed since, in this tab; the router brings old pages back. */
let isStale = false;

export function markListStale(): void {
  isStale = true;
}

/** True once after a change. */
export function takeListStale(): boolean {
  const wasStale = isStale;
  isStale = false;
  return wasStale;
}
