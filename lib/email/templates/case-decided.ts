import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import { site } from '@/lib/site';
import { shared, caseDecided as text } from '@/messages/email';
import { letter } from './letter';

type Kind = keyof typeof text.about;

type Decided = {
  kind: Kind;
  decision: string;
  reason: string;
  /** Of a job, a company or a profile. */
  title: string | null;
  /** Whether it is what became of an appeal. */
  isAppeal: boolean;
  /** Where its owner sees it. */
  url: string;
  /** Where to appeal against it, once. */
  appealUrl: string | null;
  /** Where an answer goes, if not to the sender. */
  supportEmail: string | undefined;
};

/** To whose it is: what was decided about what was held or reported, or what an operator asks, and why. */
export function caseDecided({
  kind,
  decision,
  reason,
  title,
  isAppeal,
  url,
  appealUrl,
  supportEmail,
}: Decided): Mail {
  const words = wordsOf(kind, decision);
  const mail = letter({
    subject: words.subject({ title: mailName(title ?? '', shared.nameless.yours[kind]) }),
    blocks: [
      { kind: 'paragraph', text: shared.helloAnyone },
      ...(isAppeal ? [{ kind: 'paragraph' as const, text: text.again }] : []),
      { kind: 'paragraph', text: words.said({ title: title ?? '', site: site.name }) },
      decision === 'ask'
        ? { kind: 'quote', text: reason }
        : { kind: 'paragraph', text: text.reason({ reason }) },
      ...(decision === 'ask' ? [{ kind: 'paragraph' as const, text: text.answer }] : []),
      ...(appealUrl ? [{ kind: 'link' as const, label: text.appeal, url: appealUrl }] : []),
      { kind: 'link', label: text.see[kind], url },
    ],
    footer: text.footer({ site: site.name }),
  });
  return supportEmail ? { ...mail, replyTo: { name: site.name, address: supportEmail } } : mail;
}

type Words = {
  subject: (named: { title: string }) => string;
  said: (named: { title: string; site: string }) => string;
};

/** What was found fine is said in one way, whatever was asked about it. */
function wordsOf(kind: Kind, decision: string): Words {
  const ofKind: Readonly<Record<string, Words>> = text.about[kind];
  const words = ofKind[decision === 'dismiss' ? 'approve' : decision];
  if (!words) throw new Error(`No words for "${decision}" about a ${kind}.`);
  return words;
}
