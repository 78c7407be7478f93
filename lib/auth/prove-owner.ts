import 'server-only';
import { Refusal } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import type { DataClient } from '@/lib/supabase/types';
import { authMessages } from '@/messages/auth/messages';
import { limitAttempts } from './attempts';
import { authRefusal } from './auth-refusal';
import { accountOfLink, setUnprovenPassword } from './mailed-link';
import { signInAgain } from './reauthenticate';
import { isRedeemedHere, noteRedeemed } from './recovery';
import { findViewer } from './viewer';
import { refuseEasyPassword } from './weak-password';

/** Whoever may set a new password: a client with their session, their address, and whether the password is set already. */
type Owner = { client: DataClient; email: string; isSet: boolean };

/**
 * Proves the owner by the token of a recovery link, which is redeemed here, by the POST of a person, and never by opening
 * the link (D4, D29). An account that waits for its confirmation may have a stranger's password: `password` replaces
 * it first, so that it does not outlive the link (D45).
 */
export async function ownerByLink(token: string, password: string): Promise<Owner> {
  const client = await viewerClient();
  let isSet = false;
  if (!(await isRedeemedHere(token))) {
    const account = await accountOfLink(token);
    if (account?.isExpired === false && !account.isConfirmed) {
      refuseEasyPassword(password, account.email);
      isSet = await setUnprovenPassword(token, password);
    }
    const { error } = await client.auth.verifyOtp({ type: 'recovery', token_hash: token });
    if (error) throw authRefusal(error, authMessages.linkExpired);
    // A token works once; should this password be refused, the next one needs no other mail.
    await noteRedeemed(token);
  }
  return { client, email: await emailOf(client), isSet };
}

/** Proves the owner by the current password: a session alone may be that of a browser that was left open (D34). */
export async function ownerByPassword(currentPassword: string | undefined): Promise<Owner> {
  const viewer = await findViewer();
  if (viewer === null) throw new Refusal(authMessages.sessionError({ message: authMessages.sessionEnded }));
  const missing = authMessages.currentPasswordRequired;
  if (currentPassword === undefined) throw new Refusal(missing, { currentPassword: missing });
  await limitAttempts('sign-in', viewer.email);
  const client = await signInAgain(viewer.email, currentPassword, authMessages.failedToResetPassword);
  return { client, email: viewer.email, isSet: false };
}

async function emailOf(client: DataClient): Promise<string> {
  const { data } = await client.auth.getUser();
  return data.user?.email ?? '';
}
