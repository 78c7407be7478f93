import * as routes from '@/lib/routes';
import type { Role } from './role';

// Resolving against a host that cannot exist shows whether a target leaves the site.
const nowhere = 'http://doorstep.invalid';

/**
 * The same-site path to go to after signing in; `/` for anything that could lead elsewhere:
 * absolute and protocol-relative addresses, backslashes, control characters, encoded slashes at the front.
 */
export function redirectTarget(from: string | null | undefined): string {
  if (!from?.startsWith('/') || from.length > 2000) return routes.home();
  if (hasControlCharacters(from) || from.includes('\\')) return routes.home();
  if (/^\/(\/|%2f|%5c)/i.test(from)) return routes.home();
  const url = URL.parse(from, nowhere);
  if (url?.origin !== nowhere || url.pathname.startsWith('//')) return routes.home();
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where a signed-in person goes from the sign-in page: first to choose a role, if they have none (D18a). */
export function targetAfterSignIn(role: Role | null, from: string | undefined): string {
  const target = redirectTarget(from);
  if (role === null) return routes.roleSelection(target === routes.home() ? undefined : target);
  return from === undefined && role === 'employer' ? routes.employerJobs() : target;
}

const hasControlCharacters = (text: string) =>
  [...text].some((character) => character < ' ' || character === '\u007f');
