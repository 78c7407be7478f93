import type { JobAddress } from '@/lib/place-routes';
import { application as text } from '@/messages/applications/sent';

/** The CV in the applicant's profile, of which the application gets a copy. */
export const profileCv = 'profile' as const;

export const applicationStatuses = ['new', 'seen', 'shortlisted', 'rejected', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Whether the employer has neither hired nor turned down. */
export const isUndecided = (status: ApplicationStatus) => status !== 'rejected' && status !== 'hired';

/** A status as its applicant reads it, given what happened: an answer counts although nobody opened the application. */
export const statusForApplicant = (
  status: ApplicationStatus,
  events: readonly Pick<Happening, 'kind'>[] = [],
): string =>
  (status === 'new' && events.some(({ kind }) => kind === 'mailed') && happeningForApplicant('mailed')) ||
  text.statuses[status];

const happenings: ReadonlyMap<string, string> = new Map(Object.entries(text.happenings));

/** What happened to an application, as its applicant reads it; null for what does not concern them. */
export const happeningForApplicant = (kind: string): string | null => happenings.get(kind) ?? null;

type SentJob = JobAddress & {
  id: string;
  title: string;
  companyName: string;
  /** Whether the job still has a page (D20). */
  isShown: boolean;
  /** Whether it is over, closed or expired. */
  hasEnded: boolean;
  /** Whether we took it down. */
  isTakenDown: boolean;
};

/** An entry of somebody's list of applications. */
export type MyApplication = {
  id: string;
  job: SentJob;
  status: ApplicationStatus;
  sentAt: string;
  /** The account's; otherwise a guest's in this browser, of which no more is told than this. */
  isOwn: boolean;
};

/** What happened to an application; of an answer also its words, or that they wait until the address is proven. */
export type Happening = { kind: string; at: string; subject?: string; body?: string; isHeld?: boolean };

/** What was handed in, as the holder of the receipt's secret sees it. Times are ISO 8601 in UTC. */
export type SentApplication = {
  id: string;
  job: SentJob;
  fullName: string;
  /** YYYY-MM-DD; null where it may not be asked (D27). */
  dateOfBirth: string | null;
  isAdult: boolean;
  email: string;
  /** Whether the applicant showed to read that address. */
  isProven: boolean;
  phone: string;
  coverLetter: string;
  cvFilename: string;
  status: ApplicationStatus;
  createdAt: string;
  /** What happened to it, in order. */
  events: Happening[];
};
