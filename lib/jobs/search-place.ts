import 'server-only';
import { headers } from 'next/headers';
import { radius } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { placeLabel } from '@/lib/places/address-label';
import { reverseEmbedded } from '@/lib/places/embedded-provider';
import { geocode } from '@/lib/places/geocode';
import { isNearMe } from '@/lib/places/near-me';
import { type Coordinates, isSamePoint, type Place, roundCoordinates } from '@/lib/places/place';
import { outsideHelp, withHelp } from '@/lib/places/place-help';
import type { Suggestion } from '@/lib/places/suggestion';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { searchPlace as text } from '@/messages/jobs/search';
import { placeMessages } from '@/messages/places/messages';
import { currentPlace } from './current-place';
import { withPlaceOfWords } from './place-in-words';
import type { CurrentPlace } from './place-of-site';
import { type JobSearch, parseJobSearch, portableSearchQuery } from './search-params';

/**
 * The centre of a search, in words too; or null with the reason, if one was given. A problem beside a centre is a ZIP code
 * that lies elsewhere. `place` is null for a point that has no name. The alternatives: others of the typed name, or what to choose instead.
 */
export type SearchPlace = { alternatives: Suggestion[] } & (
  | { center: Coordinates; name: string; place: Place | null; problem: string | null }
  | { center: null; name: null; place: null; problem: string | null }
);

/** The search that a URL asks this visitor for: theirs is the place that it does not name, and the radius. Never throws. */
export async function readJobSearch(params: RawParams) {
  const current = await currentPlace();
  const asked = await withPlaceOfWords(
    parseJobSearch(params, { radiusKm: current?.radiusKm ?? radius.defaultKm }),
  );
  // The filters' form with its place box emptied, without JavaScript.
  const isEverywhere = params.place === '' && asked.place === '' && params.radius !== undefined;
  const around = (center: Coordinates) => ({
    ...asked,
    center,
    radiusKm: isEverywhere ? null : asked.radiusKm,
  });
  const where = await placeOfSearch(asked, current);
  const search: JobSearch = where.center ? around(where.center) : { ...asked, center: null };
  // A typed place stays as it was typed: it is looked up anew, and its address stays readable.
  const isTyped = asked.center === null && asked.place !== '';
  return {
    search,
    where,
    /** The query of a search like this one: its place stays in the URL. */
    queryFor: (each: JobSearch) => portableSearchQuery(isTyped ? { ...each, center: null } : each),
    /** Whether the visitor is at its centre. */
    isTheirPlace: !!current && !!where.center && isSamePoint(where.center, current.place.coordinates),
  };
}

/** The place that a search's title names where its address names none in words: that of its center, else the visitor's. Never throws. */
export async function placeOfTitle({ center }: Pick<JobSearch, 'center'>): Promise<Place | null> {
  const own = (await currentPlace())?.place ?? null;
  // The page itself asks for the same point, once for both.
  return center ? (await placeAt(roundCoordinates(center), own)).place : own;
}

/** Where to search: at the point or the place of the URL, else where the visitor is (D36: rounded). Never throws. */
async function placeOfSearch(
  { center, place: words }: Pick<JobSearch, 'center' | 'place'>,
  current: CurrentPlace | null,
): Promise<SearchPlace> {
  // As the links of the list and the visitor's own place have it, or distances would differ from page to page.
  if (center) return placeAt(roundCoordinates(center), current?.place ?? null);
  // A form without JavaScript sends the words that it came with.
  const isOwn = current && (placeLabel(current.place) === words || isNearMe(words));
  if (words !== '' && !isOwn) return typedPlace(words);
  return current ? found(current.place) : noPlace();
}

/** No centre, because nobody asked for one, or for the reason that `problem` says. */
const noPlace = (problem: string | null = null, alternatives: Suggestion[] = []): SearchPlace => ({
  center: null,
  name: null,
  place: null,
  problem,
  alternatives,
});

const found = (
  place: Place,
  alternatives: Suggestion[] = [],
  center = roundCoordinates(place.coordinates),
): SearchPlace => ({
  center,
  name: placeLabel(place),
  place,
  problem: null,
  alternatives,
});

/**
 * The place at these coordinates; none, and why, where they lie outside of what the gazetteer covers. `remembered` is what
 * the visitor calls it, if it is theirs. Never throws.
 */
export async function placeAt(center: Coordinates, remembered: Place | null): Promise<SearchPlace> {
  if (remembered !== null && isSamePoint(center, remembered.coordinates))
    return found(remembered, [], center);
  try {
    // From the gazetteer alone: showing a page must not cost a question to somebody else's server.
    const answer = await reverseEmbedded(center);
    if (answer.state === 'found') return found({ ...answer.place, coordinates: center }, [], center);
    if (answer.state === 'outside')
      return noPlace(withHelp(placeMessages.reverseIncomplete, outsideHelp(answer.country)));
  } catch (thrown) {
    logFault('name of a searched point', thrown);
  }
  return { center, name: text.thisPoint, place: null, problem: null, alternatives: [] };
}

/** The place that somebody typed (D30), for whoever makes this request (D35). */
async function typedPlace(text: string): Promise<SearchPlace> {
  try {
    await takeLimit('geocode', await headers());
  } catch (thrown) {
    if (thrown instanceof Refusal) return noPlace(thrown.message);
    logFault('limit of a typed place', thrown);
  }
  const answer = await geocode(text);
  return answer.ok
    ? { ...found(answer.place, answer.alternatives), problem: answer.warning }
    : noPlace(answer.message, answer.alternatives);
}
