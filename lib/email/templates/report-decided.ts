import type { Mail } from '@/lib/email/mail';
import { sanitizeMailName } from '@/lib/email/sanitize-mail-name';
import { site } from '@/lib/site';
import { shared, reportDecided as text } from '@/messages/email';
import { renderMail } from './render-mail';

type Report = {
  kind: keyof typeof text.subjectNames;
  outcome: 'upheld' | 'dismissed';
  /** The title of a job that still exists. */
  title: string | null;
};

/** To a person who reported something: the decision about it. */
export function reportDecided({ kind, outcome, title }: Report): Mail {
  const what =
    title === null
      ? text.subjectNames[kind]
      : text.jobName({ title: sanitizeMailName(title, text.subjectNames.job) });
  return renderMail({
    subject: text.subject({ what }),
    blocks: [
      { kind: 'paragraph', text: shared.helloNoName },
      { kind: 'paragraph', text: text.thanks({ what, site: site.name }) },
      { kind: 'paragraph', text: text.outcomes[outcome] },
    ],
    footer: text.footer({ site: site.name }),
  });
}
