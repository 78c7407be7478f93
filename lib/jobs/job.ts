import type { Industry } from '@/lib/employment/industry';
import type { JobType } from '@/lib/employment/job-type';
import { type Salary, salaryLabel } from '@/lib/employment/salary';
import type { Place } from '@/lib/places/place';
import { salary as text } from '@/messages/employment/pay';

/**
 * Only 'open' accepts applications (D20). 'expired': an open or paused job whose time is over. 'held': hidden
 * until an admin has reviewed it; only its employer can see it (D90).
 */
export type JobState = 'open' | 'paused' | 'closed' | 'expired' | 'held';

/** A job in a list. Times are ISO 8601 in UTC with 'T' and 'Z'. */
export type JobSummary = {
  id: string;
  slug: string;
  title: string;
  company: { name: string; logo: string | null };
  location: Place;
  type: JobType;
  salary: Salary | null;
  tags: string[];
  postedAt: string;
  /** Great-circle km from the center of the search; null without a center. */
  distanceKm: number | null;
  /** True if people apply on the company's own site; set only in lists. */
  appliesElsewhere?: boolean;
  /**
   * [shifts that fit the visitor's schedule, all shifts]; only if the search has a schedule and the job lists shifts.
   */
  fit?: readonly [number, number];
};

/**
 * When the company joined (ISO 8601), its verified web domain, and whether another company in its city has the same
 * name.
 */
export type CompanyStanding = { since: string; domain: string | null; hasNamesake: boolean };

/** A job with all fields of its page. */
export type Job = JobSummary & {
  employerId: string;
  description: string;
  company: { name: string; logo: string | null; description: string | null };
  industry: Industry | null;
  applicationUrl: string | null;
  schedule: string[];
  hoursPerWeek: { min: number | null; max: number | null };
  benefits: string[];
  hasTips: boolean;
  minimumAge: number | null;
  /** 'soon', a future day (YYYY-MM-DD), or null if not given. */
  start: string | null;
  state: JobState;
  expiresAt: string;
  /** The actual or scheduled end. The page stays for `endedJobVisibleDays` after it. */
  endedAt: string;
  updatedAt: string;
};

/** Days that an ended job keeps its page (D20). */
export const endedJobVisibleDays = 14;

/** Returns the specified salary label; 'Unpaid' instead of 'Not specified' for volunteer jobs (D33). */
export const payLabel = ({ salary, type }: Pick<JobSummary, 'salary' | 'type'>): string =>
  salary === null && type === 'volunteer' ? text.unpaid : salaryLabel(salary);
