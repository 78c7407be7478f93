import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, applicationReplyNotice as text } from '@/messages/email';
import { renderMail } from './render-mail';

/** To an unverified address: the employer answered, and where to read it. Sent once, without the employer's text. */
export const applicationReplyNotice = (notice: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  manageUrl: string;
}): Mail =>
  renderMail({
    subject: text.subject(notice),
    blocks: [
      { kind: 'paragraph', text: shared.hello(notice.fullName) },
      { kind: 'paragraph', text: text.replyWaiting(notice) },
      { kind: 'link', label: text.confirmLink, url: notice.manageUrl },
      { kind: 'paragraph', text: text.onceHint },
    ],
    footer: text.footer({ site: site.name }),
  });
