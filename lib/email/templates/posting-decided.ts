import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import { site } from '@/lib/site';
import { shared, postingDecided as text } from '@/messages/email';
import { letter } from './letter';

type Decided = { decision: 'approve' | 'remove'; reason: string; title: string; postingsUrl: string };

/** To an employer: what was decided about a posting that was held or reported, and why. */
export function postingDecided({ decision, reason, title, postingsUrl }: Decided): Mail {
  const subject = { title: mailName(title, shared.nameless.yourJob) };
  const about = { title, site: site.name };
  const isLive = decision === 'approve';
  return letter({
    subject: isLive ? text.approvedSubject(subject) : text.removedSubject(subject),
    blocks: [
      { kind: 'paragraph', text: shared.helloAnyone },
      { kind: 'paragraph', text: isLive ? text.approved(about) : text.removed(about) },
      { kind: 'paragraph', text: text.reason({ reason }) },
      ...(isLive ? [] : [{ kind: 'paragraph' as const, text: text.mistake }]),
      { kind: 'link', label: text.see, url: postingsUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
}
