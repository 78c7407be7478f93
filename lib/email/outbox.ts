import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { log, logError } from '@/lib/log';
import { initializeCounter, metrics } from '@/lib/metrics';
import { serviceClient } from '@/lib/supabase/service';
import type { Row } from '@/lib/supabase/types';
import type { Mail } from './mail';
import { connectMailServer, type MailServer } from './mail-server';

/**
 * Composes the email of an outbox row; null if its cause no longer exists, such as a deleted application. To add a kind
 * of email: SQL inserts a row into `outbox`, messages/<language>/email has the texts, templates/ the template, and the
 * room's `mails.ts` the composer, which scheduled-work/steps.ts collects.
 */
export type ComposeMail = (payload: unknown) => Promise<Mail | null>;

type OutboxReport = {
  sent: number;
  /** Scheduled for a retry. */
  postponed: number;
  /** Gave up; `failed_at` is set. */
  failed: number;
  /** Not sent because the cause no longer exists. */
  dropped: number;
};

/** Secrets in the payload, deleted once the mail is sent or has failed. */
const secretKeys: ReadonlySet<string> = new Set(['manageToken', 'manageTokens']);

const batchSize = 5;
/** Less than the two minutes of a claim by `claim_outbox`. */
const batchTimeoutMs = 60_000;
const runTimeoutMs = 45_000;

/**
 * Claims, composes and sends the due mails, and marks each as sent. Concurrent runs never send a mail twice. After a
 * crash between sending and marking, one mail is sent again with the same Message-ID. If the server is down, mails are
 * postponed.
 */
export async function sendDueMails(
  composers: Readonly<Record<string, ComposeMail>>,
  server: MailServer | null = connectMailServer(),
): Promise<OutboxReport> {
  const report: OutboxReport = { sent: 0, postponed: 0, failed: 0, dropped: 0 };
  if (!server) return report;
  for (const kind of Object.keys(composers))
    for (const outcome of Object.keys(report)) initializeCounter(metrics.emails, { kind, outcome });
  const startedAt = Date.now();
  try {
    while (Date.now() - startedAt < runTimeoutMs) {
      const { data: batch } = await serviceClient()
        .rpc('claim_outbox', { max_mails: batchSize })
        .throwOnError();
      if (batch.length === 0) break;
      const isServerUp = await sendBatch(batch, composers, server, report);
      if (!isServerUp) break;
    }
  } finally {
    server.close();
  }
  return report;
}

/** Sends a batch, and releases the mails that it didn't attempt. Returns false if the server is down. */
async function sendBatch(
  batch: Row<'outbox'>[],
  composers: Readonly<Record<string, ComposeMail>>,
  server: MailServer,
  report: OutboxReport,
): Promise<boolean> {
  const deadline = Date.now() + batchTimeoutMs;
  for (const [index, row] of batch.entries()) {
    if (Date.now() > deadline) {
      await releaseClaims(batch.slice(index), report);
      return true;
    }
    const outcome = await sendMail(row, composers, server);
    report[outcome.status] += 1;
    metrics.emails.inc({ kind: row.kind, outcome: outcome.status });
    log.info({ mail: row.id, kind: row.kind, outcome: outcome.status, attempts: row.attempts }, 'email');
    if (outcome.isServerDown) {
      await releaseClaims(batch.slice(index + 1), report);
      return false;
    }
  }
  return true;
}

type SendResult = { status: keyof OutboxReport; isServerDown?: boolean };

async function sendMail(
  row: Row<'outbox'>,
  composers: Readonly<Record<string, ComposeMail>>,
  server: MailServer,
): Promise<SendResult> {
  const compose = composers[row.kind];
  if (!compose) return postpone(row, `No composer for ${row.kind}.`);
  let mail: Mail | null;
  try {
    mail = await compose(row.payload);
  } catch (error) {
    const id = logError(`mail ${row.kind}`, error);
    return postpone(row, `Could not be composed, error ${id}.`);
  }
  if (!mail) {
    await serviceClient().from('outbox').delete().eq('id', row.id).throwOnError();
    return { status: 'dropped' };
  }
  const result = await server.send(mail, { recipient: row.recipient, messageId: getMessageId(row) });
  if (result === 'sent') {
    await finishMail(row, { sent_at: new Date().toISOString(), last_error: null });
    return { status: 'sent' };
  }
  if (result.problem === 'refused') return failMail(row, result.detail);
  const outcome = await postpone(row, result.detail);
  return { ...outcome, isServerDown: result.problem === 'down' };
}

/** Constant over retries, so that mail servers can detect duplicates. */
const getMessageId = ({ id, created_at }: Row<'outbox'>) => {
  const digest = createHash('sha256').update(`${id} ${created_at}`).digest('hex').slice(0, 16);
  return `<outbox-${id}.${digest}@${new URL(env().siteUrl).hostname}>`;
};

const minuteMs = 60_000;
const maxRetryMs = 48 * 60 * minuteMs;

/** Milliseconds until the next attempt: one minute, doubled each time, at most six hours. */
export const retryDelayMs = (attempts: number) =>
  Math.min(minuteMs * 2 ** Math.max(0, attempts - 1), 6 * 60 * minuteMs);

async function postpone(row: Row<'outbox'>, reason: string): Promise<SendResult> {
  const now = Date.now();
  if (now - Date.parse(row.created_at) > maxRetryMs) return failMail(row, reason);
  const next = new Date(now + retryDelayMs(row.attempts)).toISOString();
  await serviceClient()
    .from('outbox')
    .update({ next_attempt_at: next, claimed_until: null, last_error: reason })
    .eq('id', row.id)
    .throwOnError();
  return { status: 'postponed' };
}

async function failMail(row: Row<'outbox'>, reason: string): Promise<SendResult> {
  logError('outbox', `Gave up on mail ${row.id} (${row.kind}) after ${row.attempts} attempts: ${reason}`);
  await finishMail(row, { failed_at: new Date().toISOString(), last_error: reason });
  return { status: 'failed' };
}

async function finishMail(
  row: Row<'outbox'>,
  changes: { sent_at?: string; failed_at?: string; last_error: string | null },
) {
  const payload = Object.fromEntries(
    Object.entries(row.payload as object).filter(([key]) => !secretKeys.has(key)),
  );
  await serviceClient()
    .from('outbox')
    .update({ ...changes, payload, claimed_until: null })
    .eq('id', row.id)
    .throwOnError();
}

/** Returns claimed mails to the outbox. They were not attempted, so the claim doesn't count as an attempt. */
async function releaseClaims(rows: Row<'outbox'>[], report: OutboxReport) {
  for (const row of rows)
    await serviceClient()
      .from('outbox')
      .update({ claimed_until: null, attempts: row.attempts - 1 })
      .eq('id', row.id)
      .throwOnError();
  report.postponed += rows.length;
}
