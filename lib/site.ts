/** The product's name and the constants of section 9; every page, mail and feed takes them from here. */
export const site = {
  name: 'Doorstep',
  defaultCountry: 'United States',
} as const;

/** D3: the specified copy; `SITE_CLAIMS=live` shows counts from the database instead. */
export const specifiedClaims = { jobs: '15,000+', neighborhoods: '8,500+', jobSeekers: '30,000+' } as const;

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

export const radius = { minKm: 1, maxKm: 100, defaultKm: 10, talentDefaultKm: 25, jobDetailKm: 5 } as const;

export const map = {
  listZoom: 12,
  detailZoom: 14,
  defaultCenter: { lat: 37.7749, lng: -122.4194 },
} as const;

export const uploads = { cvMaxBytes: 5 * 1024 * 1024, profileMaxBytes: 10 * 1024 * 1024 } as const;

/** Days that application data stays after a job ended; the privacy page and the retention step read it here. */
export const applicationRetentionDays = 180;
