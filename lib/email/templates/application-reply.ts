import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { applicationReply as text } from '@/messages/email';
import { manageLink } from './manage-link';
import { oneLine, renderMail } from './render-mail';

/** To an applicant: the employer's message, marked as a quote. Replies go to the employer. */
export function applicationReply(reply: {
  subject: string;
  body: string;
  jobTitle: string;
  companyName: string;
  contact: { name: string; email: string };
  /** The application's page; null for mails queued before payloads had a token. */
  manageUrl: string | null;
}): Mail {
  const { companyName, contact } = reply;
  return {
    ...renderMail({
      subject: reply.subject,
      blocks: [
        { kind: 'paragraph', text: text.replied(reply) },
        { kind: 'quote', text: reply.body },
        { kind: 'paragraph', text: text.writeBackHint({ contactName: contact.name, companyName }) },
        ...manageLink(reply.manageUrl),
      ],
      footer: text.footer({ site: site.name, companyName }),
    }),
    replyTo: { name: oneLine(`${contact.name}, ${companyName}`), address: contact.email },
  };
}
