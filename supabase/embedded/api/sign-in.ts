import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import { authError, jsonOf } from './auth-error.ts';
import { type Mend, withBody } from './mend.ts';

type Account = { encrypted_password: string | null; is_confirmed: boolean };

/** What nobody's password is compared with; made as lite makes its own, so that it takes as long. */
const hashOfNobody = () =>
  bcrypt.hashSync(crypto.randomUUID(), Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10));

/**
 * Difference 19: lite answers at once for an unknown address and says 'not confirmed' to whoever has no password, so that
 * anybody can tell who has an account. Here each try costs one comparison, and only the right password learns more.
 */
export const evenSignIn =
  (sql: Sql, nobodys = hashOfNobody()): Mend =>
  async (request, next) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'password') return next(request);
    const text = await request.text();
    const { email, password } = jsonOf(text);
    if (typeof email !== 'string' || typeof password !== 'string') return next(withBody(request, text));
    const [account] = await sql<Account[]>`
      select encrypted_password, email_confirmed_at is not null as is_confirmed
      from auth.users where email = ${email.toLowerCase()} and not is_sso_user`;
    // lite compares by itself where the account is confirmed and has a password.
    if (account?.is_confirmed && account.encrypted_password) return next(withBody(request, text));
    const isRight = await bcrypt.compare(password, account?.encrypted_password || nobodys);
    if (account && isRight) return next(withBody(request, text));
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  };

/**
 * Difference 20: hosted opens and renews no session for an account that is banned; lite does not look. What it has opened
 * is closed again before anybody hears of it.
 */
export const noSessionForBanned =
  (sql: Sql): Mend =>
  async (request, next) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'POST' || !['/auth/v1/token', '/auth/v1/verify'].includes(pathname))
      return next(request);
    const response = await next(request);
    if (!response.ok) return response;
    const { user } = jsonOf(await response.clone().text());
    const id = typeof user === 'object' && user !== null ? Reflect.get(user, 'id') : undefined;
    if (typeof id !== 'string') return response;
    const ended = await sql`
      delete from auth.sessions
      where user_id = (select id from auth.users where id = ${id} and banned_until > now())
      returning id`;
    return ended.length === 0 ? response : authError(400, 'user_banned', 'User is banned');
  };
