import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

const happened = {
  filled: (job: string, company: string) => `The job "${job}" at ${company} has been filled.`,
  'not-filled': (job: string, company: string) => `${company} closed the job "${job}" without hiring anyone.`,
  unsaid: (job: string, company: string) => `${company} is no longer taking applications for "${job}".`,
} as const;

const comfort = {
  filled: 'This says nothing about you: often only one of many people who could do the job gets hired.',
  'not-filled': 'This says nothing about you: plans change, and jobs get postponed or dropped.',
  unsaid: 'This says nothing about you: jobs get filled, postponed or dropped for many reasons.',
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
    subject: `Job closed: ${jobTitle} at ${companyName}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${closed.fullName},` },
      {
        kind: 'paragraph',
        text: `${happened[reason](jobTitle, companyName)} You had not heard back yet, and we did not want to leave you waiting.`,
      },
      { kind: 'paragraph', text: `${comfort[reason]} Thank you for taking the time to apply.` },
      { kind: 'link', label: 'See open jobs nearby', url: closed.openJobsUrl },
    ],
    footer: `You received this one-time email because you applied for this job on ${site.name}. You can erase what you sent with the link in your receipt.`,
  });
}
