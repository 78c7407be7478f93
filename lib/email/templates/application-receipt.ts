import type { Mail } from '@/lib/email/mail';
import { applicationRetentionDays } from '@/lib/limits';
import { site } from '@/lib/site';
import { shared, applicationReceipt as text } from '@/messages/email';
import { type Block, renderMail } from './render-mail';

/** To the applicant: what was sent, what happens next, and the private link to view and delete it. */
export function applicationReceipt(application: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** Null for an unverified address, because anyone can choose a file name. */
  cvFilename: string | null;
  manageUrl: string;
}): Mail {
  const isVerified = application.cvFilename !== null;
  const confirm: Block[] = isVerified ? [] : [{ kind: 'paragraph', text: text.confirmHint }];
  return renderMail({
    subject: text.subject(application),
    blocks: [
      { kind: 'paragraph', text: shared.hello(application.fullName) },
      { kind: 'paragraph', text: text.received(application) },
      { kind: 'paragraph', text: text.nextSteps },
      ...confirm,
      { kind: 'link', label: isVerified ? text.manageLink : text.confirmLink, url: application.manageUrl },
      { kind: 'paragraph', text: text.retentionHint(applicationRetentionDays) },
    ],
    footer: text.footer({ site: site.name }),
  });
}
