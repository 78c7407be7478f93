import type { Mail } from '@/lib/email/mail';
import { applicationRetentionDays, site } from '@/lib/site';
import { letter } from './letter';

/** To the applicant: what was sent, what happens next, and the private link that shows and erases it. */
export function applicationReceipt(application: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  cvFilename: string;
  manageUrl: string;
}): Mail {
  const { jobTitle, companyName } = application;
  return letter({
    subject: `Your application: ${jobTitle} at ${companyName}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${application.fullName},` },
      {
        kind: 'paragraph',
        text: `${companyName} has your application for "${jobTitle}", including your CV (${application.cvFilename}).`,
      },
      {
        kind: 'paragraph',
        text: 'What happens next: they read it and get back to you by email or phone. How long that takes is up to them.',
      },
      {
        kind: 'link',
        label: 'Check its status, see what you sent, or withdraw and erase it',
        url: application.manageUrl,
      },
      {
        kind: 'paragraph',
        text: `Keep that link to yourself: anyone who has it can do the same. Otherwise we erase your application and CV ${applicationRetentionDays} days after the job ends.`,
      },
    ],
    footer: `You received this email because somebody applied on ${site.name} with this address. If that was not you, erase the application with the link above.`,
  });
}
