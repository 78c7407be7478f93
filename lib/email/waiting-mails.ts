import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

type WaitingMails = {
  /** Whose time has come. */
  due: number;
  /** To be tried later. */
  later: number;
  /** How long the oldest waits whose time has come, also where it was tried in vain; 0 without one. */
  oldestSeconds: number;
};

/** How many emails wait in the outbox, and how long. Throws when the database does. */
export async function countWaitingMails(now = new Date()): Promise<WaitingMails> {
  const at = now.toISOString();
  const waiting = () =>
    adminClient()
      .from('outbox')
      .select('id', { count: 'exact', head: true })
      .is('sent_at', null)
      .is('failed_at', null);
  const [due, later, oldest] = await Promise.all([
    waiting().lte('next_attempt_at', at).throwOnError(),
    waiting().gt('next_attempt_at', at).throwOnError(),
    adminClient()
      .from('outbox')
      .select('created_at')
      .is('sent_at', null)
      .is('failed_at', null)
      .or(`attempts.gt.0,next_attempt_at.lte.${at}`)
      .order('created_at')
      .limit(1)
      .maybeSingle()
      .throwOnError(),
  ]);
  return {
    due: due.count ?? 0,
    later: later.count ?? 0,
    oldestSeconds: oldest.data ? Math.max(0, (now.getTime() - Date.parse(oldest.data.created_at)) / 1000) : 0,
  };
}
