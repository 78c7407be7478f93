import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, domainChecked as text } from '@/messages/email';
import { letter } from './letter';

type Checked = {
  domain: string;
  what: keyof typeof text.what;
  /** An administrator's, where one took the mark away. */
  reason: string | null;
  /** Where the company sees what is missing. */
  url: string;
  /** Where an answer goes, if not to the sender. */
  supportEmail: string | undefined;
};

/** To a company: that its domain was not found proven, or that the mark is gone, and why. */
export function domainChecked({ domain, what, reason, url, supportEmail }: Checked): Mail {
  const { subject, said, next } = text.what[what];
  const mail = letter({
    subject: subject({ domain }),
    blocks: [
      { kind: 'paragraph', text: shared.helloAnyone },
      { kind: 'paragraph', text: said({ domain, site: site.name }) },
      ...(reason ? [{ kind: 'quote' as const, text: reason }] : []),
      { kind: 'paragraph', text: next },
      { kind: 'link', label: text.see, url },
    ],
    footer: text.footer({ site: site.name }),
  });
  return supportEmail ? { ...mail, replyTo: { name: site.name, address: supportEmail } } : mail;
}
