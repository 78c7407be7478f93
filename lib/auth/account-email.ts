import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';
import { UserError } from '@/lib/result';
import { serviceClient } from '@/lib/supabase/service';
import { hasSignedInHere } from './browser-accounts';
import { getAccountByLink } from './email-link';
import { isServiceFailure, type ProviderError } from './provider-error';

type EmailKind = 'recovery' | 'signup';

/**
 * Returns whether an account email may go to a typed address: at most three a day, because it may belong to someone
 * else (D46). A browser that signed in to the account before, or that has a token emailed to the address, isn't limited
 * or counted.
 */
export async function claimAccountEmail(kind: EmailKind, email: string, token?: string): Promise<boolean> {
  if ((await hasSignedInHere(email)) || (await isTokenOfAddress(email, token))) return true;
  const { data } = await serviceClient()
    .rpc('claim_account_email', { kind, recipient: email })
    .throwOnError();
  return data;
}

/** A token that was emailed to this address, even an expired one, can only come from its mailbox. */
const isTokenOfAddress = async (email: string, token: string | undefined) =>
  token !== undefined && (await getAccountByLink(token))?.email.toLowerCase() === email.toLowerCase();

/**
 * Sends an account email after the response, so that neither text nor timing shows whether the address has an account.
 * If the service is unavailable, it throws a UserError with `message` before the response.
 */
export async function sendAccountEmailLater(
  { kind, email, token }: { kind: EmailKind; email: string; token: string | undefined },
  send: () => Promise<{ error: ProviderError | null }>,
  message: string,
): Promise<void> {
  await requireAuthService(message);
  after(async () => {
    try {
      if (!(await claimAccountEmail(kind, email, token))) return;
      const { error } = await send();
      if (error && isServiceFailure(error)) logError(`account email: ${kind}`, error);
    } catch (error) {
      logError(`account email: ${kind}`, error);
    }
  });
}

async function requireAuthService(message: string): Promise<void> {
  const { supabaseUrl, publishableKey } = env();
  const response = await fetch(`${supabaseUrl}/auth/v1/health`, {
    headers: { apikey: publishableKey },
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  }).catch(() => null);
  if (!response?.ok) throw new UserError(message);
}
