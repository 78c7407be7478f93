import type { RadioTile } from '@/components/ui/radio-tiles';
import type { Role } from '@/lib/auth/role';
import { roleTiles as text } from '@/messages/auth/register';

/** The roles to choose from at registration, employer first (specification, section 1). */
export const roleTiles: readonly (RadioTile & { value: Role })[] = [
  { value: 'employer', label: text.employerLabel, hint: text.employerHint },
  { value: 'job_seeker', label: text.jobSeekerLabel, hint: text.jobSeekerHint },
];
