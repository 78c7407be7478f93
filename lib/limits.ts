import { area, retention } from '../doorstep.config.ts';

// The constants of section 9, apart from the name and the country: most scripts need one or the other.

/** D5: the specified redirect delays in milliseconds. */
export const delays = {
  afterSignInMs: 100,
  afterProfileSaveMs: 2000,
  afterJobPostMs: 2000,
  afterEmailConfirmationMs: 3000,
  afterPasswordResetMs: 3000,
} as const;

/** The most jobs or talents that the database hands out at once. */
export const largestPage = 50;

export const radius = {
  minKm: 1,
  maxKm: 100,
  defaultKm: area.radiusKm,
  talentDefaultKm: area.talentRadiusKm,
  jobDetailKm: 5,
} as const;

export const map = {
  listZoom: 12,
  detailZoom: 14,
  defaultCenter: area.center,
} as const;

export const uploads = { cvMaxBytes: 5 * 1024 * 1024, profileMaxBytes: 10 * 1024 * 1024 } as const;

/** Days that application data stays after a job ended; the privacy page and the retention step read it here. */
export const applicationRetentionDays = retention.applicationDays;
