import type { SupabaseClient } from '@supabase/supabase-js';
import {
  anonClient,
  markAccountEstablished,
  signUp as signUpAs,
  secretClient as typedSecretClient,
} from '../support/clients.ts';

/** A signed-in person. The client is untyped, so that tests can send what the types forbid. */
export type Person = { id: string; email: string; client: SupabaseClient };

/** A visitor: the public key without a session. */
export const visitorClient = (): SupabaseClient => anonClient();

/** The server: the secret key bypasses row-level security. */
export const secretClient = (): SupabaseClient => typedSecretClient();

/**
 * Signs up a person with a confirmed address, to whom the posting limits of new accounts do not apply. The claimed role
 * grants no rights (D26).
 */
export async function signUp(claimedRole: 'employer' | 'job_seeker' = 'employer'): Promise<Person> {
  const { user, email, client } = await signUpAs(claimedRole);
  await markAccountEstablished(user.id);
  return { id: user.id, email, client };
}
