'use client';

import { appliedBadge as text } from '@/messages/saved/jobs';
import { useApplication } from './use-application';

export function AppliedBadge({ jobId }: { jobId: string }) {
  return useApplication(jobId) && <span className="job-card-applied">{text.applied}</span>;
}
