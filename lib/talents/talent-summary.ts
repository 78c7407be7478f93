import type { JobType } from '@/lib/employment/job-type';
import type { Salary } from '@/lib/employment/salary';
import type { Coordinates } from '@/lib/places/place';
import { locale } from '@/messages/locale';
import { talentSummary as text } from '@/messages/talents/profile';

/** Audiences of talents (D25). The database decides; an employer is an account with a company profile (D26). */
export const talentAudiences = ['visitor', 'signed-in', 'employer'] as const;
export type TalentAudience = (typeof talentAudiences)[number];

/** Why a company sees only visitors' cards: its address is unverified, or it reached the day's limit of profiles. */
export const accessRestrictions = ['unverified', 'used-up'] as const;
export type TalentAccess = {
  audience: TalentAudience;
  restriction: (typeof accessRestrictions)[number] | null;
  maxProfilesPerDay: number;
};

/** A talent in a list. Columns are also null if the audience can't see them. */
export type TalentSummary = {
  id: string;
  /** In full for employers, 'Maria G.' for others. */
  name: string;
  headline: string;
  bio: string | null;
  skills: string[];
  city: string;
  state: string;
  /** The center of a cell of about 1 km, never the exact place. */
  cell: Coordinates;
  /** Great-circle km from the search's center to the cell's center; null without a center. */
  distanceKm: number | null;
  experienceYears: number | null;
  /** ISO date. */
  availableFrom: string | null;
  isAvailableNow: boolean;
  desiredJobTypes: JobType[];
  desiredSalary: Salary | null;
  /** Null unless the viewer is an employer. */
  isSaved: boolean | null;
};

/** 'Available now', 'Available from Dec 1, 2026'; null if the day is hidden. */
export function availabilityLabel({
  isAvailableNow,
  availableFrom,
}: Pick<TalentSummary, 'isAvailableNow' | 'availableFrom'>): string | null {
  if (isAvailableNow) return text.availableNow;
  return availableFrom === null
    ? null
    : text.availableFrom({ day: dateFormat.format(new Date(`${availableFrom}T00:00:00Z`)) });
}

const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** '1 year of experience', '7 years of experience'. */
export const experienceLabel = (years: number): string =>
  years === 0 ? text.underOneYear : text.yearsOfExperience({ years });
