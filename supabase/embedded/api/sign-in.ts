import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import { authError, parseJsonBody } from './auth-error.ts';
import { type Middleware, withBody } from './middleware.ts';

type Account = { encrypted_password: string | null; is_confirmed: boolean };

/** The hash to compare with if there is no password. Has Supabase Lite's cost, so that the timing is the same. */
const createDummyHash = () =>
  bcrypt.hashSync(crypto.randomUUID(), Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10));

/**
 * Difference 19 (../README.md): Supabase Lite compares no password for an unknown address or an unconfirmed account,
 * which reveals accounts by the response time or by 'not confirmed'. Here each attempt costs one comparison, and only
 * the correct password reveals more.
 */
export const constantTimeSignIn =
  (sql: Sql, dummyHash = createDummyHash()): Middleware =>
  async (request, next) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'password') return next(request);
    const text = await request.text();
    const { email, password } = parseJsonBody(text);
    if (typeof email !== 'string' || typeof password !== 'string') return next(withBody(request, text));
    const [account] = await sql<Account[]>`
      select encrypted_password, email_confirmed_at is not null as is_confirmed
      from auth.users where email = ${email.toLowerCase()} and not is_sso_user`;
    // Supabase Lite compares the password itself if the account is confirmed and has one.
    if (account?.is_confirmed && account.encrypted_password) return next(withBody(request, text));
    const isCorrect = await bcrypt.compare(password, account?.encrypted_password || dummyHash);
    if (account && isCorrect) return next(withBody(request, text));
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  };

/**
 * Difference 20 (../README.md): hosted Supabase refuses sessions to a banned account; Supabase Lite doesn't check. This
 * deletes all sessions of a banned account, including the new one, and responds with an error.
 */
export const rejectBannedUsers =
  (sql: Sql): Middleware =>
  async (request, next) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'POST' || !['/auth/v1/token', '/auth/v1/verify'].includes(pathname))
      return next(request);
    const response = await next(request);
    if (!response.ok) return response;
    const { user } = parseJsonBody(await response.clone().text());
    const id = typeof user === 'object' && user !== null ? Reflect.get(user, 'id') : undefined;
    if (typeof id !== 'string') return response;
    const deletedSessions = await sql`
      delete from auth.sessions
      where user_id = (select id from auth.users where id = ${id} and banned_until > now())
      returning id`;
    return deletedSessions.length === 0 ? response : authError(400, 'user_banned', 'User is banned');
  };
