import { applicant as text } from '@/messages/applications/applicants';
import type { ApplicationStatus } from '../application';
import type { ReplyTemplate } from './reply-templates';

/** An applicant in the employer's list. Times are ISO 8601 in UTC. */
export type ApplicantSummary = {
  id: string;
  fullName: string;
  email: string;
  phone: string;
  /** The only information about age that employers get (D27). */
  isAdult: boolean;
  status: ApplicationStatus;
  appliedAt: string;
  hasNotes: boolean;
};

/** An application with everything its job's employer may see (D21). */
export type Applicant = Omit<ApplicantSummary, 'hasNotes'> & {
  coverLetter: string;
  cvFilename: string;
  /** True if a malware scanner checked it. */
  isCvScanned: boolean;
  notes: Note[];
  events: ApplicationEvent[];
};

/** An employer's private note. */
export type Note = { id: string; body: string; writtenAt: string };

/** `reply` is the employer's text with its placeholders; null for other events and for text that was taken down. */
export type ApplicationEvent = { kind: ApplicationEventKind; at: string; reply: ReplyTemplate | null };

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

/** The employer's own job on a page of applicants. */
export type ApplicantsJob = {
  id: string;
  title: string;
  companyName: string;
  isOpen: boolean;
  /** True if the employer closed it. Paused and expired jobs can still be closed. */
  isClosed: boolean;
};

/** A status as the employer sees it. */
export const employerStatusLabel = (status: ApplicationStatus): string => text.statuses[status];

/** The statuses an employer can set: all but 'new', which ends when the application is opened. */
export const settableStatuses = ['seen', 'shortlisted', 'rejected', 'hired'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

export const yesNoLabel = (isTrue: boolean) => (isTrue ? text.yes : text.no);
