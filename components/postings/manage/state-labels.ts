import type { JobState } from '@/lib/jobs/job';
import { stateLabels as text } from '@/messages/postings/manage';

/** A posting's state as its employer sees it. */
export const stateLabels: Record<JobState, string> = text;
