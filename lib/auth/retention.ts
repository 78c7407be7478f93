import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Ends sessions that are over their time (D47) and erases the traces of deleted accounts, and of where accounts were used (D98). How many. */
export async function tidyAccounts(): Promise<{ sessions: number; logs: number; traces: number }> {
  const [sessions, logs, traces] = await Promise.all([
    adminClient().rpc('end_old_sessions').throwOnError(),
    adminClient().rpc('erase_account_traces').throwOnError(),
    adminClient().rpc('forget_old_traces').throwOnError(),
  ]);
  return { sessions: sessions.data ?? 0, logs: logs.data ?? 0, traces: traces.data ?? 0 };
}
