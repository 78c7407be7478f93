import type { Mail } from '@/lib/email/mail';
import { sanitizeMailName } from '@/lib/email/sanitize-mail-name';
import { site } from '@/lib/site';
import { caseDecided, shared, companiesMerged as text } from '@/messages/email';
import { renderMail } from './render-mail';

type Merger = {
  removedName: string;
  remainingName: string;
  jobs: number;
  reason: string;
  /** Whether the recipient is the account that has the jobs now. */
  isRemaining: boolean;
  /** The reply address, if not the sender. */
  supportEmail: string | undefined;
};

/** To both accounts: an admin merged two companies, and why. */
export function companiesMerged({
  removedName,
  remainingName,
  jobs,
  reason,
  isRemaining,
  supportEmail,
}: Merger): Mail {
  const sentences = [
    shared.helloNoName,
    text.merged({ removed: removedName, remaining: remainingName, jobs }),
    ...(isRemaining ? [] : [text.yourCompany({ remaining: remainingName })]),
    caseDecided.reason({ reason }),
    text.mistakeHint,
  ];
  const mail = renderMail({
    subject: text.subject({
      removed: sanitizeMailName(removedName, shared.fallbackNames.yours.company),
      remaining: sanitizeMailName(remainingName, shared.fallbackNames.yours.company),
    }),
    blocks: sentences.map((sentence) => ({ kind: 'paragraph', text: sentence })),
    footer: text.footer({ site: site.name }),
  });
  return supportEmail ? { ...mail, replyTo: { name: site.name, address: supportEmail } } : mail;
}
