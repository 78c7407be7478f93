import type { Mail } from '@/lib/email/mail';
import { sanitizeMailName } from '@/lib/email/sanitize-mail-name';
import { site } from '@/lib/site';
import { shared, caseDecided as text } from '@/messages/email';
import { renderMail } from './render-mail';

type Kind = keyof typeof text.about;

type CaseDecision = {
  kind: Kind;
  decision: string;
  reason: string;
  title: string | null;
  isAppeal: boolean;
  url: string;
  appealUrl: string | null;
  /** The reply address, if not the sender. */
  supportEmail: string | undefined;
};

/** To the owner: a decision about held or reported content, or a question of an admin, with the reason. */
export function caseDecided({
  kind,
  decision,
  reason,
  title,
  isAppeal,
  url,
  appealUrl,
  supportEmail,
}: CaseDecision): Mail {
  const texts = getDecisionTexts(kind, decision);
  const mail = renderMail({
    subject: texts.subject({ title: sanitizeMailName(title ?? '', shared.fallbackNames.yours[kind]) }),
    blocks: [
      { kind: 'paragraph', text: shared.helloNoName },
      ...(isAppeal ? [{ kind: 'paragraph' as const, text: text.appealIntro }] : []),
      { kind: 'paragraph', text: texts.body({ title: title ?? '', site: site.name }) },
      decision === 'ask'
        ? { kind: 'quote', text: reason }
        : { kind: 'paragraph', text: text.reason({ reason }) },
      ...(decision === 'ask' ? [{ kind: 'paragraph' as const, text: text.replyHint }] : []),
      ...(appealUrl ? [{ kind: 'link' as const, label: text.appealLink, url: appealUrl }] : []),
      { kind: 'link', label: text.subjectLinks[kind], url },
    ],
    footer: text.footer({ site: site.name }),
  });
  return supportEmail ? { ...mail, replyTo: { name: site.name, address: supportEmail } } : mail;
}

type DecisionTexts = {
  subject: (values: { title: string }) => string;
  body: (values: { title: string; site: string }) => string;
};

/** A dismissed report has the same texts as an approval. */
function getDecisionTexts(kind: Kind, decision: string): DecisionTexts {
  const textsOfKind: Readonly<Record<string, DecisionTexts>> = text.about[kind];
  const texts = textsOfKind[decision === 'dismiss' ? 'approve' : decision];
  if (!texts) throw new Error(`No text for the decision "${decision}" about a ${kind}.`);
  return texts;
}
