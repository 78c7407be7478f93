import type { Suggestion } from '@/lib/places/suggestion';
import { setChosenPlace } from './visitor-place';

/** The search last submitted from this page. `placeText` is null if the place was not edited. */
type SentSearch = { placeText: string | null };
let lastSentSearch: SentSearch | null = null;

/**
 * Records a submitted search. A place chosen from the suggestions is saved at once; typed text is saved when the server
 * has found its place.
 */
export function recordSentSearch(placeText: string | null, suggestion: Suggestion | null) {
  lastSentSearch = { placeText };
  if (suggestion && suggestion.label === placeText) setChosenPlace(suggestion.place);
}

/**
 * Returns and clears the submitted search that led to this page; null if the page was opened by a link. A form
 * submitted before hydration is recognized by its referrer.
 */
export function consumeSentSearch(): SentSearch | null {
  const sentSearch = lastSentSearch ?? (isFromOwnForm() ? { placeText: getPlaceParam() } : null);
  lastSentSearch = null;
  return sentSearch;
}

const getPlaceParam = () => new URLSearchParams(location.search).get('place');

/**
 * Whether this URL was loaded from another page of the site. Links within the site navigate without loading, so only a
 * form does that.
 */
function isFromOwnForm(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isDirectLoad =
    entry !== undefined &&
    'type' in entry &&
    entry.type === 'navigate' &&
    entry.name.split('#')[0] === location.href.split('#')[0];
  return isDirectLoad && document.referrer.startsWith(`${location.origin}/`);
}
