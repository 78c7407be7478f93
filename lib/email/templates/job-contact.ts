import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, jobContact as text } from '@/messages/email';
import { renderMail } from './render-mail';

/**
 * To a posting's contact address that isn't the poster's own: may applications be sent here? The company's name is the
 * only text that the poster chose, because the recipient may not know the company.
 */
export const jobContact = ({ companyName, answerUrl }: { companyName: string; answerUrl: string }): Mail =>
  renderMail({
    subject: text.subject,
    blocks: [
      { kind: 'paragraph', text: shared.helloNoName },
      { kind: 'paragraph', text: text.question({ companyName, site: site.name }) },
      { kind: 'link', label: text.answerLink, url: answerUrl },
      { kind: 'paragraph', text: text.untilConfirmed },
    ],
    footer: text.footer({ site: site.name }),
  });
