import 'server-only';
import { cache } from 'react';
import { UserError } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import { authMessages } from '@/messages/auth/messages';
import { isRetryable } from './provider-error';
import { parseRole, type Role } from './role';

/** The signed-in person who made this request. */
export type Viewer = { id: string; email: string; role: Role | null };

/** The viewer with `newEmail`, an address that isn't confirmed yet; only the account page needs it. */
export type Account = Viewer & { newEmail: string | null };

/**
 * Returns the viewer as confirmed by the auth service, or null for a visitor or an ended session; memoized per request.
 * Throws a UserError ('Session error: …') when the service is unavailable.
 */
export const getAccount = cache(async (): Promise<Account | null> => {
  const client = await viewerClient();
  const { data, error } = await client.auth.getUser();
  if (error && isRetryable(error))
    throw new UserError(authMessages.sessionError({ message: authMessages.serviceUnavailable }));
  const user = data.user;
  if (!user?.email) return null;
  return {
    id: user.id,
    email: user.email,
    role: parseRole(user.user_metadata.role),
    newEmail: user.new_email || null,
  };
});

/** Returns the signed-in viewer; null and UserError as for `getAccount`. */
export async function getViewer(): Promise<Viewer | null> {
  const account = await getAccount();
  return account && { id: account.id, email: account.email, role: account.role };
}
