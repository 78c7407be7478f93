import type { SupabaseClient } from '@supabase/supabase-js';
import {
  anonClient,
  settleIn,
  signUp as signUpAs,
  secretClient as typedSecretClient,
} from '../support/clients.ts';

/** Somebody signed in. Their client is untyped, because policies are asked for what the types would not let pass, too. */
export type Person = { id: string; email: string; client: SupabaseClient };

/** A visitor: the public key and no session. */
export const visitorClient = (): SupabaseClient => anonClient();

/** The server: the secret key, past row-level security. */
export const secretClient = (): SupabaseClient => typedSecretClient();

/**
 * A person with a confirmed address, signed in, past the limits of a first day of posting; what they claim about themselves gives
 * no right to anything (D26).
 */
export async function signUp(claimedRole: 'employer' | 'job_seeker' = 'employer'): Promise<Person> {
  const { user, email, client } = await signUpAs(claimedRole);
  await settleIn(user.id);
  return { id: user.id, email, client };
}
