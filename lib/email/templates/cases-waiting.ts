import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, casesWaiting as text } from '@/messages/email';
import { letter } from './letter';

/** To an operator: how many cases wait for a decision, and for how long. */
export const casesWaiting = (waiting: {
  total: number;
  oldestHours: number;
  /** A 404 to everyone who is not signed in as an operator. */
  queueUrl: string;
  /** Leads there after signing in. */
  signInUrl: string;
}): Mail =>
  letter({
    subject: text.subject({ ...waiting, site: site.name }),
    blocks: [
      { kind: 'paragraph', text: shared.helloAnyone },
      { kind: 'paragraph', text: text.waiting(waiting) },
      { kind: 'paragraph', text: text.promised },
      { kind: 'link', label: text.decide, url: waiting.queueUrl },
      { kind: 'link', label: text.signIn, url: waiting.signInUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
