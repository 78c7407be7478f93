import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, jobRemoved as text } from '@/messages/email';
import { letter } from './letter';
import { manageLink } from './manage-link';

/** To every applicant of a job that we took down: a warning of what may follow. Once. */
export const jobRemoved = (removed: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** The open jobs of its place. */
  openJobsUrl: string;
  /** The application's page. */
  manageUrl: string | null;
}): Mail =>
  letter({
    subject: text.subject(removed),
    blocks: [
      { kind: 'paragraph', text: shared.hello(removed.fullName) },
      { kind: 'paragraph', text: text.applied({ ...removed, site: site.name }) },
      { kind: 'paragraph', text: text.warning },
      ...manageLink(removed.manageUrl),
      { kind: 'link', label: shared.openJobsNearby, url: removed.openJobsUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
