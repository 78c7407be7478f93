import type { JobAddress } from '@/lib/routes';

export const applicationStatuses = ['new', 'seen', 'shortlisted', 'rejected', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

const wordsForApplicants: Record<ApplicationStatus, string> = {
  new: 'Sent, not opened yet',
  seen: 'Read by the employer',
  shortlisted: 'Shortlisted',
  rejected: 'Not selected',
  hired: 'Hired',
};

/** A status as its applicant reads it. */
export const statusForApplicant = (status: ApplicationStatus) => wordsForApplicants[status];

/** What was handed in, as the holder of the receipt's secret sees it. Times are ISO 8601 in UTC. */
export type SentApplication = {
  job: JobAddress & {
    title: string;
    companyName: string;
    /** Whether the job still has a page (D20). */
    isShown: boolean;
  };
  fullName: string;
  /** YYYY-MM-DD; null where it may not be asked (D27). */
  dateOfBirth: string | null;
  isAdult: boolean;
  email: string;
  phone: string;
  coverLetter: string;
  cvFilename: string;
  status: ApplicationStatus;
  createdAt: string;
};
