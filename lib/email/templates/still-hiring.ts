import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

type AskedJob = { contactName: string; jobTitle: string; answerUrl: string };

/** To a job's contact, once a week: is it still there? The link opens a page that asks; nothing happens by opening it (D29). */
export const stillHiring = ({ contactName, jobTitle, answerUrl }: AskedJob): Mail =>
  letter({
    subject: `Still hiring? ${jobTitle}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${contactName},` },
      {
        kind: 'paragraph',
        text: `Your job "${jobTitle}" is open on ${site.name}. Are you still looking for somebody?`,
      },
      { kind: 'link', label: 'Yes, keep it open', url: `${answerUrl}?answer=yes` },
      { kind: 'link', label: 'No, it is filled', url: `${answerUrl}?answer=filled` },
      {
        kind: 'paragraph',
        text: 'Without your answer we pause the job in 5 days, so that nobody applies for nothing. You can open it again at any time.',
      },
    ],
    footer: `You get this because you are the contact of this job on ${site.name}. Whoever has the links can answer for you.`,
  });

/** To a job's contact: nobody answered, so the job is paused, and how to open it again. */
export const jobPaused = ({ contactName, jobTitle, answerUrl }: AskedJob): Mail =>
  letter({
    subject: `Paused: ${jobTitle}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${contactName},` },
      {
        kind: 'paragraph',
        text: `We asked whether you are still hiring for "${jobTitle}" and had no answer, so the job is paused: it is in no search and takes no applications.`,
      },
      { kind: 'link', label: 'Still hiring? Open it again', url: `${answerUrl}?answer=yes` },
      { kind: 'link', label: 'It is filled: close it', url: `${answerUrl}?answer=filled` },
    ],
    footer: `You get this because you are the contact of this job on ${site.name}. Whoever has the links can answer for you.`,
  });
