import type { JobState } from '@/lib/jobs/job';

/** A posting's state as its employer reads it. */
export const stateLabels: Record<JobState, string> = {
  open: 'Open',
  paused: 'Paused',
  closed: 'Closed',
  expired: 'Expired',
};
