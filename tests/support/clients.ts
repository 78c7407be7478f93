import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { requireVariable } from './environment.ts';
import { sql } from './sql.ts';

export type Client = SupabaseClient<Database>;
export type Role = 'employer' | 'job_seeker';
export type Person = { client: Client; user: User; email: string; password: string };

export const anonClient = (): Client =>
  createClientWithKey(requireVariable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'));

export const secretClient = (): Client => createClientWithKey(requireVariable('SUPABASE_SECRET_KEY'));

/** Creates a signed-in person, whose address is confirmed in the database instead of by email. */
export async function signUp(role: Role, data: Record<string, unknown> = {}): Promise<Person> {
  const email = createAddress(role);
  const password = 'correct horse battery';
  const client = anonClient();
  const signedUp = await client.auth.signUp({ email, password, options: { data: { role, ...data } } });
  if (signedUp.error) throw signedUp.error;
  await sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  return { client, user: signedIn.data.user, email, password };
}

/** Records a posting 90 days ago, so that neither the limits of new employers nor the first day's alert delay apply. */
export async function markAccountEstablished(userId: string): Promise<void> {
  await sql`insert into public.posting_log (job_id, account_id, words_hash, posted_at)
    values (gen_random_uuid(), ${userId}, 'long ago', now() - interval '90 days')`;
}

/** Confirms an address as the contact of an account's jobs. */
export async function confirmJobContact(accountId: string, address: string): Promise<void> {
  await sql`insert into public.job_contacts (account_id, address, confirmed_at)
    values (${accountId}, ${address.toLowerCase()}, now())`;
}

export function createAddress(name: string): string {
  return `${name.replace('_', '-')}-${crypto.randomUUID()}@example.com`;
}

function createClientWithKey(key: string): Client {
  return createClient<Database>(requireVariable('NEXT_PUBLIC_SUPABASE_URL'), key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
