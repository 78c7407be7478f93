import 'server-only';
import { cache } from 'react';
import { Refusal } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import { authMessages } from '@/messages/auth/messages';
import { isRetryable } from './provider-error';
import { parseRole, type Role } from './role';

/** Whoever makes this request, once signed in. */
export type Viewer = { id: string; email: string; role: Role | null };

/** The viewer with what only the account page needs: the address that waits for its confirmation, or null. */
export type Account = Viewer & { newEmail: string | null };

/**
 * The signed-in viewer, as the auth service itself knows them; null for a visitor and for a session that is gone.
 * Asked once per request. While the service is away nobody can tell: that is a Refusal ('Session error: …'), not a null.
 */
export const findAccount = cache(async (): Promise<Account | null> => {
  const client = await viewerClient();
  const { data, error } = await client.auth.getUser();
  if (error && isRetryable(error))
    throw new Refusal(authMessages.sessionError({ message: authMessages.serviceUnavailable }));
  const user = data.user;
  if (!user?.email) return null;
  return {
    id: user.id,
    email: user.email,
    role: parseRole(user.user_metadata.role),
    newEmail: user.new_email || null,
  };
});

/** The signed-in viewer; null and Refusal as for `findAccount`. */
export async function findViewer(): Promise<Viewer | null> {
  const account = await findAccount();
  return account && { id: account.id, email: account.email, role: account.role };
}
