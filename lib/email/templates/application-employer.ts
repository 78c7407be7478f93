import type { Mail } from '@/lib/email/mail';
import { sanitizeMailName } from '@/lib/email/sanitize-mail-name';
import { applicationRetentionDays } from '@/lib/limits';
import { site } from '@/lib/site';
import { shared, applicationToEmployer as text } from '@/messages/email';
import { oneLine, renderMail } from './render-mail';

/** The email to a job's contact about a new application. It doesn't contain the birth date (D27). */
export function applicationToEmployer(application: {
  contactName: string;
  jobTitle: string;
  jobUrl: string;
  applicantUrl: string;
  fullName: string;
  email: string;
  phone: string;
  isAdult: boolean;
  coverLetter: string;
  cv: { filename: string; content: Buffer; contentType: string };
  /** A warning about the CV, such as a missing virus scan. */
  cvNotice: string | null;
}): Mail {
  const { fullName, jobTitle } = application;
  return {
    ...renderMail({
      subject: text.subject({
        fullName: sanitizeMailName(fullName, shared.fallbackNames.applicant),
        jobTitle: sanitizeMailName(jobTitle, shared.fallbackNames.yourJob),
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
        { kind: 'link', label: text.replyLink({ site: site.name }), url: application.applicantUrl },
        { kind: 'link', label: text.postingLink, url: application.jobUrl },
      ],
      footer: text.footer({ site: site.name, days: applicationRetentionDays }),
    }),
    replyTo: { name: oneLine(fullName), address: application.email },
    attachments: [application.cv],
  };
}
