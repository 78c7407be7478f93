/** Whether the list that the server wrote may have changed since, in this tab; the router brings old pages back. */
let isOld = false;

export function listIsOld(): void {
  isOld = true;
}

/** True once after a change. */
export function takeListAge(): boolean {
  const wasOld = isOld;
  isOld = false;
  return wasOld;
}
