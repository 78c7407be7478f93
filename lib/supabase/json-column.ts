/**
 * Parses a location, salary or contact, which may be a JSON string (specification, section 3). Throws on invalid JSON.
 */
export function parseJsonColumn(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
