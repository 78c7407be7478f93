import * as routes from '@/lib/routes';

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

const hasControlCharacters = (text: string) =>
  [...text].some((character) => character < ' ' || character === '\u007f');
