import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, jobDeleted as text } from '@/messages/email';
import { manageLink } from './manage-link';
import { renderMail } from './render-mail';

/** To an applicant without a decision: the job was deleted, alone or with its employer's account. Sent once. */
export function jobDeleted(deleted: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  reason: keyof typeof text.reasons;
  openJobsUrl: string;
  manageUrl: string | null;
}): Mail {
  return renderMail({
    subject: text.subject(deleted),
    blocks: [
      { kind: 'paragraph', text: shared.hello(deleted.fullName) },
      { kind: 'paragraph', text: text.reasons[deleted.reason]({ ...deleted, site: site.name }) },
      { kind: 'paragraph', text: text.deleted({ site: site.name }) },
      ...manageLink(deleted.manageUrl),
      { kind: 'link', label: shared.openJobsLink, url: deleted.openJobsUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
}
