import type { Suggestion } from '@/lib/places/suggestion';
import { rememberPlace } from './remember-place';

/** The search that was sent last from this page: the place as somebody typed it, null where the box was left as it came. */
type SentSearch = { typed: string | null };
let sent: SentSearch | null = null;

/** A search was sent from this page. A place that was taken from the suggestions is known at once, other words by what the server finds. */
export function sendSearch(typed: string | null, suggestion: Suggestion | null) {
  sent = { typed };
  if (suggestion && suggestion.label === typed) rememberPlace(suggestion.place);
}

/**
 * What the search that is open now was sent with, once; null where it was opened by a link. A form that was sent before its
 * code had arrived is known by where the page came from.
 */
export function takeSentSearch(): SentSearch | null {
  const taken = sent ?? (cameFromOwnForm() ? { typed: placeInAddress() } : null);
  sent = null;
  return taken;
}

const placeInAddress = () => new URLSearchParams(location.search).get('place');

/** Whether this very address was loaded from another page of the site: their links are followed without loading. */
function cameFromOwnForm(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isLoadedHere =
    entry !== undefined &&
    'type' in entry &&
    entry.type === 'navigate' &&
    entry.name.split('#')[0] === location.href.split('#')[0];
  return isLoadedHere && document.referrer.startsWith(`${location.origin}/`);
}
