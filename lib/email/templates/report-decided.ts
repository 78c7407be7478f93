import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import { site } from '@/lib/site';
import { shared, reportDecided as text } from '@/messages/email';
import { letter } from './letter';

type Report = {
  kind: keyof typeof text.what;
  outcome: 'upheld' | 'dismissed';
  /** Of a job that is still there. */
  title: string | null;
};

/** To whoever reported something and left an address: what became of it. */
export function reportDecided({ kind, outcome, title }: Report): Mail {
  const what = title === null ? text.what[kind] : text.job({ title: mailName(title, text.what.job) });
  return letter({
    subject: text.subject({ what }),
    blocks: [
      { kind: 'paragraph', text: shared.helloAnyone },
      { kind: 'paragraph', text: text.thanks({ what, site: site.name }) },
      { kind: 'paragraph', text: text.outcomes[outcome] },
    ],
    footer: text.footer({ site: site.name }),
  });
}
