import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { type Mend, withBody, withJson } from './mend.ts';

type Options = { sql: Sql; sendConfirmation: (to: string, tokenHash: string) => Promise<void> };

/**
 * Difference 5: lite answers 429 when somebody registers an address that has an account, and never sends a confirmation
 * again. Hosted answers as if it were new, with a made-up user without identities, so that nobody can probe for
 * accounts; and an account that was never confirmed gets its mail again.
 */
export function existingAccount({ sql, sendConfirmation }: Options): Mend {
  const confirmAgain = async (email: string) => {
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
    const isWaiting = await confirmAgain(email);
    return withJson(response, isSignUp ? madeUpUser(email, body.data, isWaiting) : {}, 200);
  };
}

/** Whoever never confirmed is answered as somebody new, with an identity: only then is the address not taken. */
function madeUpUser(email: string, data: Record<string, unknown> = {}, isWaiting = false) {
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
    identities: isWaiting ? [{ provider: 'email' }] : [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
