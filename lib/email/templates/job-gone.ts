import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

/** To an applicant who was not answered: the job was deleted, alone or with its employer's account. Once. */
export function jobGone(gone: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  hasEmployerLeft: boolean;
  /** The open jobs of its place. */
  openJobsUrl: string;
}): Mail {
  const { jobTitle, companyName } = gone;
  const happened = gone.hasEmployerLeft
    ? `${companyName} has left ${site.name}, so its job "${jobTitle}" is gone too.`
    : `${companyName} has taken down its job "${jobTitle}" for good.`;
  return letter({
    subject: `Job removed: ${jobTitle} at ${companyName}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${gone.fullName},` },
      {
        kind: 'paragraph',
        text: `${happened} You had not heard back yet, and we did not want to leave you waiting.`,
      },
      {
        kind: 'paragraph',
        text: `This says nothing about you. What you sent through ${site.name}, including your CV, has been erased here. The employer may still have the email we sent them.`,
      },
      { kind: 'link', label: 'See open jobs nearby', url: gone.openJobsUrl },
    ],
    footer: `You received this one-time email because you applied for this job on ${site.name}.`,
  });
}
