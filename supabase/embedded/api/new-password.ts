import type { Sql } from 'postgres';
import { authError, parseClaims, parseJsonBody } from './auth-error.ts';
import { type Middleware, withBody } from './middleware.ts';

/** bcrypt ignores bytes beyond this. */
const MAX_BYTES = 72;

/**
 * Difference 21 (../README.md): as hosted Supabase with 'Secure password change', a session older than a day needs a code
 * by email (the site sends a link instead). As hosted Supabase always does, a new password ends the other sessions, and
 * passwords over 72 bytes are rejected instead of truncated.
 */
export const newPassword =
  (sql: Sql): Middleware =>
  async (request, next) => {
    const { pathname } = new URL(request.url);
    const isChange = request.method === 'PUT' && pathname === '/auth/v1/user';
    if (!isChange && pathname !== '/auth/v1/signup') return next(request);
    const text = await request.text();
    const { password } = parseJsonBody(text);
    if (typeof password !== 'string') return next(withBody(request, text));
    if (Buffer.byteLength(password) > MAX_BYTES)
      return authError(400, 'validation_failed', `Password cannot be longer than ${MAX_BYTES} characters`);
    if (!isChange) return next(withBody(request, text));
    const session = String(parseClaims(request).session_id ?? '');
    const [recentSession] = await sql`
      select user_id from auth.sessions where id::text = ${session} and created_at > now() - interval '24 hours'`;
    const anySession =
      recentSession ?? (await sql`select user_id from auth.sessions where id::text = ${session}`)[0];
    if (anySession && !recentSession)
      return authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    const response = await next(withBody(request, text));
    if (response.ok && recentSession)
      await sql`delete from auth.sessions where user_id = ${recentSession.user_id} and id::text <> ${session}`;
    return response;
  };
