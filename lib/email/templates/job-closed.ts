import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

const happened = {
  filled: (job: string, company: string) => `The job "${job}" at ${company} has been filled.`,
  'not-filled': (job: string, company: string) =>
    `${company} has closed the job "${job}" without hiring anybody for it.`,
  unsaid: (job: string, company: string) => `${company} no longer takes applications for "${job}".`,
} as const;

const comfort = {
  filled: 'That is no verdict on you: often one person is hired out of many who could do the job.',
  'not-filled': 'That is no verdict on you: plans change, and jobs are put off or dropped.',
  unsaid: 'That is no verdict on you: jobs are filled, put off or dropped for many reasons.',
} as const;

/** To an applicant who was not answered: the job is over, how, and that it says nothing about them. Once (D20). */
export function jobClosed(closed: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** Null where the employer did not say. */
  reason: 'filled' | 'not-filled' | null;
  /** The open jobs of its place. */
  openJobsUrl: string;
}): Mail {
  const { jobTitle, companyName } = closed;
  const reason = closed.reason ?? 'unsaid';
  return letter({
    subject: `The job is closed: ${jobTitle} at ${companyName}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${closed.fullName},` },
      {
        kind: 'paragraph',
        text: `${happened[reason](jobTitle, companyName)} You have not had an answer so far, and you should not have to wonder.`,
      },
      { kind: 'paragraph', text: `${comfort[reason]} Thank you for the time you took.` },
      { kind: 'link', label: 'Open jobs nearby', url: closed.openJobsUrl },
    ],
    footer: `You get this once, because you applied for this job on ${site.name}. The link in your receipt erases what you sent.`,
  });
}
