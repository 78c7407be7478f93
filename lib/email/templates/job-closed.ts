import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, jobClosed as text } from '@/messages/email';
import { manageLink } from './manage-link';
import { renderMail } from './render-mail';

/** To an applicant without a decision: the job closed, and why. Sent once (D20). */
export function jobClosed(closed: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** Null if the employer gave none. */
  reason: 'filled' | 'not-filled' | null;
  openJobsUrl: string;
  manageUrl: string | null;
}): Mail {
  const reason = closed.reason ?? 'unknown';
  return renderMail({
    subject: text.subject(closed),
    blocks: [
      { kind: 'paragraph', text: shared.hello(closed.fullName) },
      { kind: 'paragraph', text: `${text[reason](closed)} ${text.waitingHint}` },
      { kind: 'paragraph', text: `${text.comfort[reason]} ${text.thanks}` },
      ...manageLink(closed.manageUrl),
      { kind: 'link', label: shared.openJobsLink, url: closed.openJobsUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
}
