import 'server-only';
import { writeAlertMails } from '@/lib/alerts/deliver';
import { alertMails } from '@/lib/alerts/mails';
import { forgetUnconfirmedAlerts } from '@/lib/alerts/retention';
import { writeClosingEmails } from '@/lib/applications/closing-mails';
import { applicationMails } from '@/lib/applications/mails';
import { keepReplyRecords } from '@/lib/applications/reply-records';
import { eraseOldApplications } from '@/lib/applications/retention';
import { accountMails } from '@/lib/auth/mails';
import { tidyAccounts } from '@/lib/auth/retention';
import { sendDueMails } from '@/lib/email/outbox';
import { forgetMailProofs, forgetOldMails } from '@/lib/email/retention';
import { refreshDecidedJobs, refreshExpiredJobs, removeBannedJobs } from '@/lib/jobs/ended-jobs';
import { forgetJobWords } from '@/lib/jobs/retention';
import { makeFigures } from '@/lib/listings/figures';
import { log, logFault } from '@/lib/log';
import { beginAtZero, metrics } from '@/lib/metrics';
import { jobContactMails } from '@/lib/postings/contact/mails';
import { askWhoIsHiring, reminderMails } from '@/lib/postings/still-hiring/reminders';
import { forgetOldLimits } from '@/lib/rate-limits/rate-limits';
import { contactMails } from '@/lib/saved/contact/mails';
import { forgetTalentViews } from '@/lib/talents/retention';
import { decisionMails } from '@/lib/trust/mails';
import { reportMails, writeReportEmails } from '@/lib/trust/report-mails';
import { forgetReports } from '@/lib/trust/retention';
import { writeCaseEmails } from '@/lib/trust/waiting-cases';
import { removeOrphanedUploads } from '@/lib/uploads/cv-store';
import { keepConfiguration } from './keep-configuration';
import { keepDailyNumbers } from './keep-daily-numbers';

type StepReport = Record<string, number> | { error: string };

/** One for each kind of email; docs/emails.md lists them. */
export const composers = {
  ...applicationMails,
  ...reminderMails,
  ...contactMails,
  ...jobContactMails,
  ...alertMails,
  ...accountMails,
  ...decisionMails,
  ...reportMails,
};

/**
 * In this order: what people wait for first, files after the rows that gave them up. Each may run twice at once and
 * goes on in the next run where it stopped. `begun` is when the run began (ms of `performance.now()`).
 */
const steps: Readonly<Record<string, (begun: number) => Promise<Record<string, number>>>> = {
  configuration: async () => ({ changed: await keepConfiguration() }),
  freshness: async () => ({
    refreshed: await refreshExpiredJobs(),
    decided: await refreshDecidedJobs(),
    banned: await removeBannedJobs(),
  }),
  reminders: () => askWhoIsHiring(),
  closingEmails: async () => ({ written: await writeClosingEmails() }),
  cases: async () => ({ emailed: await writeCaseEmails(), reporters: await writeReportEmails() }),
  alerts: () => writeAlertMails(),
  outbox: () => sendDueMails(composers),
  retention: async () => ({
    applications: await eraseOldApplications(),
    mails: await forgetOldMails(),
    proofs: await forgetMailProofs(),
    alerts: await forgetUnconfirmedAlerts(),
    views: await forgetTalentViews(),
    reports: await forgetReports(),
  }),
  accounts: () => tidyAccounts(),
  uploads: async () => ({ removed: await removeOrphanedUploads() }),
  limits: async () => ({ forgotten: await forgetOldLimits() }),
  replies: async () => ({ looked: await keepReplyRecords() }),
  words: async () => ({ forgotten: await forgetJobWords() }),
  numbers: async () => ({ days: await keepDailyNumbers() }),
  // Hosts give a run one minute, and what comes first may have taken most of it.
  figures: (begun) => makeFigures(begun + 50_000),
};

/** Runs every step and counts what it did; a step that fails is logged with an id and does not stop the others. */
export async function runScheduledSteps(): Promise<Record<string, StepReport>> {
  const report: Record<string, StepReport> = {};
  const begun = performance.now();
  const took: Record<string, number> = {};
  for (const [name, step] of Object.entries(steps)) {
    const stepBegun = performance.now();
    beginAtZero(metrics.failedSteps, { step: name });
    try {
      report[name] = await step(begun);
    } catch (thrown) {
      metrics.failedSteps.inc({ step: name });
      report[name] = { error: logFault(`scheduled work: ${name}`, thrown) };
    }
    took[name] = msSince(stepBegun);
    metrics.steps.observe({ step: name }, took[name] / 1000);
  }
  metrics.lastRun.setToCurrentTime();
  const did = countedIn(report);
  // An idle run is not worth a line.
  log[Object.keys(did).length > 0 ? 'info' : 'debug']({ ms: msSince(begun), took, did }, 'scheduled work');
  return report;
}

const msSince = (begun: number) => Math.round(performance.now() - begun);

/** A line is for what happened: without the zeros. */
const countedIn = (report: Record<string, StepReport>) =>
  Object.fromEntries(
    Object.entries(report).flatMap(([name, counts]) => {
      const counted = Object.entries(counts).filter(([, count]) => count !== 0);
      return counted.length > 0 ? [[name, Object.fromEntries(counted)]] : [];
    }),
  );
