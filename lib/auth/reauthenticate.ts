import 'server-only';
import { UserError } from '@/lib/result';
import { sessionlessClient } from '@/lib/supabase/sessionless';
import type { DataClient } from '@/lib/supabase/types';
import { authMessages } from '@/messages/auth/messages';
import { toAuthError } from './auth-error';

/**
 * Returns a client with a new session of its own, given the current password; throws a UserError otherwise. The auth
 * service may require a recent session to change a password.
 */
export async function reauthenticate(
  email: string,
  password: string,
  failedMessage: string,
): Promise<DataClient> {
  const client = sessionlessClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error?.code === 'invalid_credentials')
    throw new UserError(authMessages.currentPasswordWrong, {
      currentPassword: authMessages.currentPasswordWrong,
    });
  if (error) throw toAuthError(error, failedMessage);
  return client;
}
