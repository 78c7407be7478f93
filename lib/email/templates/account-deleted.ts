import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, accountDeleted as text } from '@/messages/email';
import { renderMail } from './render-mail';

/** The last email to an account: what was deleted, and what to do if someone else did it. */
export function accountDeleted(deleted: {
  jobs: number;
  /** Received for these jobs. */
  applications: number;
  /** Applicants who were notified. */
  waiting: number;
  sentApplications: number;
  /** Whether the sent applications were withdrawn; otherwise they stay with the employers. */
  withApplications: boolean;
}): Mail {
  const sentences = [
    shared.helloNoName,
    text.deleted({ site: site.name }),
    ...(deleted.jobs > 0
      ? [
          [
            text.postings(deleted),
            ...(deleted.waiting > 0 ? [text.notifiedApplicants(deleted.waiting)] : []),
          ].join(' '),
        ]
      : []),
    ...(deleted.sentApplications > 0
      ? [
          (deleted.withApplications ? text.withdrawnApplications : text.keptApplications)(
            deleted.sentApplications,
          ),
        ]
      : []),
    text.notYouWarning,
  ];
  return renderMail({
    subject: text.subject({ site: site.name }),
    blocks: sentences.map((sentence) => ({ kind: 'paragraph', text: sentence })),
    footer: text.footer({ site: site.name }),
  });
}
