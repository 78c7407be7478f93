import type { JobType } from '@/lib/employment/job-type';
import type { Salary } from '@/lib/employment/salary';
import type { Coordinates } from '@/lib/places/place';
import { locale } from '@/messages/locale';
import { talentSummary as text } from '@/messages/talents/profile';

/** D25: who looks at talents; the database decides it, and owning a company profile is what makes an employer (D26). */
export const talentAudiences = ['visitor', 'signed-in', 'employer'] as const;
export type TalentAudience = (typeof talentAudiences)[number];

/** Why a company sees the visitors' cards: its address is not proven yet, or it has read the full profiles of a day. */
export const readingObstacles = ['unproven', 'used-up'] as const;
export type TalentReading = {
  audience: TalentAudience;
  obstacle: (typeof readingObstacles)[number] | null;
  profilesADay: number;
};

/** What a list shows of a talent. Null also where the audience does not get it. */
export type TalentSummary = {
  id: string;
  /** In full for employers, 'Maria G.' for everybody else. */
  name: string;
  headline: string;
  bio: string | null;
  skills: string[];
  city: string;
  state: string;
  /** The middle of a cell of about 1 km, never the exact place. */
  cell: Coordinates;
  /** Great-circle km from the centre of the search to the cell's middle; null without a centre. */
  distanceKm: number | null;
  experienceYears: number | null;
  /** ISO date. */
  availableFrom: string | null;
  isAvailableNow: boolean;
  desiredJobTypes: JobType[];
  desiredSalary: Salary | null;
  /** Null for everybody but employers. */
  isSaved: boolean | null;
};

/** 'Available now', 'Available from Dec 1, 2026'; null where the day is not told. */
export function availabilityLabel({
  isAvailableNow,
  availableFrom,
}: Pick<TalentSummary, 'isAvailableNow' | 'availableFrom'>): string | null {
  if (isAvailableNow) return text.availableNow;
  return availableFrom === null
    ? null
    : text.availableFrom({ format: day.format(new Date(`${availableFrom}T00:00:00Z`)) });
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** '1 year of experience', '7 years of experience'. */
export const experienceLabel = (years: number): string =>
  years === 0 ? text.lessThanAYearOf : text.yearsOfExperience({ years });
