/** A unique word without seven digits in a row, which an email would omit as a phone number. */
export function createMark(): string {
  const id = crypto.randomUUID();
  return `x${id.slice(0, 4)}x${id.slice(4, 8)}`;
}
