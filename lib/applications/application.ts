import type { JobAddress } from '@/lib/place-routes';
import { application as text } from '@/messages/applications/sent';

/** Stands for the CV in the applicant's profile; the application gets a copy. */
export const profileCv = 'profile' as const;

export const applicationStatuses = ['new', 'seen', 'shortlisted', 'rejected', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** True unless the employer has hired or rejected the applicant. */
export const isUndecided = (status: ApplicationStatus) => status !== 'rejected' && status !== 'hired';

/** A status as the applicant sees it. The label of an emailed reply replaces the one of 'new'. */
export const applicantStatusLabel = (
  status: ApplicationStatus,
  events: readonly Pick<SentApplicationEvent, 'kind'>[] = [],
): string =>
  (status === 'new' && events.some(({ kind }) => kind === 'mailed') && applicantEventLabel('mailed')) ||
  text.statuses[status];

const eventLabels: ReadonlyMap<string, string> = new Map(Object.entries(text.events));

/** An event as the applicant sees it; null for events they don't see. */
export const applicantEventLabel = (kind: string): string | null => eventLabels.get(kind) ?? null;

type SentJob = JobAddress & {
  id: string;
  title: string;
  companyName: string;
  /** True if the job still has a page (D20). */
  hasPage: boolean;
  /** True if it is closed or expired. */
  hasEnded: boolean;
  /** True if the site took it down. */
  isTakenDown: boolean;
};

/** An entry in a person's list of applications. */
export type MyApplication = {
  id: string;
  job: SentJob;
  status: ApplicationStatus;
  sentAt: string;
  /** True if the account sent it; false if this browser sent it as a guest, which hides its details. */
  isOwn: boolean;
};

/** An event of an application. Replies have a subject and body, or `isWithheld` until the address is verified. */
export type SentApplicationEvent = {
  kind: string;
  at: string;
  subject?: string;
  body?: string;
  isWithheld?: boolean;
};

/** An application as the holder of the receipt's secret sees it. Times are ISO 8601 in UTC. */
export type SentApplication = {
  id: string;
  job: SentJob;
  fullName: string;
  /** YYYY-MM-DD; null in states that forbid the question (D27). */
  dateOfBirth: string | null;
  isAdult: boolean;
  email: string;
  /** True if the applicant verified the address. */
  isVerified: boolean;
  phone: string;
  coverLetter: string;
  cvFilename: string;
  status: ApplicationStatus;
  createdAt: string;
  /** In chronological order. */
  events: SentApplicationEvent[];
};
