import type { MessageValues } from '@/messages/format';

/** Texts of share images, besides names and numbers. */
export const sharedImages = {
  notFound: 'There is nothing here to draw.\n',
  tagline: 'Find a job near home',
  jobOf: ({ type }: MessageValues<'type'>) => `${type} job`,
  jobs: 'Jobs',
  jobsIn: ({ jobs, name }: MessageValues<'jobs' | 'name'>) => `${jobs} in ${name}`,
  jobsNearby: 'Jobs nearby',
  openJobsWithin: ({ openJobs, km }: MessageValues<'openJobs' | 'km'>) => `${openJobs} within ${km} km`,
};
