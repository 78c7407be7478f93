/**
 * Difference 8 (../README.md): Supabase Lite responds with 500 "SUP" for SQLSTATEs that it doesn't handle, such as 23514
 * and P0001. PostgREST has a status for each and returns the code. The table is PostgREST's (docs.postgrest.org,
 * "Errors", HTTP status codes).
 */
const STATUS_BY_PREFIX: [string, number][] = [
  ['57P01', 503],
  ['53400', 500],
  ['P0001', 400],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
];

/** SQLSTATEs that Supabase Lite maps as PostgREST does, or that its storage checks by name. */
const HANDLED_BY_LITE = /^(42|22|21|PT|PGRST)|^(23505|23503|23502|25006)$/;

type DatabaseError = { code: string; message: string; detail?: string; hint?: string };

/**
 * Converts an error that Supabase Lite doesn't handle to the form of `raise sqlstate 'PGRST'`, which Supabase Lite
 * passes through.
 */
export function toPostgrestError(error: unknown): unknown {
  if (!isDatabaseError(error) || HANDLED_BY_LITE.test(error.code)) return error;
  const { code, message, detail, hint } = error;
  const status = STATUS_BY_PREFIX.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
  };
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}
