import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

type WaitingCases = {
  total: number;
  /** The age of the oldest case; 0 without cases. */
  oldestSeconds: number;
};

/**
 * Returns how many cases are waiting for a decision, and for how long. Throws when the database fails, or after
 * `timeoutMs`.
 */
export async function countWaitingCases(timeoutMs = 10_000): Promise<WaitingCases> {
  const { data } = await serviceClient()
    .rpc('count_waiting_cases')
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .single()
    .throwOnError();
  // The generated types don't include null in results.
  const oldestAt = data.oldest_at as string | null;
  return {
    total: data.total,
    oldestSeconds: oldestAt === null ? 0 : Math.max(0, (Date.now() - Date.parse(oldestAt)) / 1000),
  };
}

/** Queues emails to admins about open cases; a step of the scheduled work. Returns how many. */
export async function queueCaseEmails(): Promise<number> {
  const { data } = await serviceClient().rpc('queue_case_emails', {}).throwOnError();
  return data;
}
