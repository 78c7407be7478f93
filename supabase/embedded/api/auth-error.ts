/** An error as the auth service answers it to clients that name the API version 2024-01-01. */
export const authError = (status: number, code: string, message: string): Response =>
  Response.json(
    { code, message },
    { status, headers: { 'x-sb-error-code': code, 'x-supabase-api-version': '2024-01-01' } },
  );

/** A request's JSON body; empty for any other. */
export function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The claims of a bearer token, unchecked: enough to refuse more than lite does, never less. */
export function claimsOf(request: Pick<Request, 'headers'>): Record<string, unknown> {
  const [, payload = ''] = request.headers.get('authorization')?.split('.') ?? [];
  return jsonOf(Buffer.from(payload, 'base64url').toString());
}
