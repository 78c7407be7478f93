import 'server-only';
import { UserError } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import type { DataClient } from '@/lib/supabase/types';
import { authMessages } from '@/messages/auth/messages';
import { limitAttempts } from './attempts';
import { toAuthError } from './auth-error';
import { getAccountByLink, setPasswordByLink } from './email-link';
import { reauthenticate } from './reauthenticate';
import { isRedeemedToken, saveRedeemedToken } from './recovery';
import { getViewer } from './viewer';
import { assertStrongPassword } from './weak-password';

/** Proof of ownership: a client with the owner's session, the address, and whether the password was set already. */
type VerifiedOwner = { client: DataClient; email: string; isPasswordSet: boolean };

/**
 * Proves ownership by redeeming a recovery token. Opening the link doesn't redeem it, only this POST does (D4, D29). An
 * unconfirmed account may have another person's password, which must not outlive the link, so `password` replaces it
 * first (D45).
 */
export async function verifyOwnerByLink(token: string, password: string): Promise<VerifiedOwner> {
  const client = await viewerClient();
  let isPasswordSet = false;
  if (!(await isRedeemedToken(token))) {
    const account = await getAccountByLink(token);
    if (account?.isExpired === false && !account.isConfirmed) {
      assertStrongPassword(password, account.email);
      isPasswordSet = await setPasswordByLink(token, password);
    }
    const { error } = await client.auth.verifyOtp({ type: 'recovery', token_hash: token });
    if (error) throw toAuthError(error, authMessages.linkExpired);
    // A token works once; if this password is rejected, the next attempt needs no new email.
    await saveRedeemedToken(token);
  }
  return { client, email: await getEmail(client), isPasswordSet };
}

/** Proves ownership by the current password, because the browser may have been left open (D34). */
export async function verifyOwnerByPassword(currentPassword: string | undefined): Promise<VerifiedOwner> {
  const viewer = await getViewer();
  if (viewer === null) throw new UserError(authMessages.sessionError({ message: authMessages.sessionEnded }));
  const missing = authMessages.currentPasswordRequired;
  if (currentPassword === undefined) throw new UserError(missing, { currentPassword: missing });
  await limitAttempts('sign-in', viewer.email);
  const client = await reauthenticate(viewer.email, currentPassword, authMessages.resetPasswordFailed);
  return { client, email: viewer.email, isPasswordSet: false };
}

async function getEmail(client: DataClient): Promise<string> {
  const { data } = await client.auth.getUser();
  return data.user?.email ?? '';
}
