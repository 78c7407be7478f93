import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

/** To an applicant who was not answered: the job is over, and that says nothing about them. Once (D20). */
export function jobClosed(closed: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** A search for jobs like it. */
  searchUrl: string;
}): Mail {
  const { jobTitle, companyName } = closed;
  return letter({
    subject: `The job is closed: ${jobTitle} at ${companyName}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${closed.fullName},` },
      {
        kind: 'paragraph',
        text: `${companyName} no longer takes applications for "${jobTitle}". You have not had an answer so far, and you should not have to wonder.`,
      },
      {
        kind: 'paragraph',
        text: 'That is no verdict on you: jobs are filled, put off or dropped for many reasons. Thank you for the time you took.',
      },
      { kind: 'link', label: 'Jobs like this that are open', url: closed.searchUrl },
    ],
    footer: `You get this once, because you applied for this job on ${site.name}. The link in your receipt erases what you sent.`,
  });
}
