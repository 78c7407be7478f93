import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { contactAnswer as answered, contactRequest as asked, shared } from '@/messages/email';
import { letter } from './letter';

/** To a talent: a company asks for contact. The link opens a page that asks; nothing happens by opening it (D29). */
export const contactRequest = (request: {
  fullName: string;
  companyName: string;
  message: string;
  answerUrl: string;
}): Mail =>
  letter({
    subject: asked.subject(request),
    blocks: [
      { kind: 'paragraph', text: shared.hello(request.fullName) },
      { kind: 'paragraph', text: asked.wrote({ companyName: request.companyName, site: site.name }) },
      { kind: 'quote', text: request.message },
      { kind: 'link', label: asked.answer, url: request.answerUrl },
      { kind: 'paragraph', text: asked.whatTheyGet },
    ],
    footer: asked.footer({ site: site.name }),
  });

/** To an employer: how a talent answered. */
export function contactAnswer(answer: {
  talentName: string;
  isAccepted: boolean;
  savedTalentsUrl: string;
}): Mail {
  const name = answer.talentName;
  return letter({
    subject: (answer.isAccepted ? answered.accepted : answered.declined)({ name }),
    blocks: [
      {
        kind: 'paragraph',
        text: answer.isAccepted ? answered.where({ name }) : `${answered.declined({ name })}.`,
      },
      { kind: 'link', label: answered.link, url: answer.savedTalentsUrl },
    ],
    footer: answered.footer({ site: site.name }),
  });
}
