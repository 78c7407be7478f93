import { isVisitorPage } from '@/lib/auth/visitor-pages';

/** Returns a function that goes back to the previous page of this site in this tab; null if there is none. */
export function getBackNavigation(): (() => void) | null {
  if (!('navigation' in window)) return hasReferrerOnSite() ? () => history.back() : null;
  const currentIndex = navigation.currentEntry?.index ?? 0;
  const previousEntry = navigation
    .entries()
    .slice(0, currentIndex)
    .findLast(({ url }) => url !== null && isBackTarget(url));
  return previousEntry ? () => void navigation.traverseTo(previousEntry.key) : null;
}

/** Excludes jumps within this page, which are history entries, and pages for signing in or up. */
function isBackTarget(url: string): boolean {
  return url.split('#')[0] !== window.location.href.split('#')[0] && !isVisitorPage(new URL(url).pathname);
}

/** Fallback for browsers without the Navigation API. After a jump within the page, history.back() would stay on it. */
function hasReferrerOnSite(): boolean {
  const { origin, hash } = window.location;
  const isFromThisSite = document.referrer.startsWith(`${origin}/`) && isBackTarget(document.referrer);
  // A tab opened by a link has a referrer but no history.
  return isFromThisSite && hash === '' && history.length > 1;
}
