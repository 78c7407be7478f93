import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

type AlertReport = {
  /** Jobs and talents whose alerts were looked for. */
  jobs: number;
  talents: number;
  /** Mails written for instant alerts. */
  instant: number;
  /** Digests that were due, and how many of them had something to tell. */
  due: number;
  digests: number;
};

const batch = 50;
/** With the 45 seconds of the outbox it stays below the minute that hosts give to a call. */
const runMs = 8_000;

/**
 * Writes the mails of all alerts that have something to tell now into the outbox, and in the same transaction what they
 * tell; each batch is one transaction. Several runs at once never write the same mail, and one that was cut off loses
 * nothing. What is not done in 8 seconds is left to the next run.
 */
export async function writeAlertMails(): Promise<AlertReport> {
  const report: AlertReport = { jobs: 0, talents: 0, instant: 0, due: 0, digests: 0 };
  const deadline = Date.now() + runMs;
  const client = adminClient();
  await untilDone(deadline, async () => {
    const { data } = await client.rpc('match_opened_jobs', { max_jobs: batch }).single().throwOnError();
    report.jobs += data.jobs;
    report.instant += data.mails;
    return data.jobs;
  });
  await untilDone(deadline, async () => {
    const { data } = await client
      .rpc('match_changed_talents', { max_talents: batch })
      .single()
      .throwOnError();
    report.talents += data.talents;
    report.instant += data.mails;
    return data.talents;
  });
  await untilDone(deadline, async () => {
    const { data } = await client.rpc('write_due_alerts', { max_alerts: batch }).single().throwOnError();
    report.due += data.alerts;
    report.digests += data.mails;
    return data.alerts;
  });
  return report;
}

async function untilDone(deadline: number, takeBatch: () => Promise<number>): Promise<void> {
  while (Date.now() < deadline && (await takeBatch()) >= batch);
}
