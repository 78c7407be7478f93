import type { Sql } from 'postgres';
import { parseJsonBody } from './auth-error.ts';
import { type Middleware, withBody, withJson } from './middleware.ts';

type Mail = { email: string; newEmail: string; tokenHash: string };
type Options = { sql: Sql; sendToNewAddress: (mail: Mail) => Promise<void> };

/** The auth service's `otp_expiry`. */
const LINK_SECONDS = 3600;

/**
 * Difference 15 (../README.md): hosted Supabase requires confirmation from both mailboxes before an account's address
 * changes; Supabase Lite only from the old one, so that a typo locks the owner out. This sends the second email, and
 * responds to the first opened link as hosted Supabase does; at the second, Supabase Lite changes the address.
 */
export function emailChange({ sql, sendToNewAddress }: Options): Middleware {
  const mailNewAddress = async (userId: string) => {
    const [change] = await sql<{ email: string; new_email: string; token: string }[]>`
      update auth.users set email_change_confirm_status = 0
      where id = ${userId} and email_change_token_new <> '' and email_change <> ''
      returning email, email_change as new_email, email_change_token_new as token`;
    if (change)
      await sendToNewAddress({ email: change.email, newEmail: change.new_email, tokenHash: change.token });
  };

  /** Invalidates the token of the link that is opened first. Returns whether this was that link. */
  const redeemFirstLink = async (token: string) => {
    const redeemed = await sql`
      update auth.users set
        email_change_confirm_status = 1,
        email_change_token_current = case when email_change_token_current = ${token} then null else email_change_token_current end,
        email_change_token_new = case when email_change_token_new = ${token} then null else email_change_token_new end
      where ${token} in (email_change_token_current, email_change_token_new) and email_change_confirm_status = 0
        and email_change_sent_at > now() - make_interval(secs => ${LINK_SECONDS})
      returning id`;
    return redeemed.length > 0;
  };

  /** Stores the second link's token as that of the current address, the only one that Supabase Lite accepts. */
  const moveTokenToCurrent = (token: string) => sql`
    update auth.users set email_change_token_current = ${token}, email_change_token_new = null, email_change_confirm_status = 0
    where email_change_token_new = ${token} and email_change_confirm_status = 1`;

  return async (request, next) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT' && pathname === '/auth/v1/user') {
      const text = await request.text();
      const response = await next(withBody(request, text));
      if (!response.ok || !parseJsonBody(text).email) return response;
      const user = await response.clone().json();
      await mailNewAddress(user.id);
      return response;
    }
    if (request.method !== 'POST' || pathname !== '/auth/v1/verify') return next(request);
    const text = await request.text();
    const body = parseJsonBody(text);
    if (body.type !== 'email_change' || typeof body.token_hash !== 'string')
      return next(withBody(request, text));
    if (await redeemFirstLink(body.token_hash)) return withJson(new Response(), firstLinkAccepted);
    await moveTokenToCurrent(body.token_hash);
    return next(withBody(request, text));
  };
}

const firstLinkAccepted = {
  code: 200,
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
};
