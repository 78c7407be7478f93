import type { TalentSummary } from '@/lib/talents/talent-summary';
import type { RequestStatus } from './contact/contact-request';

/** A talent on an employer's list; `profile` is null once the talent hides. */
export type SavedTalent = {
  talentId: string;
  note: string;
  profile: Omit<TalentSummary, 'cell' | 'distanceKm' | 'isSaved'> | null;
  /** Null while nobody asked. */
  request: RequestStatus | null;
  /** Shared by an acceptance alone. */
  contact: { email: string; phone: string | null; cv: { isScanned: boolean } | null } | null;
};
