import type { Mail } from '@/lib/email/mail';
import { sanitizeMailName } from '@/lib/email/sanitize-mail-name';
import { site } from '@/lib/site';
import { shared, jobReported as text } from '@/messages/email';
import { renderMail } from './render-mail';

/** To an employer: a job is held for review, because several people reported it. */
export function jobReported({ title, postingsUrl }: { title: string; postingsUrl: string }): Mail {
  return renderMail({
    subject: text.subject({ title: sanitizeMailName(title, shared.fallbackNames.yourJob) }),
    blocks: [
      { kind: 'paragraph', text: shared.helloNoName },
      { kind: 'paragraph', text: text.paused({ title, site: site.name }) },
      { kind: 'paragraph', text: text.nextSteps },
      { kind: 'link', label: text.postingsLink, url: postingsUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
}
