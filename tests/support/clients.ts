import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { variable } from './environment.ts';
import { sql } from './sql.ts';

export type Client = SupabaseClient<Database>;
export type Role = 'employer' | 'job_seeker';
export type Person = { client: Client; user: User; email: string; password: string };

/** A visitor: the public key and nothing else. */
export const anonClient = (): Client => clientWith(variable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'));

/** The server's own client, which no row-level security holds back. */
export const secretClient = (): Client => clientWith(variable('SUPABASE_SECRET_KEY'));

/** A new person who has confirmed the address and is signed in, without waiting for the mail. */
export async function signUp(role: Role, data: Record<string, unknown> = {}): Promise<Person> {
  const email = newAddress(role);
  const password = 'correct horse battery';
  const client = anonClient();
  const signedUp = await client.auth.signUp({ email, password, options: { data: { role, ...data } } });
  if (signedUp.error) throw signedUp.error;
  await sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  return { client, user: signedIn.data.user, email, password };
}

/** Makes an account one that has been posting for long, past the limits and the wait of its first day. */
export async function settleIn(userId: string): Promise<void> {
  await sql`insert into public.posting_log (job_id, account_id, words_hash, posted_at)
    values (gen_random_uuid(), ${userId}, 'long ago', now() - interval '90 days')`;
}

/** Lets an address take the emails about an account's jobs, as its own answer does. */
export async function agreeToContact(accountId: string, address: string): Promise<void> {
  await sql`insert into public.job_contacts (account_id, address, confirmed_at)
    values (${accountId}, ${address.toLowerCase()}, now())`;
}

/** An address that no other test uses. */
export function newAddress(name: string): string {
  return `${name.replace('_', '-')}-${crypto.randomUUID()}@example.com`;
}

function clientWith(key: string): Client {
  return createClient<Database>(variable('NEXT_PUBLIC_SUPABASE_URL'), key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
