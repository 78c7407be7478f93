import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

/** To an address that somebody typed: nothing else comes before its owner presses the button behind the link (D29). */
export const alertConfirmation = (alert: {
  /** Near which place. */
  placeName: string;
  /** Where and how often, in a sentence; what is looked for is anybody's words until the address is confirmed. */
  sentence: string;
  confirmUrl: string;
  postalAddress: string | undefined;
}): Mail =>
  letter({
    subject: `Confirm your job alert: new jobs near ${alert.placeName}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Somebody, most likely you, asked ${site.name} to email new jobs to this address:`,
      },
      { kind: 'paragraph', text: `${alert.sentence}.` },
      { kind: 'link', label: 'Yes, send me these', url: alert.confirmUrl },
      {
        kind: 'paragraph',
        text: 'The link opens a page that shows the whole search, with a button. We send nothing until you press it. If this was not you, you can ignore this email. We forget the request after 7 days.',
      },
    ],
    footer: {
      reason: `You received this one-time email because somebody entered this address on ${site.name}.`,
      links: [],
      postalAddress: alert.postalAddress,
    },
  });
