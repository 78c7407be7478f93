import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, applicationRepeated as text } from '@/messages/email';
import { letter } from './letter';
import { manageLink } from './manage-link';

/** To an address that applied before, when somebody does so again from elsewhere: the page itself must not tell (D28). */
export const applicationRepeated = (application: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** The first application's page. */
  manageUrl: string | null;
}): Mail =>
  letter({
    subject: text.subject(application),
    blocks: [
      { kind: 'paragraph', text: shared.hello(application.fullName) },
      { kind: 'paragraph', text: text.again(application) },
      { kind: 'paragraph', text: text.newVersion },
      ...manageLink(application.manageUrl),
    ],
    footer: text.footer({ site: site.name }),
  });
