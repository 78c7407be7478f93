import type { RadioTile } from '@/components/ui/radio-tiles';
import type { Role } from '@/lib/auth/role';
import { roleTiles as text } from '@/messages/auth/register';

/** The two specified labels (section 1); employer comes first. */
export const roleTiles: readonly (RadioTile & { value: Role })[] = [
  { value: 'employer', label: text.hireTalent, hint: text.imAnEmployer },
  { value: 'job_seeker', label: text.findWork, hint: text.imAJobSeeker },
];
