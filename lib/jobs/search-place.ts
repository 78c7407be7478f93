import 'server-only';
import { takeLimit } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { reverseEmbedded } from '@/lib/places/embedded-provider';
import { geocode } from '@/lib/places/geocode';
import { type Coordinates, type Place, placeLabel, roundCoordinates } from '@/lib/places/place';
import { Refusal } from '@/lib/result';

/** The centre of a search, in words too; or none, and why, where somebody asked for one. */
export type SearchPlace =
  | { center: Coordinates; name: string; problem: null }
  | { center: null; name: null; problem: string | null };

/** No centre, because nobody asked for one, or for the reason that `problem` says. */
export const noPlace = (problem: string | null = null): SearchPlace => ({
  center: null,
  name: null,
  problem,
});

/** The place at these coordinates. `remembered` is what the visitor calls it, if it is theirs. Never throws. */
export async function placeAt(center: Coordinates, remembered: Place | null): Promise<SearchPlace> {
  const isRemembered = remembered !== null && isSamePoint(center, remembered.coordinates);
  return { center, name: isRemembered ? placeLabel(remembered) : await nameOf(center), problem: null };
}

/** The place that somebody typed (D30), for whoever sent these headers (D35). Never throws. */
export async function typedPlace(text: string, headers: Pick<Headers, 'get'>): Promise<SearchPlace> {
  try {
    await takeLimit('geocode', headers);
  } catch (thrown) {
    if (thrown instanceof Refusal) return noPlace(thrown.message);
    logFault('limit of /search', thrown);
  }
  const answer = await geocode(text);
  if (!answer.ok) return noPlace(answer.message);
  const { place } = answer;
  return { center: roundCoordinates(place.coordinates), name: placeLabel(place), problem: null };
}

/** From the gazetteer alone: showing a page must not cost a question to somebody else's server. */
async function nameOf(center: Coordinates): Promise<string> {
  try {
    const answer = await reverseEmbedded(center);
    return answer.state === 'found' ? placeLabel(answer.place) : unnamed;
  } catch (thrown) {
    logFault('name of a searched point', thrown);
    return unnamed;
  }
}

const unnamed = 'this point';

function isSamePoint(one: Coordinates, other: Coordinates): boolean {
  const [a, b] = [roundCoordinates(one), roundCoordinates(other)];
  return a.lat === b.lat && a.lng === b.lng;
}
