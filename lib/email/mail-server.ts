import 'server-only';
import { createTransport } from 'nodemailer';
import { env } from '@/lib/env';
import type { Mail } from './mail';

/** The result of sending a mail. `down`: the server is unavailable. `refused`: this mail was rejected permanently. */
type SendOutcome = 'sent' | { problem: 'down' | 'temporary' | 'refused'; detail: string };

export type MailServer = {
  send(mail: Mail, envelope: { recipient: string; messageId: string }): Promise<SendOutcome>;
  close(): void;
};

const connectTimeoutMs = 10_000;
const socketTimeoutMs = 20_000;

/** Opens one connection to the mail server (SMTP_URL) for a batch of mails; null if none is configured. */
export function connectMailServer(smtpUrl = env().smtpUrl): MailServer | null {
  if (!smtpUrl) return null;
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: socketTimeoutMs,
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
          // As an object, so that it isn't parsed as a list of addresses.
          to: { name: '', address: recipient },
          messageId,
          headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
        });
        return 'sent';
      } catch (error) {
        return toSendOutcome(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Error codes of nodemailer for an unreachable server. */
const unreachableCodes = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'EPROTOCOL',
  'ETLS',
  'EAUTH',
  'ECONFIG',
]);

function toSendOutcome(error: unknown): SendOutcome {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const detail = String(error instanceof Error ? error.message : error).slice(0, 300);
  if (typeof code === 'string' && unreachableCodes.has(code)) return { problem: 'down', detail };
  // RFC 5321, 4.2.1: 5xx is permanent, 4xx temporary.
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500;
  return { problem: isPermanent ? 'refused' : 'temporary', detail };
}
