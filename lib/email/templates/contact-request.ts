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
    subject: `${request.companyName} asks for contact`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${request.fullName},` },
      { kind: 'paragraph', text: `${request.companyName} found your profile on ${site.name} and writes:` },
      { kind: 'quote', text: request.message },
      { kind: 'link', label: 'Accept or decline', url: request.answerUrl },
      {
        kind: 'paragraph',
        text: 'Only if you accept does the company get your mail address, your CV if your profile has one, and a phone number if you give one.',
      },
    ],
    footer: `You get this because your talent profile on ${site.name} is visible. Whoever has the link can answer for you.`,
  });

/** To an employer: how a talent answered. */
export const contactAnswer = (answer: {
  talentName: string;
  isAccepted: boolean;
  savedTalentsUrl: string;
}): Mail =>
  letter({
    subject: answer.isAccepted
      ? `${answer.talentName} accepts your request`
      : `${answer.talentName} declines your request`,
    blocks: [
      {
        kind: 'paragraph',
        text: answer.isAccepted
          ? `${answer.talentName} accepts your request for contact. The mail address stands with your saved talents.`
          : `${answer.talentName} declines your request for contact.`,
      },
      { kind: 'link', label: 'Saved Talents', url: answer.savedTalentsUrl },
    ],
    footer: `You get this because you asked a talent for contact on ${site.name}.`,
  });
