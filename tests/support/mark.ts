/** A word of its own for a name. Never seven digits in a row: an email would take the name for a phone number and leave it out. */
export function newMark(): string {
  const id = crypto.randomUUID();
  return `x${id.slice(0, 4)}x${id.slice(4, 8)}`;
}
