/** A unique word. Never seven digits in a row, because an email would omit them as a phone number. */
export function createMark(): string {
  const id = crypto.randomUUID();
  return `x${id.slice(0, 4)}x${id.slice(4, 8)}`;
}
