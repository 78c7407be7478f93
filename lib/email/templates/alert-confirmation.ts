import { retention } from '@/doorstep.config';
import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { alertConfirmation as text } from '@/messages/email';
import { renderMail } from './render-mail';

/**
 * To an address that someone entered: a link to confirm an alert. Nothing else is sent until its owner confirms (D29).
 * The search words are left out, because anyone could use them to send a message.
 */
export const alertConfirmation = (alert: {
  place: string;
  /** '25 km', '16 mi'. */
  within: string;
  /** How often mails are sent. */
  schedule: string;
  confirmUrl: string;
  postalAddress: string | undefined;
}): Mail =>
  renderMail({
    subject: text.subject(alert),
    blocks: [
      { kind: 'paragraph', text: text.request({ site: site.name }) },
      { kind: 'paragraph', text: text.search(alert) },
      { kind: 'link', label: text.confirmLink, url: alert.confirmUrl },
      { kind: 'paragraph', text: text.nextSteps(retention.unconfirmedAlertDays) },
    ],
    footer: {
      reason: text.footer({ site: site.name }),
      links: [],
      postalAddress: alert.postalAddress,
    },
  });
