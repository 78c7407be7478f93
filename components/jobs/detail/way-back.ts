import { isForVisitors } from '@/lib/auth/pages-for-visitors';

/** How to get to the page of this site that somebody came from in this tab; null for whoever came from elsewhere. */
export function wayBack(): (() => void) | null {
  if (!('navigation' in window)) return cameFromHere() ? () => history.back() : null;
  const here = navigation.currentEntry?.index ?? 0;
  const before = navigation
    .entries()
    .slice(0, here)
    .findLast(({ url }) => url !== null && isWorthIt(url));
  return before ? () => void navigation.traverseTo(before.key) : null;
}

/** A jump within this page is an entry of its own, and signing in is done with. */
function isWorthIt(url: string): boolean {
  return url.split('#')[0] !== window.location.href.split('#')[0] && !isForVisitors(new URL(url).pathname);
}

/** As far as a browser tells that shows us no entries. After a jump within this page, one step back leads to this page. */
function cameFromHere(): boolean {
  const { origin, hash } = window.location;
  const isOurs = document.referrer.startsWith(`${origin}/`) && isWorthIt(document.referrer);
  // A tab that a link opened has a referrer and nothing to go back to.
  return isOurs && hash === '' && history.length > 1;
}
