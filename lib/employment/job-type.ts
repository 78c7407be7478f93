import { jobTypes as text } from '@/messages/employment/job-types';

export const jobTypes = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
] as const;
export type JobType = (typeof jobTypes)[number];

/** The specification's label, such as 'Full Time'. */
export const jobTypeLabel = (type: JobType): string => text[type];
