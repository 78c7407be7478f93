import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter, oneLine } from './letter';

/** To an applicant: what the employer wrote, marked as the employer's words. An answer goes to the employer. */
export function applicationAnswer(answer: {
  subject: string;
  body: string;
  jobTitle: string;
  companyName: string;
  contact: { name: string; email: string };
}): Mail {
  const { companyName, contact } = answer;
  return {
    ...letter({
      subject: answer.subject,
      blocks: [
        {
          kind: 'paragraph',
          text: `${companyName} replied to your application for "${answer.jobTitle}":`,
        },
        { kind: 'quote', text: answer.body },
        { kind: 'paragraph', text: `Reply to this email to write to ${contact.name} at ${companyName}.` },
      ],
      footer: `You received this email because you applied to ${companyName} on ${site.name}. With the link in your receipt you can check the status of your application or erase it.`,
    }),
    replyTo: { name: oneLine(`${contact.name}, ${companyName}`), address: contact.email },
  };
}
