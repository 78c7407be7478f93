import type { RadioTile } from '@/components/ui/radio-tiles';
import type { Role } from '@/lib/auth/role';

/** The two specified labels (section 1); employer comes first. */
export const roleTiles: readonly (RadioTile & { value: Role })[] = [
  { value: 'employer', label: 'Hire Talent', hint: "I'm an employer" },
  { value: 'job_seeker', label: 'Find Work', hint: "I'm a job seeker" },
];
