import type { Mail } from '@/lib/email/mail';
import { applicationRetentionDays } from '@/lib/limits';
import { site } from '@/lib/site';
import { shared, applicationReceipt as text } from '@/messages/email';
import { type Block, letter } from './letter';

/** To the applicant: what was sent, what happens next, and the private link that shows and erases it. */
export function applicationReceipt(application: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** Null where the name of a file is anybody's words: to an address that is not proven. */
  cvFilename: string | null;
  manageUrl: string;
}): Mail {
  const isProven = application.cvFilename !== null;
  const confirm: Block[] = isProven ? [] : [{ kind: 'paragraph', text: text.isYours }];
  return letter({
    subject: text.subject(application),
    blocks: [
      { kind: 'paragraph', text: shared.hello(application.fullName) },
      { kind: 'paragraph', text: text.sent(application) },
      { kind: 'paragraph', text: text.next },
      ...confirm,
      { kind: 'link', label: isProven ? text.manage : text.confirm, url: application.manageUrl },
      { kind: 'paragraph', text: text.keep(applicationRetentionDays) },
    ],
    footer: text.footer({ site: site.name }),
  });
}
