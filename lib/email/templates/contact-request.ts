import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { contactRequest as requestText, contactResponse as responseText, shared } from '@/messages/email';
import { renderMail } from './render-mail';

/** To a talent: a company requests contact. The link opens a page with a form; opening it changes nothing (D29). */
export const contactRequest = (request: {
  fullName: string;
  companyName: string;
  message: string;
  answerUrl: string;
}): Mail =>
  renderMail({
    subject: requestText.subject(request),
    blocks: [
      { kind: 'paragraph', text: shared.hello(request.fullName) },
      { kind: 'paragraph', text: requestText.intro({ companyName: request.companyName, site: site.name }) },
      { kind: 'quote', text: request.message },
      { kind: 'link', label: requestText.answerLink, url: request.answerUrl },
      { kind: 'paragraph', text: requestText.sharedDataHint },
    ],
    footer: requestText.footer({ site: site.name }),
  });

/** To an employer: the talent's response. */
export function contactResponse(response: {
  talentName: string;
  isAccepted: boolean;
  savedTalentsUrl: string;
}): Mail {
  const name = response.talentName;
  return renderMail({
    subject: (response.isAccepted ? responseText.accepted : responseText.declined)({ name }),
    blocks: [
      {
        kind: 'paragraph',
        text: response.isAccepted
          ? responseText.acceptedText({ name })
          : `${responseText.declined({ name })}.`,
      },
      { kind: 'link', label: responseText.savedTalentsLink, url: response.savedTalentsUrl },
    ],
    footer: responseText.footer({ site: site.name }),
  });
}
