import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { applicationAnswer as text } from '@/messages/email';
import { letter, oneLine } from './letter';
import { manageLink } from './manage-link';

/** To an applicant: what the employer wrote, marked as the employer's words. An answer goes to the employer. */
export function applicationAnswer(answer: {
  subject: string;
  body: string;
  jobTitle: string;
  companyName: string;
  contact: { name: string; email: string };
  /** The application's page; null for an email that was written before emails had it. */
  manageUrl: string | null;
}): Mail {
  const { companyName, contact } = answer;
  return {
    ...letter({
      subject: answer.subject,
      blocks: [
        { kind: 'paragraph', text: text.replied(answer) },
        { kind: 'quote', text: answer.body },
        { kind: 'paragraph', text: text.writeBack({ contactName: contact.name, companyName }) },
        ...manageLink(answer.manageUrl),
      ],
      footer: text.footer({ site: site.name, companyName }),
    }),
    replyTo: { name: oneLine(`${contact.name}, ${companyName}`), address: contact.email },
  };
}
