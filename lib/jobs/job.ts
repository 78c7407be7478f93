import type { Industry } from '@/lib/employment/industry';
import type { JobType } from '@/lib/employment/job-type';
import { type Salary, salaryLabel } from '@/lib/employment/salary';
import type { Place } from '@/lib/places/place';
import { salary as text } from '@/messages/employment/pay';

/**
 * Open takes applications; the rest say why not (D20). Expired is an open job whose time is over, and held is what its employer
 * alone sees of a job under suspicion (D90).
 */
export type JobState = 'open' | 'paused' | 'closed' | 'expired' | 'held';

/** What a list shows of a job. Times are ISO 8601 in UTC with 'T' and 'Z'. */
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
  /** Great-circle km from the centre of the search; null without one. */
  distanceKm: number | null;
  /** Whether one applies on the company's own site; only in lists. */
  appliesElsewhere?: boolean;
  /** How many of its shifts one can work, and how many it has; only where somebody asked, and it names any. */
  fit?: readonly [number, number];
};

/** Since when a company is here (ISO 8601), its verified web domain, and whether another posts under its name in its city. */
export type CompanyStanding = { since: string; domain: string | null; hasNamesake: boolean };

/** Everything that the detail page shows. */
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
  /** 'soon', a day to come (YYYY-MM-DD), or null where nobody said. */
  start: string | null;
  state: JobState;
  expiresAt: string;
  /** When it ended or will end; `daysShownAfterEnd` count from here. */
  endedAt: string;
  updatedAt: string;
};

/** Days for which an ended job still has its page (D20). */
export const daysShownAfterEnd = 14;

/** What a job pays: the specified salary label, but 'Unpaid' for a volunteer's where it would be 'Not specified' (D33). */
export const payLabel = ({ salary, type }: Pick<JobSummary, 'salary' | 'type'>): string =>
  salary === null && type === 'volunteer' ? text.unpaid : salaryLabel(salary);
