import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import { applicationRetentionDays, site } from '@/lib/site';
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
      subject: `${mailName(fullName, 'Somebody')} applied for ${mailName(jobTitle, 'your job')}`,
      blocks: [
        { kind: 'paragraph', text: `Hello ${application.contactName},` },
        {
          kind: 'paragraph',
          text: `${fullName} applied for your job "${jobTitle}". The CV is attached.${application.cvNotice ? ` ${application.cvNotice}` : ''} Reply to this email to write to ${fullName} directly.`,
        },
        {
          kind: 'facts',
          facts: [
            ['Name', fullName],
            ['Email', application.email],
            ['Phone', application.phone],
            ['18 or older', application.isAdult ? 'yes' : 'no'],
          ],
        },
        { kind: 'paragraph', text: 'Cover letter:' },
        { kind: 'quote', text: application.coverLetter },
        { kind: 'link', label: `Read and answer it on ${site.name}`, url: application.applicantUrl },
        { kind: 'link', label: 'See the job posting', url: application.jobUrl },
      ],
      footer: `You received this email because you are the contact for this job on ${site.name}. Use the application for this job only, and delete it when you no longer need it. We delete our copy when the applicant asks, or ${applicationRetentionDays} days after the job ends.`,
    }),
    replyTo: { name: oneLine(fullName), address: application.email },
    attachments: [application.cv],
  };
}
