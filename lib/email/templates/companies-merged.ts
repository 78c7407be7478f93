import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import { site } from '@/lib/site';
import { caseDecided, shared, companiesMerged as text } from '@/messages/email';
import { letter } from './letter';

type Merged = {
  gone: string;
  kept: string;
  jobs: number;
  reason: string;
  /** Whether it goes to whoever has the jobs now. */
  isKept: boolean;
  /** Where an answer goes, if not to the sender. */
  supportEmail: string | undefined;
};

/** To both accounts: that an operator made one company of two, and why. */
export function companiesMerged({ gone, kept, jobs, reason, isKept, supportEmail }: Merged): Mail {
  const sentences = [
    shared.helloAnyone,
    text.done({ gone, kept, jobs }),
    ...(isKept ? [] : [text.yours({ kept })]),
    caseDecided.reason({ reason }),
    text.wrong,
  ];
  const mail = letter({
    subject: text.subject({
      gone: mailName(gone, shared.nameless.yours.company),
      kept: mailName(kept, shared.nameless.yours.company),
    }),
    blocks: sentences.map((sentence) => ({ kind: 'paragraph', text: sentence })),
    footer: text.footer({ site: site.name }),
  });
  return supportEmail ? { ...mail, replyTo: { name: site.name, address: supportEmail } } : mail;
}
