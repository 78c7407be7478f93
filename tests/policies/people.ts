import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';

/** Somebody with a client of their own: what they may do is decided by their key and session alone. */
export type Person = { id: string; email: string; client: SupabaseClient };

/** The Supabase that the environment names, local or hosted. */
export const supabase = {
  url: variable('NEXT_PUBLIC_SUPABASE_URL'),
  publishableKey: variable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
  secretKey: variable('SUPABASE_SECRET_KEY'),
  databaseUrl: variable('DATABASE_URL'),
};

const password = 'correct horse battery';

/** A visitor: the public key and no session. */
export const visitorClient = (): SupabaseClient => clientOf(supabase.publishableKey);

/** The server: the secret key, past row-level security. */
export const secretClient = (): SupabaseClient => clientOf(supabase.secretKey);

/** Signs somebody up, confirms their address and signs them in; `metadata` is what they claim about themselves. */
export async function signUp(name: string, metadata: Record<string, unknown> = {}): Promise<Person> {
  const email = `${name}-${crypto.randomUUID()}@example.com`;
  const client = visitorClient();
  const signedUp = await client.auth.signUp({ email, password, options: { data: metadata } });
  if (signedUp.error) throw signedUp.error;
  await inDatabase((sql) => sql`update auth.users set email_confirmed_at = now() where email = ${email}`);
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  return { id: signedIn.data.user.id, email, client };
}

/** Asks the database itself, for what no API tells: which tables, columns and functions there are. */
export async function inDatabase<T>(ask: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(supabase.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}

function clientOf(key: string): SupabaseClient {
  return createClient(supabase.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: policy tests need a running Supabase (\`npm test\` starts one).`);
  return value;
}
