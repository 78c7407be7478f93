import { retention } from '@/doorstep.config';
import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { alertConfirmation as text } from '@/messages/email';
import { letter } from './letter';

/** To an address that somebody typed: nothing else comes before its owner presses the button behind the link (D29). */
export const alertConfirmation = (alert: {
  place: string;
  /** '25 km', '16 mi'. */
  within: string;
  /** How often. What is looked for is anybody's words until the address is confirmed, so it is left out. */
  schedule: string;
  confirmUrl: string;
  postalAddress: string | undefined;
}): Mail =>
  letter({
    subject: text.subject(alert),
    blocks: [
      { kind: 'paragraph', text: text.asked({ site: site.name }) },
      { kind: 'paragraph', text: text.search(alert) },
      { kind: 'link', label: text.confirm, url: alert.confirmUrl },
      { kind: 'paragraph', text: text.next(retention.unconfirmedAlertDays) },
    ],
    footer: {
      reason: text.footer({ site: site.name }),
      links: [],
      postalAddress: alert.postalAddress,
    },
  });
