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
        text: `${companyName} now has your application for "${jobTitle}", with your CV (${application.cvFilename}).`,
      },
      {
        kind: 'paragraph',
        text: 'What happens next: they read it and answer you themselves, by mail or phone. How long that takes is up to them.',
      },
      {
        kind: 'link',
        label: 'See how it stands and what you sent, or withdraw and erase it',
        url: application.manageUrl,
      },
      {
        kind: 'paragraph',
        text: `Keep that link to yourself: whoever has it can do the same. Without your doing we erase your application and CV ${applicationRetentionDays} days after the job ended.`,
      },
    ],
    footer: `You get this because somebody applied on ${site.name} with this address. If that was not you, erase the application with the link above.`,
  });
}
