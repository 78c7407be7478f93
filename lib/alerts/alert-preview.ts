import type { JobSummary } from '@/lib/jobs/job';
import type { TalentSummary } from '@/lib/talents/talent-summary';

/** The matches of the last seven days: their number and the newest few. */
type Preview<Found> = { total: number; first: Found[] };
/** `isMore`: `total` is capped, and there are more matches. */
export type JobAlertPreview = Preview<JobSummary> & { isMore: boolean };
export type TalentAlertPreview = Preview<PreviewedTalent>;

/** The columns of a matching talent that an employer sees (D25). */
type PreviewedTalent = Pick<TalentSummary, 'id' | 'name' | 'headline' | 'city' | 'state' | 'distanceKm'>;
