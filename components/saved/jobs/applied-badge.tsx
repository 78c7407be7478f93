'use client';

import { appliedBadge as text } from '@/messages/saved/jobs';
import { useHasApplied } from './use-has-applied';

/** Says on a card that one has applied. */
export function AppliedBadge({ jobId }: { jobId: string }) {
  return useHasApplied(jobId) && <span className="job-card-applied">{text.applied}</span>;
}
