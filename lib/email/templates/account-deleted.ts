import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, accountDeleted as text } from '@/messages/email';
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
  const sentences = [
    shared.helloAnyone,
    text.done({ site: site.name }),
    ...(gone.jobs > 0
      ? [[text.postings(gone), ...(gone.waiting > 0 ? [text.waiting(gone.waiting)] : [])].join(' ')]
      : []),
    ...(gone.sentApplications > 0
      ? [(gone.withApplications ? text.withdrawn : text.kept)(gone.sentApplications)]
      : []),
    text.notYou,
  ];
  return letter({
    subject: text.subject({ site: site.name }),
    blocks: sentences.map((sentence) => ({ kind: 'paragraph', text: sentence })),
    footer: text.footer({ site: site.name }),
  });
}
