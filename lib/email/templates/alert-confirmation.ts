import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

/** To an address that somebody typed: nothing else comes before its owner presses the button behind the link (D29). */
export const alertConfirmation = (alert: {
  /** Near which place. */
  placeName: string;
  /** What was asked for, in a sentence. */
  sentence: string;
  confirmUrl: string;
  postalAddress: string | undefined;
}): Mail =>
  letter({
    subject: `Confirm: new jobs near ${alert.placeName} by email`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Somebody, probably you, asked ${site.name} to send new jobs to this address:`,
      },
      { kind: 'quote', text: alert.sentence },
      { kind: 'link', label: 'Yes, send me these', url: alert.confirmUrl },
      {
        kind: 'paragraph',
        text: 'The link opens a page with a button. Nothing is sent before you press it. If this was not you, do nothing: we forget the request after 7 days.',
      },
    ],
    footer: {
      reason: `You get this once, because this address was typed into a form on ${site.name}.`,
      links: [],
      postalAddress: alert.postalAddress,
    },
  });
