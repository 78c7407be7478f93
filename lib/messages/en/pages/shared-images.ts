import type { Values } from '@/messages/format';

/** What the image of a shared link says beside names and numbers. */
export const sharedImages = {
  missing: 'There is nothing here to draw.\n',
  whatItIs: 'Find a job near home',
  jobOf: ({ type }: Values<'type'>) => `${type} job`,
  jobs: 'Jobs',
  jobsIn: ({ jobs, name }: Values<'jobs' | 'name'>) => `${jobs} in ${name}`,
  jobsNearby: 'Jobs nearby',
  openJobsWithin: ({ openJobs, km }: Values<'openJobs' | 'km'>) => `${openJobs} within ${km} km`,
};
