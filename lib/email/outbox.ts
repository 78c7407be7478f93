import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { log, logFault } from '@/lib/log';
import { beginAtZero, metrics } from '@/lib/metrics';
import { adminClient } from '@/lib/supabase/admin';
import type { Row } from '@/lib/supabase/types';
import type { Mail } from './mail';
import { connectMailServer, type MailServer } from './send';

/**
 * Writes the email of an outbox row; null when its cause is gone, such as an erased application. A new kind of email: SQL inserts
 * its row into `outbox`, its words are in messages/<language>/email, its template in templates/, and the room's `mails.ts` has
 * its composer, which scheduled-work/steps.ts collects.
 */
export type Compose = (payload: unknown) => Promise<Mail | null>;

type OutboxReport = {
  sent: number;
  /** To be tried again later. */
  postponed: number;
  /** Given up, `failed_at` is set. */
  failed: number;
  /** Not sent because the cause was gone. */
  dropped: number;
};

/** What only the mail itself may carry; removed once it is sent or given up. */
const secretKeys: ReadonlySet<string> = new Set(['manageToken', 'manageTokens']);

const batchSize = 5;
/** Well inside the two minutes for which `claim_outbox` gives a mail away. */
const batchMs = 60_000;
const runMs = 45_000;

/**
 * Sends the mails that are due: claims them, writes each by the composer of its kind, hands it over, marks it.
 * Several runs at once never send the same mail. After a crash between handing over and marking, the one mail in
 * flight goes out again with the same Message-ID. A dead server postpones, it loses nothing.
 */
export async function sendDueMails(
  composers: Readonly<Record<string, Compose>>,
  server: MailServer | null = connectMailServer(),
): Promise<OutboxReport> {
  const report: OutboxReport = { sent: 0, postponed: 0, failed: 0, dropped: 0 };
  if (!server) return report;
  for (const kind of Object.keys(composers))
    for (const became of Object.keys(report)) beginAtZero(metrics.emails, { kind, became });
  const startedAt = Date.now();
  try {
    while (Date.now() - startedAt < runMs) {
      const { data: batch } = await adminClient()
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

/** False when the server cannot be reached: the rest is handed back for the next run. */
async function sendBatch(
  batch: Row<'outbox'>[],
  composers: Readonly<Record<string, Compose>>,
  server: MailServer,
  report: OutboxReport,
): Promise<boolean> {
  const deadline = Date.now() + batchMs;
  for (const [index, row] of batch.entries()) {
    if (Date.now() > deadline) {
      await handBack(batch.slice(index), report);
      return true;
    }
    const outcome = await sendOne(row, composers, server);
    report[outcome.became] += 1;
    metrics.emails.inc({ kind: row.kind, became: outcome.became });
    log.info({ mail: row.id, kind: row.kind, became: outcome.became, attempts: row.attempts }, 'email');
    if (outcome.isServerDown) {
      await handBack(batch.slice(index + 1), report);
      return false;
    }
  }
  return true;
}

type Outcome = { became: keyof OutboxReport; isServerDown?: boolean };

async function sendOne(
  row: Row<'outbox'>,
  composers: Readonly<Record<string, Compose>>,
  server: MailServer,
): Promise<Outcome> {
  const compose = composers[row.kind];
  if (!compose) return postpone(row, `No composer for ${row.kind}.`);
  let mail: Mail | null;
  try {
    mail = await compose(row.payload);
  } catch (thrown) {
    const id = logFault(`mail ${row.kind}`, thrown);
    return postpone(row, `Could not be written, error ${id}.`);
  }
  if (!mail) {
    await adminClient().from('outbox').delete().eq('id', row.id).throwOnError();
    return { became: 'dropped' };
  }
  const result = await server.send(mail, { recipient: row.recipient, messageId: messageId(row) });
  if (result === 'sent') {
    await settle(row, { sent_at: new Date().toISOString(), last_error: null });
    return { became: 'sent' };
  }
  if (result.problem === 'refused') return giveUp(row, result.detail);
  const outcome = await postpone(row, result.detail);
  return { ...outcome, isServerDown: result.problem === 'down' };
}

/** The same for every try, so that a mail server or a mailbox can tell a duplicate. */
const messageId = ({ id, created_at }: Row<'outbox'>) => {
  const stable = createHash('sha256').update(`${id} ${created_at}`).digest('hex').slice(0, 16);
  return `<outbox-${id}.${stable}@${new URL(env().siteUrl).hostname}>`;
};

const minuteMs = 60_000;
const giveUpAfterMs = 48 * 60 * minuteMs;

/** Milliseconds until the next try: one minute, doubled each time, six hours at most. */
export const retryDelayMs = (attempts: number) =>
  Math.min(minuteMs * 2 ** Math.max(0, attempts - 1), 6 * 60 * minuteMs);

async function postpone(row: Row<'outbox'>, reason: string): Promise<Outcome> {
  const now = Date.now();
  if (now - Date.parse(row.created_at) > giveUpAfterMs) return giveUp(row, reason);
  const next = new Date(now + retryDelayMs(row.attempts)).toISOString();
  await adminClient()
    .from('outbox')
    .update({ next_attempt_at: next, claimed_until: null, last_error: reason })
    .eq('id', row.id)
    .throwOnError();
  return { became: 'postponed' };
}

async function giveUp(row: Row<'outbox'>, reason: string): Promise<Outcome> {
  logFault('outbox', `Mail ${row.id} (${row.kind}) is given up after ${row.attempts} tries: ${reason}`);
  await settle(row, { failed_at: new Date().toISOString(), last_error: reason });
  return { became: 'failed' };
}

async function settle(
  row: Row<'outbox'>,
  end: { sent_at?: string; failed_at?: string; last_error: string | null },
) {
  const payload = Object.fromEntries(
    Object.entries(row.payload as object).filter(([key]) => !secretKeys.has(key)),
  );
  await adminClient()
    .from('outbox')
    .update({ ...end, payload, claimed_until: null })
    .eq('id', row.id)
    .throwOnError();
}

/** Untried, so the try does not count. */
async function handBack(rows: Row<'outbox'>[], report: OutboxReport) {
  for (const row of rows)
    await adminClient()
      .from('outbox')
      .update({ claimed_until: null, attempts: row.attempts - 1 })
      .eq('id', row.id)
      .throwOnError();
  report.postponed += rows.length;
}
