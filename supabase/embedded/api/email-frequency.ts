import type { Sql } from 'postgres';
import { authError, parseJsonBody } from './auth-error.ts';
import { type Middleware, withBody } from './middleware.ts';

/**
 * Difference 22 (../README.md): hosted Supabase sends an account at most one email a minute (`max_frequency` in
 * supabase/config.toml) and otherwise responds with 429; Supabase Lite has no limit.
 */
export const emailFrequency =
  (sql: Sql): Middleware =>
  async (request, next) => {
    const { pathname } = new URL(request.url);
    const column = columns[pathname.replace('/auth/v1/', '')];
    if (request.method !== 'POST' || column === undefined) return next(request);
    const text = await request.text();
    const { email } = parseJsonBody(text);
    if (typeof email !== 'string') return next(withBody(request, text));
    const [recentUser] = await sql`
      select id from auth.users
      where email = ${email.toLowerCase()} and ${sql(column)} > now() - interval '1 minute'
        and (${column} = 'recovery_sent_at' or email_confirmed_at is null)`;
    return recentUser
      ? authError(
          429,
          'over_email_send_rate_limit',
          'For security purposes, you can only request this once a minute.',
        )
      : next(withBody(request, text));
  };

const columns: Readonly<Record<string, string>> = {
  recover: 'recovery_sent_at',
  otp: 'recovery_sent_at',
  magiclink: 'recovery_sent_at',
  resend: 'confirmation_sent_at',
  signup: 'confirmation_sent_at',
};
