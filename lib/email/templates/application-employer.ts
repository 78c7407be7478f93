import type { Mail } from '@/lib/email/mail';
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
}): Mail {
  const { fullName, jobTitle } = application;
  return {
    ...letter({
      subject: `${fullName} applied: ${jobTitle}`,
      blocks: [
        { kind: 'paragraph', text: `Hello ${application.contactName},` },
        {
          kind: 'paragraph',
          text: `${fullName} applied for your job "${jobTitle}". The CV is attached. Your answer to this mail goes straight to ${fullName}.`,
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
        { kind: 'link', label: `See and answer it on ${site.name}`, url: application.applicantUrl },
        { kind: 'link', label: 'The job as posted', url: application.jobUrl },
      ],
      footer: `You get this because you are the contact of this job on ${site.name}. Use what it says for this job only, and delete it when you no longer need it: we delete our copy at the applicant's wish, and ${applicationRetentionDays} days after the job ended at the latest.`,
    }),
    replyTo: { name: oneLine(fullName), address: application.email },
    attachments: [application.cv],
  };
}
