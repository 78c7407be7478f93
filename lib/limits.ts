import { area, retention } from '../doorstep.config.ts';

// The constants of section 9 of the specification. The site's name and country are in site.ts, because most scripts
// need only one of the two files.

/** The specified redirect delays in milliseconds (D5). */
export const delays = {
  afterSignInMs: 100,
  afterProfileSaveMs: 2000,
  afterJobPostMs: 2000,
  afterEmailConfirmationMs: 3000,
  afterPasswordResetMs: 3000,
} as const;

/** The maximum number of jobs or talents that the database returns at once. */
export const maxPageSize = 50;

export const radius = {
  minKm: 1,
  maxKm: 100,
  defaultKm: area.radiusKm,
  talentDefaultKm: area.talentRadiusKm,
  /** The circle on the map of a job's page. */
  jobDetailKm: 5,
} as const;

export const map = {
  listZoom: 12,
  detailZoom: 14,
  defaultCenter: area.center,
} as const;

export const uploads = { cvMaxBytes: 5 * 1024 * 1024, profileMaxBytes: 10 * 1024 * 1024 } as const;

/** Days that application data is stored after a job ended; also shown on the privacy page. */
export const applicationRetentionDays = retention.applicationDays;
