/** Section 3: location, salary and contact may arrive as JSON strings. Throws on a string that is no JSON. */
export function parseJsonColumn(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
