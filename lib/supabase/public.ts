import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { applicationHeaders } from './options';
import { timedFetch } from './timed-fetch';
import type { DataClient } from './types';

let client: DataClient | undefined;

/** The client of an anonymous visitor, without cookies, for cached queries that all visitors share. */
export function publicClient(): DataClient {
  client ??= createClient<Database>(env().supabaseUrl, env().publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: applicationHeaders, fetch: timedFetch },
  });
  return client;
}
