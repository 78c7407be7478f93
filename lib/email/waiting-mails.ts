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

/** Prometheus waits ten seconds, and wants the other numbers of an outage too. */
const mostMs = 2000;

/** How many emails wait in the outbox, and how long. Throws when the database does, or is too slow. */
export async function countWaitingMails(now = new Date()): Promise<WaitingMails> {
  const at = now.toISOString();
  const signal = AbortSignal.timeout(mostMs);
  const count = () =>
    adminClient()
      .from('outbox')
      .select('id', { count: 'exact', head: true })
      .is('sent_at', null)
      .is('failed_at', null);
  const [due, later, oldest] = await Promise.all([
    count().lte('next_attempt_at', at).abortSignal(signal).throwOnError(),
    count().gt('next_attempt_at', at).abortSignal(signal).throwOnError(),
    adminClient()
      .from('outbox')
      .select('created_at')
      .is('sent_at', null)
      .is('failed_at', null)
      .or(`attempts.gt.0,next_attempt_at.lte.${at}`)
      .order('created_at')
      .limit(1)
      .abortSignal(signal)
      .maybeSingle()
      .throwOnError(),
  ]);
  return {
    due: due.count ?? 0,
    later: later.count ?? 0,
    oldestSeconds: oldest.data ? Math.max(0, (now.getTime() - Date.parse(oldest.data.created_at)) / 1000) : 0,
  };
}
