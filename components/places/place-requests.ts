import * as apiRoutes from '@/lib/api-routes';
import { type Coordinates, isCompleteAddress, type Place } from '@/lib/places/place';
import { withHelp } from '@/lib/places/place-help';
import { type ActionResult, fail, succeed } from '@/lib/result';
import { placeHelp, placeMessages } from '@/messages/places/messages';
import { isRecord, parsePlace } from './parse-place';
import { type Answer, askPlaces } from './suggest-places';

/** A place, the street that was typed before it, and what is to be checked of what was typed. */
type FoundPlace = { place: Place; street: string | null; warning: string | null };

/** The place that a typed text means. */
export async function requestPlace(text: string): Promise<ActionResult<FoundPlace>> {
  const body = await askPlaces(apiRoutes.geocode(text));
  if (body.status === 'unreachable') return fail(placeMessages.geocodeRequestFailed);
  const found = complete(body, placeMessages.searchFailed, placeMessages.incompleteAddress);
  if (!found.ok) return found;
  const { street, warning } = isRecord(body.json) ? body.json : {};
  return succeed({
    place: found.data,
    street: typeof street === 'string' ? street : null,
    warning: typeof warning === 'string' ? warning : null,
  });
}

/** The address at a point; `failed` is the sentence of whoever asks, where the server has none of its own. */
export async function findAddress(coordinates: Coordinates, failed: string): Promise<ActionResult<Place>> {
  const body = await askPlaces(apiRoutes.reverse(coordinates.lat, coordinates.lng));
  const fault = reverseFaults.find((sentence) => isRecord(body.json) && body.json.error === sentence);
  if (fault) return fail(placeHelp.orTypeIt({ fault }));
  const found = complete(body, failed, placeMessages.reverseIncomplete);
  // The point is the visitor's; the geocoder only tells what it is called.
  return found.ok ? succeed({ ...found.data, coordinates }) : found;
}

const reverseFaults = [placeMessages.reverseRequestFailed, placeMessages.reverseFailed];

function complete({ status, json }: Answer, failed: string, incomplete: string): ActionResult<Place> {
  const message = isRecord(json) && typeof json.error === 'string' ? json.error : null;
  if (message?.startsWith(incomplete)) return fail(message);
  // D35: asked too often; the server says when to come back.
  if (status === 429 && message) return fail(message);
  const place = isRecord(json) ? parsePlace(json.place) : null;
  if (!place)
    return fail(withHelp(failed, isRecord(json) && typeof json.help === 'string' ? json.help : null));
  return isCompleteAddress(place.address) ? succeed(place) : fail(incomplete);
}
