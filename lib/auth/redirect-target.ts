import * as routes from '@/lib/routes';
import type { Role } from './role';

// A host that can't exist: a target on the site resolves to this origin, and any other leaves the site.
const placeholderOrigin = 'http://doorstep.invalid';

/**
 * Returns the same-site path to go to after signing in, or `/` for any target that could leave the site: absolute and
 * protocol-relative URLs, backslashes, control characters, leading encoded slashes.
 */
export function redirectTarget(from: string | null | undefined): string {
  if (!from?.startsWith('/') || from.length > 2000) return routes.home();
  if (hasControlCharacters(from) || from.includes('\\')) return routes.home();
  if (/^\/(\/|%2f|%5c)/i.test(from)) return routes.home();
  const url = URL.parse(from, placeholderOrigin);
  if (url?.origin !== placeholderOrigin || url.pathname.startsWith('//')) return routes.home();
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Returns where to go after signing in (D18a): the choice of a role if there is none, an employer's postings if there
 * is no `from`, otherwise `from`.
 */
export function targetAfterSignIn(role: Role | null, from: string | undefined): string {
  const target = redirectTarget(from);
  if (role === null) return routes.roleSelection(target === routes.home() ? undefined : target);
  return from === undefined && role === 'employer' ? routes.employerJobs() : target;
}

const hasControlCharacters = (text: string) =>
  [...text].some((character) => character < ' ' || character === '\u007f');
