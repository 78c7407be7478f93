import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, applicationNews as text } from '@/messages/email';
import { letter } from './letter';

/** To an address that is not proven: the employer answered, and where to read it. Once, without the words. */
export const applicationNews = (news: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  manageUrl: string;
}): Mail =>
  letter({
    subject: text.subject(news),
    blocks: [
      { kind: 'paragraph', text: shared.hello(news.fullName) },
      { kind: 'paragraph', text: text.waiting(news) },
      { kind: 'link', label: text.read, url: news.manageUrl },
      { kind: 'paragraph', text: text.once },
    ],
    footer: text.footer({ site: site.name }),
  });
