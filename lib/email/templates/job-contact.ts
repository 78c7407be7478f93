import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

/**
 * To the address that a posting names as its contact and that is not its poster's own: may applications come here? Of the
 * company's words it carries the name alone, because whoever reads it may never have heard of the company.
 */
export const jobContact = ({ companyName, answerUrl }: { companyName: string; answerUrl: string }): Mail =>
  letter({
    subject: 'Should job applications come to you?',
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `${companyName} posted a job on ${site.name} and named this address as the one for applications. Do you want them here?`,
      },
      { kind: 'link', label: 'Answer yes or no', url: answerUrl },
      {
        kind: 'paragraph',
        text: 'Until you say yes, no application is sent here. You can change your mind with the same link.',
      },
    ],
    footer: `You received this email because somebody entered your address on ${site.name}. If you do not know the company, ignore it or answer no.`,
  });
