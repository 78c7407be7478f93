import type { Suggestion } from './place-requests';
import { rememberPlace } from './remember-place';

/** The words of the place box that was sent last from this page; null when none was. */
let sent: string | null = null;

/** A search was sent from this page. A place that was taken from the suggestions is known at once, other words by what the server finds. */
export function saySearchedPlace(words: string, suggestion: Suggestion | null) {
  sent = words;
  if (suggestion?.label === words) rememberPlace(suggestion.place);
}

/**
 * What the search that is open now was sent with, once: the place box's words, or null where it was opened by a link. A
 * form that was sent before its code had arrived is known by where the page came from.
 */
export function takeSearchedWords(): string | null {
  const words = sent ?? (cameFromOwnForm() ? new URLSearchParams(location.search).get('place') : null);
  sent = null;
  return words;
}

/** Whether this very address was loaded from another page of the site: their links are followed without loading. */
function cameFromOwnForm(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isLoadedHere =
    entry instanceof PerformanceNavigationTiming &&
    entry.type === 'navigate' &&
    entry.name.split('#')[0] === location.href.split('#')[0];
  return isLoadedHere && document.referrer.startsWith(`${location.origin}/`);
}
