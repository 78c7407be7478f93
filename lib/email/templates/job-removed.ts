import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, jobRemoved as text } from '@/messages/email';
import { manageLink } from './manage-link';
import { renderMail } from './render-mail';

/** To every applicant of a job that admins removed: a warning about scams. Sent once. */
export const jobRemoved = (removed: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  openJobsUrl: string;
  manageUrl: string | null;
}): Mail =>
  renderMail({
    subject: text.subject(removed),
    blocks: [
      { kind: 'paragraph', text: shared.hello(removed.fullName) },
      { kind: 'paragraph', text: text.applied({ ...removed, site: site.name }) },
      { kind: 'paragraph', text: text.warning },
      ...manageLink(removed.manageUrl),
      { kind: 'link', label: shared.openJobsLink, url: removed.openJobsUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
