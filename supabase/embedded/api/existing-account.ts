import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { type Middleware, withBody, withJson } from './middleware.ts';

type Options = { sql: Sql; sendConfirmation: (to: string, tokenHash: string) => Promise<void> };

/**
 * Difference 5 (../README.md): when an existing address signs up, Supabase Lite responds with 429 and never resends a
 * confirmation. Hosted Supabase responds with 200 and a fake user, so that accounts can't be probed, and resends the
 * confirmation of an unconfirmed account.
 */
export function existingAccount({ sql, sendConfirmation }: Options): Middleware {
  const resendConfirmation = async (email: string) => {
    const tokenHash = randomBytes(32).toString('hex');
    const rows = await sql`
      update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now()
      where email = ${email} and email_confirmed_at is null and not is_sso_user
        and (confirmation_sent_at is null or confirmation_sent_at < now() - interval '1 second')
      returning id`;
    if (rows.length > 0) await sendConfirmation(email, tokenHash);
    return rows.length > 0;
  };

  return async (request, next) => {
    const { pathname } = new URL(request.url);
    const isSignUp = pathname === '/auth/v1/signup';
    if (request.method !== 'POST' || !(isSignUp || pathname === '/auth/v1/resend')) return next(request);
    const text = await request.text();
    const response = await next(withBody(request, text));
    if (response.status !== 429) return response;

    const body: { email: string; data?: Record<string, unknown> } = JSON.parse(text);
    const email = body.email.toLowerCase();
    const isUnconfirmed = await resendConfirmation(email);
    return withJson(response, isSignUp ? createFakeUser(email, body.data, isUnconfirmed) : {}, 200);
  };
}

/**
 * The user in the response. It has an identity if the account is unconfirmed, as a new account has; an empty list means
 * that the address is taken.
 */
function createFakeUser(email: string, data: Record<string, unknown> = {}, isUnconfirmed = false) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: isUnconfirmed ? [{ provider: 'email' }] : [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
