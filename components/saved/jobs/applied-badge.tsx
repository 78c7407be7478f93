'use client';

import { appliedBadge as text } from '@/messages/saved/jobs';
import { useApplication } from './use-application';

/** Says on a card that one has applied. */
export function AppliedBadge({ jobId }: { jobId: string }) {
  return useApplication(jobId) && <span className="job-card-applied">{text.applied}</span>;
}
