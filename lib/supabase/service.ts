import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { applicationHeaders } from './options';
import { timedFetch } from './timed-fetch';
import type { DataClient } from './types';

let client: DataClient | undefined;

/**
 * The client with the secret key, which bypasses row-level security. Only for work that visitors and viewers may not do
 * with their own clients, such as uploads, rate limits, admin actions and scheduled work.
 */
export function serviceClient(): DataClient {
  client ??= createClient<Database>(env().supabaseUrl, env().secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: applicationHeaders, fetch: timedFetch },
  });
  return client;
}
