import 'server-only';
import { Refusal } from '@/lib/result';
import { sessionlessClient } from '@/lib/supabase/sessionless';
import type { DataClient } from '@/lib/supabase/types';
import { authMessages } from '@/messages/auth/messages';
import { authRefusal } from './auth-refusal';

/**
 * A session of its own for whoever knows the current password; refuses everybody else. It is minutes old: the auth
 * service may refuse an older one a new password.
 */
export async function signInAgain(email: string, password: string, failed: string): Promise<DataClient> {
  const client = sessionlessClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error?.code === 'invalid_credentials')
    throw new Refusal(authMessages.currentPasswordWrong, {
      currentPassword: authMessages.currentPasswordWrong,
    });
  if (error) throw authRefusal(error, failed);
  return client;
}
