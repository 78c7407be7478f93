import type { Sql } from 'postgres';
import { authError, claimsOf, jsonOf } from './auth-error.ts';
import { type Mend, withBody } from './mend.ts';

/** bcrypt reads no further. */
const MOST_BYTES = 72;

/**
 * Difference 21: as hosted with 'Secure password change', a session older than a day needs a code by email (the site sends a
 * link instead); as hosted always, a new password ends the other sessions, and one of more than 72 bytes is refused
 * instead of cut.
 */
export const newPassword =
  (sql: Sql): Mend =>
  async (request, next) => {
    const { pathname } = new URL(request.url);
    const isChange = request.method === 'PUT' && pathname === '/auth/v1/user';
    if (!isChange && pathname !== '/auth/v1/signup') return next(request);
    const text = await request.text();
    const { password } = jsonOf(text);
    if (typeof password !== 'string') return next(withBody(request, text));
    if (Buffer.byteLength(password) > MOST_BYTES)
      return authError(400, 'validation_failed', `Password cannot be longer than ${MOST_BYTES} characters`);
    if (!isChange) return next(withBody(request, text));
    const session = String(claimsOf(request).session_id ?? '');
    const [fresh] = await sql`
      select user_id from auth.sessions where id::text = ${session} and created_at > now() - interval '24 hours'`;
    const known = fresh ?? (await sql`select user_id from auth.sessions where id::text = ${session}`)[0];
    if (known && !fresh)
      return authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    const response = await next(withBody(request, text));
    if (response.ok && fresh)
      await sql`delete from auth.sessions where user_id = ${fresh.user_id} and id::text <> ${session}`;
    return response;
  };
