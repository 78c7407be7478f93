import type { JobSummary } from '@/lib/jobs/job';
import type { TalentSummary } from '@/lib/talents/talent-summary';

/** What the last seven days would have brought: how many, and the newest few. */
type Preview<Found> = { total: number; first: Found[] };
/** `isMore`: there may be more than the total says, because not all were looked at. */
export type JobAlertPreview = Preview<JobSummary> & { isMore: boolean };
export type TalentAlertPreview = Preview<PreviewedTalent>;

/** What the owner of a company sees of a talent that an alert found (D25). */
type PreviewedTalent = Pick<TalentSummary, 'id' | 'name' | 'headline' | 'city' | 'state' | 'distanceKm'>;
