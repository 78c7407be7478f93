import type { JobSummary } from '@/lib/jobs/job';
import type { TalentSummary } from '@/lib/talents/talent-summary';

/** What the last seven days would have brought: how many, and the newest few. */
type Preview<Found> = { total: number; first: Found[] };
export type JobAlertPreview = Preview<JobSummary>;
export type TalentAlertPreview = Preview<TalentSummary>;
