import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/env';
import { logFault } from '@/lib/log';
import { Refusal } from '@/lib/result';
import { adminClient } from '@/lib/supabase/admin';
import { isKnownHere } from './known-browser';
import { accountOfLink } from './mailed-link';
import { isServiceFailure, type ProviderError } from './provider-error';

type Kind = 'recovery' | 'signup';

/**
 * Whether an account's email may go to an address that somebody typed: three a day, because it may be anybody's (D46).
 * Whoever signed in to the account here before, or has an email of ours to it, is no stranger, and nothing is counted.
 */
export async function takeAccountEmail(kind: Kind, email: string, token?: string): Promise<boolean> {
  if ((await isKnownHere(email)) || (await isTheirs(email, token))) return true;
  const { data } = await adminClient().rpc('take_account_email', { kind, recipient: email }).throwOnError();
  return data;
}

/** A link that was emailed to this address, expired or not, can only come from its mailbox. */
const isTheirs = async (email: string, token: string | undefined) =>
  token !== undefined && (await accountOfLink(token))?.email.toLowerCase() === email.toLowerCase();

/**
 * Lets the auth service write to an address once the answer is out, so that neither its words nor its time tell whether the
 * address has an account. A service that is away says so before, with `sentence`.
 */
export async function sendAccountEmailLater(
  { kind, email, token }: { kind: Kind; email: string; token: string | undefined },
  send: () => Promise<{ error: ProviderError | null }>,
  sentence: string,
): Promise<void> {
  await requireAuthService(sentence);
  after(async () => {
    try {
      if (!(await takeAccountEmail(kind, email, token))) return;
      const { error } = await send();
      if (error && isServiceFailure(error)) logFault(`account email: ${kind}`, error);
    } catch (fault) {
      logFault(`account email: ${kind}`, fault);
    }
  });
}

async function requireAuthService(sentence: string): Promise<void> {
  const { supabaseUrl, publishableKey } = env();
  const answer = await fetch(`${supabaseUrl}/auth/v1/health`, {
    headers: { apikey: publishableKey },
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  }).catch(() => null);
  if (!answer?.ok) throw new Refusal(sentence);
}
