/** An error of the auth service in the API version 2024-01-01. */
export const authError = (status: number, code: string, message: string): Response =>
  Response.json(
    { code, message },
    { status, headers: { 'x-sb-error-code': code, 'x-supabase-api-version': '2024-01-01' } },
  );

/** Parses a JSON object; empty if the text isn't one. */
export function parseJsonBody(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The unverified claims of a bearer token. Only for checks in addition to Supabase Lite's. */
export function parseClaims(request: Pick<Request, 'headers'>): Record<string, unknown> {
  const [, payload = ''] = request.headers.get('authorization')?.split('.') ?? [];
  return parseJsonBody(Buffer.from(payload, 'base64url').toString());
}
