import type { Values } from '@/messages/format';

/** Texts of share images, besides names and numbers. */
export const sharedImages = {
  notFound: 'There is nothing here to draw.\n',
  tagline: 'Find a job near home',
  jobOf: ({ type }: Values<'type'>) => `${type} job`,
  jobs: 'Jobs',
  jobsIn: ({ jobs, name }: Values<'jobs' | 'name'>) => `${jobs} in ${name}`,
  jobsNearby: 'Jobs nearby',
  openJobsWithin: ({ openJobs, km }: Values<'openJobs' | 'km'>) => `${openJobs} within ${km} km`,
};
