import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { countLabel } from '@/lib/text/count-label';
import { letter } from './letter';

/** The last email to an account: it is gone, with what, and what to do if that was somebody else. */
export function accountDeleted(gone: {
  jobs: number;
  applications: number;
  /** Applicants who were told. */
  waiting: number;
  sentApplications: number;
  withApplications: boolean;
}): Mail {
  return letter({
    subject: `Your ${site.name} account has been deleted`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Your ${site.name} account has been deleted, along with everything in it. This cannot be undone.`,
      },
      ...(gone.jobs > 0
        ? [
            {
              kind: 'paragraph' as const,
              text: `That includes ${countLabel(gone.jobs, 'job posting')} and ${countLabel(gone.applications, 'application')} that people sent you.${
                gone.waiting > 0
                  ? ` We are emailing ${countLabel(gone.waiting, 'applicant')} who ${gone.waiting === 1 ? 'was' : 'were'} still waiting for an answer.`
                  : ''
              }`,
            },
          ]
        : []),
      ...(gone.sentApplications > 0
        ? [
            {
              kind: 'paragraph' as const,
              text: gone.withApplications
                ? `The ${countLabel(gone.sentApplications, 'application')} you sent ${gone.sentApplications === 1 ? 'has' : 'have'} been withdrawn and erased.`
                : `The ${countLabel(gone.sentApplications, 'application')} you sent ${gone.sentApplications === 1 ? 'stays' : 'stay'} with the employers. You can still see or erase what you sent with the links in your receipts.`,
            },
          ]
        : []),
      {
        kind: 'paragraph',
        text: 'If this was not you, somebody knows your password. Change it everywhere else you use it.',
      },
    ],
    footer: `This is the last email from ${site.name} about this account.`,
  });
}
