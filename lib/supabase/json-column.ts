/** Section 3: location, salary and contact may be JSON strings. Throws on invalid JSON. */
export function parseJsonColumn(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
