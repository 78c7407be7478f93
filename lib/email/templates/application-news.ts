import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

/** To an address that is not proven: there is something to read on the application's page. Once, without what it is. */
export const applicationNews = (news: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  manageUrl: string;
}): Mail =>
  letter({
    subject: 'There is news about your application',
    blocks: [
      { kind: 'paragraph', text: `Hello ${news.fullName},` },
      {
        kind: 'paragraph',
        text: `There is news about your application for "${news.jobTitle}" at ${news.companyName}. Confirm your email on its page, and you can read it there.`,
      },
      { kind: 'link', label: 'Confirm your email and read it', url: news.manageUrl },
      {
        kind: 'paragraph',
        text: 'The link opens a page with a button. Until you press it, this is the only email we send about what the employer writes.',
      },
    ],
    footer: `You received this email because somebody applied on ${site.name} with this address. If that was not you, erase the application with the link above.`,
  });
