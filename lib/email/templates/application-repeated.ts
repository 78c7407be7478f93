import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, applicationRepeated as text } from '@/messages/email';
import { manageLink } from './manage-link';
import { renderMail } from './render-mail';

/** To the address of a second application to the same job. The page doesn't reveal the first one (D28). */
export const applicationRepeated = (application: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  manageUrl: string | null;
}): Mail =>
  renderMail({
    subject: text.subject(application),
    blocks: [
      { kind: 'paragraph', text: shared.hello(application.fullName) },
      { kind: 'paragraph', text: text.alreadyApplied(application) },
      { kind: 'paragraph', text: text.newVersionHint },
      ...manageLink(application.manageUrl),
    ],
    footer: text.footer({ site: site.name }),
  });
