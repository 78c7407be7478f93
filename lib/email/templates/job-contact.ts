import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, jobContact as text } from '@/messages/email';
import { letter } from './letter';

/**
 * To the address that a posting names as its contact and that is not its poster's own: may applications come here? Of the
 * company's words it carries the name alone, because whoever reads it may never have heard of the company.
 */
export const jobContact = ({ companyName, answerUrl }: { companyName: string; answerUrl: string }): Mail =>
  letter({
    subject: text.subject,
    blocks: [
      { kind: 'paragraph', text: shared.helloAnyone },
      { kind: 'paragraph', text: text.asked({ companyName, site: site.name }) },
      { kind: 'link', label: text.answer, url: answerUrl },
      { kind: 'paragraph', text: text.until },
    ],
    footer: text.footer({ site: site.name }),
  });
