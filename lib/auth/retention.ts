import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Ends sessions that are over their time (D47) and erases the traces of deleted accounts. How many. */
export async function tidyAccounts(): Promise<{ sessions: number; logs: number }> {
  const [sessions, logs] = await Promise.all([
    adminClient().rpc('end_old_sessions').throwOnError(),
    adminClient().rpc('erase_account_traces').throwOnError(),
  ]);
  return { sessions: sessions.data ?? 0, logs: logs.data ?? 0 };
}
