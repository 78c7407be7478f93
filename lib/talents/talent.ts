import type { JobType } from '@/lib/employment/job-type';
import type { Salary } from '@/lib/employment/salary';
import type { Place } from '@/lib/places/place';

/** A job seeker's profile for its owner; others see less (D25). */
export type TalentProfile = {
  id: string;
  fullName: string;
  headline: string;
  bio: string | null;
  skills: string[];
  experienceYears: number | null;
  desiredJobTypes: JobType[];
  desiredSalary: Salary | null;
  location: Place;
  searchRadiusKm: number;
  /** The CV's path in the private bucket, never a URL (D24). */
  cvPath: string | null;
  /** ISO date; null for 'now' or not given. */
  availableFrom: string | null;
  isVisible: boolean;
  /** Whether the talent hides from at least one company. Then only the other employers see the profile. */
  hidesFromSomeEmployers?: boolean;
};

/** The file name of a stored CV: its path without folder and time (D24), 'My_CV.pdf'. */
export const getCvFilename = (path: string): string => path.replace(/^.*\/(\d+_)?/, '');
