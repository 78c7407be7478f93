import { applicant as text } from '@/messages/applications/applicants';
import type { ApplicationStatus } from '../application';
import type { AnswerTemplate } from './answer-templates';

/** One applicant as a list shows them. Times are ISO 8601 in UTC. */
export type ApplicantSummary = {
  id: string;
  fullName: string;
  email: string;
  phone: string;
  /** All that employers learn of the age (D27). */
  isAdult: boolean;
  status: ApplicationStatus;
  appliedAt: string;
  hasNotes: boolean;
};

/** Everything that the employer of the job may know of an application (D21). */
export type Applicant = Omit<ApplicantSummary, 'hasNotes'> & {
  coverLetter: string;
  cvFilename: string;
  /** Whether a virus scanner looked at it. */
  isCvScanned: boolean;
  notes: Note[];
  events: ApplicationEvent[];
};

/** What an employer wrote down for themselves. */
export type Note = { id: string; body: string; writtenAt: string };

/** `answer` is what the employer wrote, with its placeholders; null for any other event and for words that were taken down. */
export type ApplicationEvent = { kind: ApplicationEventKind; at: string; answer: AnswerTemplate | null };

export const applicationEventKinds = [
  'new',
  'seen',
  'shortlisted',
  'rejected',
  'hired',
  'mailed',
  'job-closed',
  'job-removed',
] as const;
export type ApplicationEventKind = (typeof applicationEventKinds)[number];

/** The employer's own job that a page of applicants is about. */
export type JobOfApplicants = {
  id: string;
  title: string;
  companyName: string;
  isOpen: boolean;
  /** Whether the employer closed it; one that is paused or has expired can still be closed. */
  isClosed: boolean;
};

/** A status as the employer reads it. */
export const statusForEmployer = (status: ApplicationStatus): string => text.statuses[status];

/** What an employer may set by hand; 'new' is over with the first opening. */
export const settableStatuses = ['seen', 'shortlisted', 'rejected', 'hired'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

export const yesOrNo = (isSo: boolean) => (isSo ? text.yes : text.no);
