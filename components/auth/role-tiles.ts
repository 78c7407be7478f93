import type { RadioTile } from '@/components/ui/radio-tiles';
import type { Role } from '@/lib/auth/role';
import { roleTiles as text } from '@/messages/auth/register';

/** The two labels of section 1, employer first. */
export const roleTiles: readonly (RadioTile & { value: Role })[] = [
  { value: 'employer', label: text.employerLabel, hint: text.employerHint },
  { value: 'job_seeker', label: text.jobSeekerLabel, hint: text.jobSeekerHint },
];
