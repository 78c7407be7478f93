import { usStates } from '@/lib/places/us-states';
import * as routes from '@/lib/routes';
import { slugify } from '@/lib/slug';
import { returnAddress as text } from '@/messages/auth/sign-in';
import { redirectTarget } from './redirect-target';
import type { Role } from './role';

/** The first path segments of pages for job seekers. Pages below a state are for them too, except lists of talents. */
const seekerPages: ReadonlySet<string> = new Set([
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

/**
 * Returns the role that the registration form preselects: job seeker if `from`, the page to return to, is for job
 * seekers; otherwise employer, as specified.
 */
export function guessRole(from: string | undefined): Role {
  const [page = '', ...rest] = new URL(redirectTarget(from), 'http://doorstep.invalid').pathname
    .slice(1)
    .split('/');
  const isSeekerPage = seekerPages.has(page) || (states.has(page) && !rest.includes('talents'));
  return isSeekerPage ? 'job_seeker' : 'employer';
}

/** Returns the reason to sign in that the sign-in page shows; null for most targets. */
export function getSignInReason(from: string | undefined): string | null {
  const { pathname } = new URL(redirectTarget(from), 'http://doorstep.invalid');
  return pathname === routes.postJob() ? text.postJobReason : null;
}
