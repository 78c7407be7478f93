import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import { applicationRetentionDays } from '@/lib/limits';
import { site } from '@/lib/site';
import { shared, applicationToEmployer as text } from '@/messages/email';
import { letter, oneLine } from './letter';

/** To a job's contact: somebody applied. The birth date stays with us (D27). */
export function applicationToEmployer(application: {
  contactName: string;
  jobTitle: string;
  jobUrl: string;
  /** Where its employer reads and answers it, signed in. */
  applicantUrl: string;
  fullName: string;
  email: string;
  phone: string;
  isAdult: boolean;
  coverLetter: string;
  cv: { filename: string; content: Buffer; contentType: string };
  /** What the employer should know before the CV is opened. */
  cvNotice: string | null;
}): Mail {
  const { fullName, jobTitle } = application;
  return {
    ...letter({
      subject: text.subject({
        fullName: mailName(fullName, shared.nameless.applicant),
        jobTitle: mailName(jobTitle, shared.nameless.yourJob),
      }),
      blocks: [
        { kind: 'paragraph', text: shared.hello(application.contactName) },
        { kind: 'paragraph', text: text.applied({ fullName, jobTitle, notice: application.cvNotice }) },
        {
          kind: 'facts',
          facts: [
            [text.name, fullName],
            [text.email, application.email],
            [text.phone, application.phone],
            [text.adult, application.isAdult ? text.yes : text.no],
          ],
        },
        { kind: 'paragraph', text: text.coverLetter },
        { kind: 'quote', text: application.coverLetter },
        { kind: 'link', label: text.answer({ site: site.name }), url: application.applicantUrl },
        { kind: 'link', label: text.posting, url: application.jobUrl },
      ],
      footer: text.footer({ site: site.name, days: applicationRetentionDays }),
    }),
    replyTo: { name: oneLine(fullName), address: application.email },
    attachments: [application.cv],
  };
}
