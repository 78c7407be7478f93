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
        text: `Your job "${jobTitle}" is open on ${site.name}. Are you still hiring?`,
      },
      { kind: 'link', label: 'Yes, keep it open', url: `${answerUrl}?answer=yes` },
      { kind: 'link', label: 'No, the job is filled', url: `${answerUrl}?answer=filled` },
      {
        kind: 'paragraph',
        text: 'If we do not hear from you, we will pause the job in 5 days, so that nobody wastes an application. You can reopen it at any time.',
      },
    ],
    footer: `You received this email because you are the contact for this job on ${site.name}. Anyone who has the links can answer for you.`,
  });

/** To a job's contact: nobody answered, so the job is paused, and how to open it again. */
export const jobPaused = ({ contactName, jobTitle, answerUrl }: AskedJob): Mail =>
  letter({
    subject: `Your job is paused: ${jobTitle}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${contactName},` },
      {
        kind: 'paragraph',
        text: `We asked whether you are still hiring for "${jobTitle}" and did not hear back, so we paused the job on ${site.name}. It does not appear in searches and takes no applications.`,
      },
      { kind: 'link', label: 'Still hiring? Reopen the job', url: `${answerUrl}?answer=yes` },
      { kind: 'link', label: 'Filled? Close the job', url: `${answerUrl}?answer=filled` },
    ],
    footer: `You received this email because you are the contact for this job on ${site.name}. Anyone who has the links can answer for you.`,
  });
