import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { applicationHeaders } from './options';
import { timedFetch } from './timed-fetch';
import type { DataClient } from './types';

/** A new client for a call that must not store a session, neither in a cookie nor in a shared client. */
export const sessionlessClient = (): DataClient =>
  createClient<Database>(env().supabaseUrl, env().publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: applicationHeaders, fetch: timedFetch },
  });
