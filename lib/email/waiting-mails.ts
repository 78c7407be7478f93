import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

type WaitingMails = {
  due: number;
  later: number;
  /** The age of the oldest mail that is due or was attempted; 0 if there is none. */
  oldestSeconds: number;
};

/** Prometheus stops a scrape after ten seconds; a slow database must not cost the other metrics. */
const timeoutMs = 2000;

/** Counts the waiting mails in the outbox and the age of the oldest. Throws on database errors and after 2 seconds. */
export async function countWaitingMails(now = new Date()): Promise<WaitingMails> {
  const at = now.toISOString();
  const signal = AbortSignal.timeout(timeoutMs);
  const count = () =>
    serviceClient()
      .from('outbox')
      .select('id', { count: 'exact', head: true })
      .is('sent_at', null)
      .is('failed_at', null);
  const [due, later, oldest] = await Promise.all([
    count().lte('next_attempt_at', at).abortSignal(signal).throwOnError(),
    count().gt('next_attempt_at', at).abortSignal(signal).throwOnError(),
    serviceClient()
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
