import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Deletes expired sessions (D47), the log entries of deleted accounts, and old fingerprints (D98). Returns how many of
 * each.
 */
export async function cleanUpAccounts(): Promise<{ sessions: number; logs: number; fingerprints: number }> {
  const [sessions, logs, fingerprints] = await Promise.all([
    serviceClient().rpc('delete_expired_sessions').throwOnError(),
    serviceClient().rpc('purge_deleted_accounts').throwOnError(),
    serviceClient().rpc('delete_old_fingerprints').throwOnError(),
  ]);
  return { sessions: sessions.data ?? 0, logs: logs.data ?? 0, fingerprints: fingerprints.data ?? 0 };
}
