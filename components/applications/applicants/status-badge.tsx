import { Badge, type BadgeTone } from '@/components/ui/badge';
import { employerStatusLabel } from '@/lib/applications/applicants/applicant';
import type { ApplicationStatus } from '@/lib/applications/application';

const tones: Record<ApplicationStatus, BadgeTone> = {
  new: 'accent',
  seen: 'neutral',
  shortlisted: 'brand',
  rejected: 'neutral',
  hired: 'good',
};

/** An application's status as the employer sees it. */
export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{employerStatusLabel(status)}</Badge>
);
