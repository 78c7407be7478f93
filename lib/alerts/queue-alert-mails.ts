import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

type AlertReport = {
  /** Jobs and talents that were matched to alerts. */
  jobs: number;
  talents: number;
  /** Mails queued for instant alerts. */
  instant: number;
  /** Digests that were due, and the mails queued for them. */
  due: number;
  digests: number;
};

const batchSize = 50;
/** Together with the outbox's 45 seconds, less than the one minute that hosts allow for a request. */
const timeLimitMs = 8_000;

/**
 * Queues the mails of all alerts with new matches, in batches, each in one transaction. Concurrent runs never queue a
 * mail twice, and an aborted run loses nothing. After 8 seconds the rest is left to the next run.
 */
export async function queueAlertMails(): Promise<AlertReport> {
  const report: AlertReport = { jobs: 0, talents: 0, instant: 0, due: 0, digests: 0 };
  const deadline = Date.now() + timeLimitMs;
  const client = serviceClient();
  await runBatches(deadline, async () => {
    const { data } = await client.rpc('match_opened_jobs', { max_jobs: batchSize }).single().throwOnError();
    report.jobs += data.jobs;
    report.instant += data.mails;
    return data.jobs;
  });
  await runBatches(deadline, async () => {
    const { data } = await client
      .rpc('match_changed_talents', { max_talents: batchSize })
      .single()
      .throwOnError();
    report.talents += data.talents;
    report.instant += data.mails;
    return data.talents;
  });
  await runBatches(deadline, async () => {
    const { data } = await client.rpc('queue_due_alerts', { max_alerts: batchSize }).single().throwOnError();
    report.due += data.alerts;
    report.digests += data.mails;
    return data.alerts;
  });
  return report;
}

async function runBatches(deadline: number, runBatch: () => Promise<number>): Promise<void> {
  while (Date.now() < deadline && (await runBatch()) >= batchSize);
}
