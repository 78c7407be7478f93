import 'server-only';
import { alertMails } from '@/lib/alerts/mails';
import { queueAlertMails } from '@/lib/alerts/queue-alert-mails';
import { deleteUnconfirmedAlerts } from '@/lib/alerts/retention';
import { queueClosingEmails } from '@/lib/applications/closing-emails';
import { deleteOldApplications } from '@/lib/applications/delete-old-applications';
import { applicationEmails } from '@/lib/applications/emails';
import { updateReplyRecords } from '@/lib/applications/update-reply-records';
import { accountMails } from '@/lib/auth/mails';
import { cleanUpAccounts } from '@/lib/auth/retention';
import { sendDueMails } from '@/lib/email/outbox';
import { deleteOldMails, deleteOldVerifiedAddresses } from '@/lib/email/retention';
import { removeBannedJobs, revalidateExpiredJobs, revalidateModeratedJobs } from '@/lib/jobs/ended-jobs';
import { deleteUnusedJobWords } from '@/lib/jobs/retention';
import { refreshCachedCounts } from '@/lib/listings/refresh-cached-counts';
import { log, logError } from '@/lib/log';
import { initializeCounter, metrics } from '@/lib/metrics';
import { jobContactEmails } from '@/lib/postings/contact/emails';
import { reminderEmails, sendStillHiringReminders } from '@/lib/postings/still-hiring/reminders';
import { deleteOldRateLimits } from '@/lib/rate-limits/rate-limits';
import { contactEmails } from '@/lib/saved/contact/emails';
import { deleteOldTalentViews } from '@/lib/talents/retention';
import { decisionMails } from '@/lib/trust/mails';
import { queueReportEmails, reportMails } from '@/lib/trust/report-mails';
import { deleteOldReports } from '@/lib/trust/retention';
import { queueCaseEmails } from '@/lib/trust/waiting-cases';
import { removeOrphanedUploads } from '@/lib/uploads/cv-store';
import { saveDailyNumbers } from './save-daily-numbers';
import { syncConfiguration } from './sync-configuration';

type StepReport = Record<string, number> | { error: string };

/** One composer for each kind of email; docs/emails.md lists the kinds. */
export const composers = {
  ...applicationEmails,
  ...reminderEmails,
  ...contactEmails,
  ...jobContactEmails,
  ...alertMails,
  ...accountMails,
  ...decisionMails,
  ...reportMails,
};

/**
 * Urgent steps come first; `uploads` comes after the steps that delete rows with files. Runs may overlap, and the
 * next run continues an unfinished step. `startedAt` is when the run started (ms of `performance.now()`).
 */
const steps: Readonly<Record<string, (startedAt: number) => Promise<Record<string, number>>>> = {
  configuration: async () => ({ changed: await syncConfiguration() }),
  freshness: async () => ({
    refreshed: await revalidateExpiredJobs(),
    decided: await revalidateModeratedJobs(),
    banned: await removeBannedJobs(),
  }),
  reminders: () => sendStillHiringReminders(),
  closingEmails: async () => ({ written: await queueClosingEmails() }),
  cases: async () => ({ emailed: await queueCaseEmails(), reporters: await queueReportEmails() }),
  alerts: () => queueAlertMails(),
  outbox: () => sendDueMails(composers),
  retention: async () => ({
    applications: await deleteOldApplications(),
    mails: await deleteOldMails(),
    proofs: await deleteOldVerifiedAddresses(),
    alerts: await deleteUnconfirmedAlerts(),
    views: await deleteOldTalentViews(),
    reports: await deleteOldReports(),
  }),
  accounts: () => cleanUpAccounts(),
  uploads: async () => ({ removed: await removeOrphanedUploads() }),
  limits: async () => ({ deleted: await deleteOldRateLimits() }),
  replies: async () => ({ checked: await updateReplyRecords() }),
  words: async () => ({ deleted: await deleteUnusedJobWords() }),
  numbers: async () => ({ days: await saveDailyNumbers() }),
  // Hosts allow a run one minute, and earlier steps may have taken most of it.
  counts: (startedAt) => refreshCachedCounts(startedAt + 50_000),
};

/** Runs every step and returns its counts. A step that fails is logged with an id and doesn't stop the others. */
export async function runScheduledSteps(): Promise<Record<string, StepReport>> {
  const report: Record<string, StepReport> = {};
  const startedAt = performance.now();
  const durationsMs: Record<string, number> = {};
  for (const [name, step] of Object.entries(steps)) {
    const stepStartedAt = performance.now();
    initializeCounter(metrics.failedSteps, { step: name });
    try {
      report[name] = await step(startedAt);
    } catch (error) {
      metrics.failedSteps.inc({ step: name });
      report[name] = { error: logError(`scheduled work: ${name}`, error) };
    }
    durationsMs[name] = msSince(stepStartedAt);
    metrics.stepDurations.observe({ step: name }, durationsMs[name] / 1000);
  }
  metrics.lastRun.setToCurrentTime();
  const counts = withoutZeroCounts(report);
  log[Object.keys(counts).length > 0 ? 'info' : 'debug'](
    { ms: msSince(startedAt), took: durationsMs, did: counts },
    'scheduled work',
  );
  return report;
}

const msSince = (startedAt: number) => Math.round(performance.now() - startedAt);

/** Leaves out zeros to keep the log line short. */
const withoutZeroCounts = (report: Record<string, StepReport>) =>
  Object.fromEntries(
    Object.entries(report).flatMap(([name, counts]) => {
      const counted = Object.entries(counts).filter(([, count]) => count !== 0);
      return counted.length > 0 ? [[name, Object.fromEntries(counted)]] : [];
    }),
  );
