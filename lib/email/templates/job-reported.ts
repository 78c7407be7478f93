import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import { site } from '@/lib/site';
import { shared, jobReported as text } from '@/messages/email';
import { letter } from './letter';

/** To an employer: that a job waits to be looked at, because several people reported it. */
export function jobReported({ title, postingsUrl }: { title: string; postingsUrl: string }): Mail {
  return letter({
    subject: text.subject({ title: mailName(title, shared.nameless.yourJob) }),
    blocks: [
      { kind: 'paragraph', text: shared.helloAnyone },
      { kind: 'paragraph', text: text.paused({ title, site: site.name }) },
      { kind: 'paragraph', text: text.next },
      { kind: 'link', label: text.see, url: postingsUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
}
