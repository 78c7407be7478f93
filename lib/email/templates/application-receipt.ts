import type { Mail } from '@/lib/email/mail';
import { applicationRetentionDays, site } from '@/lib/site';
import { letter } from './letter';

/** To the applicant: what was sent, what happens next, and the private link that shows and erases it. */
export function applicationReceipt(application: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** Null where the name of a file is anybody's words: to an address that is not proven. */
  cvFilename: string | null;
  manageUrl: string;
}): Mail {
  const { jobTitle, companyName, cvFilename } = application;
  const isProven = cvFilename !== null;
  return letter({
    subject: `Your application: ${jobTitle} at ${companyName}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${application.fullName},` },
      {
        kind: 'paragraph',
        text: `${companyName} has your application for "${jobTitle}", including your CV${isProven ? ` (${cvFilename})` : ''}.`,
      },
      {
        kind: 'paragraph',
        text: 'What happens next: they read it and get back to you by email or phone. How long that takes is up to them.',
      },
      ...(isProven
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: 'Is this your email? Open the link and press the button there. From then on we also email you what the employer answers.',
            },
          ]),
      {
        kind: 'link',
        label: isProven
          ? 'Check its status, see what you sent, or withdraw and erase it'
          : 'Confirm your email, check its status, or withdraw and erase it',
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
