import { counted } from '@/lib/counted';
import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

/** The last mail to an account: it is gone, with what, and what to do if that was somebody else. */
export function accountDeleted(gone: {
  jobs: number;
  applications: number;
  /** Applicants who were told. */
  waiting: number;
  sentApplications: number;
  withApplications: boolean;
}): Mail {
  return letter({
    subject: `Your ${site.name} account is deleted`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Your account on ${site.name} is deleted, with everything that belonged to it. Nothing brings it back.`,
      },
      ...(gone.jobs > 0
        ? [
            {
              kind: 'paragraph' as const,
              text: `With it went ${counted(gone.jobs, 'job posting')} and ${counted(gone.applications, 'application')} that people had sent you.${
                gone.waiting > 0
                  ? ` ${counted(gone.waiting, 'applicant')} without an answer ${gone.waiting === 1 ? 'is' : 'are'} told by email.`
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
                ? `The ${counted(gone.sentApplications, 'application')} that you had sent ${gone.sentApplications === 1 ? 'is' : 'are'} withdrawn and erased.`
                : `The ${counted(gone.sentApplications, 'application')} that you had sent ${gone.sentApplications === 1 ? 'stays' : 'stay'} with the employers. The links in your receipts still show and erase them.`,
            },
          ]
        : []),
      {
        kind: 'paragraph',
        text: 'If you did not do this, somebody knew your password: change it wherever else you use it.',
      },
    ],
    footer: `This is the last email to you from ${site.name} about this account.`,
  });
}
