import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

/** To a talent: a company asks for contact. The link opens a page that asks; nothing happens by opening it (D29). */
export const contactRequest = (request: {
  fullName: string;
  companyName: string;
  message: string;
  answerUrl: string;
}): Mail =>
  letter({
    subject: `${request.companyName} would like to contact you`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${request.fullName},` },
      {
        kind: 'paragraph',
        text: `${request.companyName} found your profile on ${site.name} and would like to contact you. They wrote:`,
      },
      { kind: 'quote', text: request.message },
      { kind: 'link', label: 'Accept or decline', url: request.answerUrl },
      {
        kind: 'paragraph',
        text: 'If you accept, the company gets your email address, your CV if your profile has one, and a phone number if you give one. If you decline, it gets none of these.',
      },
    ],
    footer: `You received this email because your talent profile on ${site.name} is visible. Anyone who has the link can answer for you.`,
  });

/** To an employer: how a talent answered. */
export const contactAnswer = (answer: {
  talentName: string;
  isAccepted: boolean;
  savedTalentsUrl: string;
}): Mail =>
  letter({
    subject: answer.isAccepted
      ? `${answer.talentName} accepted your contact request`
      : `${answer.talentName} declined your contact request`,
    blocks: [
      {
        kind: 'paragraph',
        text: answer.isAccepted
          ? `${answer.talentName} accepted your contact request. You can find the email address in your saved talents.`
          : `${answer.talentName} declined your contact request.`,
      },
      { kind: 'link', label: 'See your saved talents', url: answer.savedTalentsUrl },
    ],
    footer: `You received this email because you asked to contact somebody on ${site.name}.`,
  });
