import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, jobClosed as text } from '@/messages/email';
import { letter } from './letter';
import { manageLink } from './manage-link';

/** To an applicant who waits for a decision: the job is over, how, and that it says nothing about them. Once (D20). */
export function jobClosed(closed: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** Null where the employer did not say. */
  reason: 'filled' | 'not-filled' | null;
  /** The open jobs of its place. */
  openJobsUrl: string;
  /** The application's page. */
  manageUrl: string | null;
}): Mail {
  const reason = closed.reason ?? 'unknown';
  return letter({
    subject: text.subject(closed),
    blocks: [
      { kind: 'paragraph', text: shared.hello(closed.fullName) },
      { kind: 'paragraph', text: `${text[reason](closed)} ${text.waiting}` },
      { kind: 'paragraph', text: `${text.comfort[reason]} ${text.thanks}` },
      ...manageLink(closed.manageUrl),
      { kind: 'link', label: shared.openJobsNearby, url: closed.openJobsUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
}
