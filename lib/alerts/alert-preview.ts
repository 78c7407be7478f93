import type { JobSummary } from '@/lib/jobs/job';
import type { TalentSummary } from '@/lib/talents/talent-summary';

/** The number of matches and the newest few: jobs of the last seven days, or all talents who match today. */
type Preview<Found> = { total: number; first: Found[] };
/** `isMore`: `total` is capped, and there are more matches. */
export type JobAlertPreview = Preview<JobSummary> & { isMore: boolean };
export type TalentAlertPreview = Preview<PreviewedTalent>;

/** The columns of a matching talent that an employer sees (D25). */
type PreviewedTalent = Pick<TalentSummary, 'id' | 'name' | 'headline' | 'city' | 'state' | 'distanceKm'>;
