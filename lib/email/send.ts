import 'server-only';
import { createTransport } from 'nodemailer';
import { env } from '@/lib/env';
import type { Mail } from './mail';

/** What became of handing over a mail. `down` says that the server, not this mail, is the trouble. */
type SendOutcome = 'sent' | { problem: 'down' | 'temporary' | 'refused'; detail: string };

export type MailServer = {
  send(mail: Mail, envelope: { recipient: string; messageId: string }): Promise<SendOutcome>;
  close(): void;
};

const connectMs = 10_000;
const silenceMs = 20_000;

/** One connection to the configured mail server (SMTP_URL), for a run of mails; null when none is configured. */
export function connectMailServer(smtpUrl = env().smtpUrl): MailServer | null {
  if (!smtpUrl) return null;
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: env().mailFrom },
  );
  return {
    async send(mail, { recipient, messageId }) {
      try {
        await transport.sendMail({
          ...mail,
          // As an object, so that nothing in it is read as a list of addresses.
          to: { name: '', address: recipient },
          messageId,
          headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
        });
        return 'sent';
      } catch (thrown) {
        return outcomeOf(thrown);
      }
    },
    close: () => transport.close(),
  };
}

/** Codes of nodemailer for a server that cannot be talked to at all. */
const unreachable = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'EPROTOCOL',
  'ETLS',
  'EAUTH',
  'ECONFIG',
]);

function outcomeOf(thrown: unknown): SendOutcome {
  const { code, responseCode } = (thrown ?? {}) as { code?: unknown; responseCode?: unknown };
  const detail = String(thrown instanceof Error ? thrown.message : thrown).slice(0, 300);
  if (typeof code === 'string' && unreachable.has(code)) return { problem: 'down', detail };
  // RFC 5321, 4.2.1: 5xx is a refusal for good, 4xx one for now.
  const isForGood = typeof responseCode === 'number' && responseCode >= 500;
  return { problem: isForGood ? 'refused' : 'temporary', detail };
}
