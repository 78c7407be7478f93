import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, casesWaiting as text } from '@/messages/email';
import { renderMail } from './render-mail';

/** To an admin: the number of undecided cases and the age of the oldest. */
export const casesWaiting = (waiting: {
  total: number;
  oldestHours: number;
  /** 404 unless signed in as an admin. */
  queueUrl: string;
  /** Redirects to the queue after signing in. */
  signInUrl: string;
}): Mail =>
  renderMail({
    subject: text.subject({ ...waiting, site: site.name }),
    blocks: [
      { kind: 'paragraph', text: shared.helloNoName },
      { kind: 'paragraph', text: text.summary(waiting) },
      { kind: 'paragraph', text: text.promise },
      { kind: 'link', label: text.queueLink, url: waiting.queueUrl },
      { kind: 'link', label: text.signInLink, url: waiting.signInUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
