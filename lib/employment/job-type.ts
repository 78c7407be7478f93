export const jobTypes = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
] as const;
export type JobType = (typeof jobTypes)[number];

/** The specified label: hyphen-separated words capitalised, 'full-time' as 'Full Time'. */
export const jobTypeLabel = (type: JobType): string =>
  type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
