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
    ? `${companyName} has left ${site.name}, and its job "${jobTitle}" went with its account.`
    : `${companyName} has taken its job "${jobTitle}" down for good.`;
  return letter({
    subject: `The job is gone: ${jobTitle} at ${companyName}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${gone.fullName},` },
      {
        kind: 'paragraph',
        text: `${happened} You have not had an answer so far, and you should not have to wonder.`,
      },
      {
        kind: 'paragraph',
        text: `That is no verdict on you. What you sent through ${site.name}, your CV included, is erased here; the employer may still have the email with it.`,
      },
      { kind: 'link', label: 'Open jobs nearby', url: gone.openJobsUrl },
    ],
    footer: `You get this once, because you applied for this job on ${site.name}.`,
  });
}
