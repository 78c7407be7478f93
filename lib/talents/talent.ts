import type { JobType } from '@/lib/employment/job-type';
import type { Salary } from '@/lib/employment/salary';
import type { Place } from '@/lib/places/place';

/** A job seeker's profile as its owner keeps it; what others see of it is less (D25). */
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
  /** The CV's path in the private bucket, never an address (D24). */
  cvPath: string | null;
  /** ISO date, or null for 'now or unsaid'. */
  availableFrom: string | null;
  isVisible: boolean;
  /** Of a stored profile: whether it hides from any company, and so has a card for employers alone. */
  hidesFromSome?: boolean;
};

/** What a stored CV is called: its path without the folder and the time (D24), 'My_CV.pdf'. */
export const cvFilename = (path: string): string => path.replace(/^.*\/(\d+_)?/, '');
