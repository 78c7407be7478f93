import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, jobGone as text } from '@/messages/email';
import { letter } from './letter';
import { manageLink } from './manage-link';

/** To an applicant who waits for a decision: the job was deleted, alone or with its employer's account. Once. */
export function jobGone(gone: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  reason: keyof typeof text.reasons;
  /** The open jobs of its place. */
  openJobsUrl: string;
  /** What remains of the application. */
  manageUrl: string | null;
}): Mail {
  return letter({
    subject: text.subject(gone),
    blocks: [
      { kind: 'paragraph', text: shared.hello(gone.fullName) },
      { kind: 'paragraph', text: text.reasons[gone.reason]({ ...gone, site: site.name }) },
      { kind: 'paragraph', text: text.deleted({ site: site.name }) },
      ...manageLink(gone.manageUrl),
      { kind: 'link', label: shared.openJobsNearby, url: gone.openJobsUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
}
