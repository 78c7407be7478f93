import type { TalentSummary } from '@/lib/talents/talent-summary';
import type { RequestStatus } from './contact/contact-request';

/** A talent on an employer's list; `profile` is null if the talent hides it. */
export type SavedTalent = {
  talentId: string;
  note: string;
  profile: Omit<TalentSummary, 'cell' | 'distanceKm' | 'isSaved'> | null;
  /** Null without a request. */
  request: RequestStatus | null;
  /** Null until the talent accepts the request. */
  contact: { email: string; phone: string | null; cv: { isScanned: boolean } | null } | null;
};
