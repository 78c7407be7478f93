import { usStates } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';
import { returnAddress as text } from '@/messages/auth/sign-in';
import { redirectTarget } from './redirect-target';
import type { Role } from './role';

/** Pages of the site that people who look for work come from; below a state are jobs, save for its lists of talents. */
const seekerRooms: ReadonlySet<string> = new Set([
  'job-seeker',
  'contact-request',
  'alerts',
  'application',
  'jobs-near-me',
  'search',
  'job',
  'categories',
  'cities',
]);
const states: ReadonlySet<string> = new Set(usStates.map(({ name }) => slugify(name)));

/** Which role is chosen at first for somebody who registers on the way back to `from`: employer, as specified, unless that is a seeker's page. */
export function roleComingFrom(from: string | undefined): Role {
  const [room = '', ...rest] = new URL(redirectTarget(from), 'http://doorstep.invalid').pathname
    .slice(1)
    .split('/');
  const isSeekers = seekerRooms.has(room) || (states.has(room) && !rest.includes('talents'));
  return isSeekers ? 'job_seeker' : 'employer';
}

/** Why a visitor was sent to sign in; null where the address says it already. */
export function reasonToSignIn(from: string | undefined): string | null {
  const { pathname } = new URL(redirectTarget(from), 'http://doorstep.invalid');
  if (pathname === '/post-job') return text.youNeedAnAccountTo;
  return null;
}
