import * as apiRoutes from '@/lib/api-routes';
import { type Coordinates, isCompleteAddress, type Place } from '@/lib/places/place';
import { appendHelp } from '@/lib/places/place-help';
import { type ActionResult, fail, succeed } from '@/lib/result';
import { placeHelp, placeMessages } from '@/messages/places/messages';
import { fetchPlacesJson, type PlacesResponse } from './fetch-places';
import { isRecord, parsePlace } from './parse-place';

/** A place, the street typed before it, and a warning about a part that doesn't match. */
type GeocodedPlace = { place: Place; street: string | null; warning: string | null };

/** Geocodes a typed text. Returns the specified error messages; never throws. */
export async function geocodePlace(text: string): Promise<ActionResult<GeocodedPlace>> {
  const response = await fetchPlacesJson(apiRoutes.geocode(text));
  if (response.status === 'unreachable') return fail(placeMessages.geocodeRequestFailed);
  const result = toCompletePlace(response, placeMessages.searchFailed, placeMessages.incompleteAddress);
  if (!result.ok) return result;
  const { street, warning } = isRecord(response.json) ? response.json : {};
  return succeed({
    place: result.data,
    street: typeof street === 'string' ? street : null,
    warning: typeof warning === 'string' ? warning : null,
  });
}

/** Returns the place at a point. `fallbackMessage` is the error message if the server's response has none. */
export async function fetchAddress(
  coordinates: Coordinates,
  fallbackMessage: string,
): Promise<ActionResult<Place>> {
  const response = await fetchPlacesJson(apiRoutes.reverseGeocode(coordinates.lat, coordinates.lng));
  const error = reverseErrors.find((message) => isRecord(response.json) && response.json.error === message);
  if (error) return fail(placeHelp.retryOrType({ error }));
  const result = toCompletePlace(response, fallbackMessage, placeMessages.reverseIncomplete);
  // Keeps the visitor's coordinates; only the address is the geocoder's.
  return result.ok ? succeed({ ...result.data, coordinates }) : result;
}

const reverseErrors = [placeMessages.reverseRequestFailed, placeMessages.reverseFailed];

function toCompletePlace(
  { status, json }: PlacesResponse,
  fallbackMessage: string,
  incompleteMessage: string,
): ActionResult<Place> {
  const message = isRecord(json) && typeof json.error === 'string' ? json.error : null;
  if (message?.startsWith(incompleteMessage)) return fail(message);
  // D35: rate limited; the server's message contains the waiting time.
  if (status === 429 && message) return fail(message);
  const place = isRecord(json) ? parsePlace(json.place) : null;
  if (!place)
    return fail(
      appendHelp(fallbackMessage, isRecord(json) && typeof json.help === 'string' ? json.help : null),
    );
  return isCompleteAddress(place.address) ? succeed(place) : fail(incompleteMessage);
}
