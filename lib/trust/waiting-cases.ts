import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

type WaitingCases = {
  total: number;
  /** How long the oldest has waited; 0 without one. */
  oldestSeconds: number;
};

/** How many cases wait for an operator's decision, and for how long. Throws when the database does, or after `timeoutMs`. */
export async function countWaitingCases(timeoutMs = 10_000): Promise<WaitingCases> {
  const { data } = await adminClient()
    .rpc('count_waiting_cases')
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .single()
    .throwOnError();
  // The generated types say of no result that it may be null.
  const oldestAt = data.oldest_at as string | null;
  return {
    total: data.total,
    oldestSeconds: oldestAt === null ? 0 : Math.max(0, (Date.now() - Date.parse(oldestAt)) / 1000),
  };
}

/** Writes the emails to operators about cases that wait; a step of the scheduled work. How many. */
export async function writeCaseEmails(): Promise<number> {
  const { data } = await adminClient().rpc('write_case_emails', {}).throwOnError();
  return data;
}
