import 'server-only';
import { env } from '@/lib/env';
import { toSingleLine } from '@/lib/forms/single-line';
import { logError } from '@/lib/log';
import * as placeRoutes from '@/lib/place-routes';
import { asciiSiteName } from '@/lib/site';
import { placeHelp, placeMessages } from '@/messages/places/messages';
import { type EmbeddedResult, geocodeEmbedded, reverseEmbedded, suggestEmbedded } from './embedded-geocoder';
import { createGeocoderStore } from './geocoder-store';
import { isNearMe } from './near-me';
import { createNominatimProvider, type NominatimProvider } from './nominatim-provider';
import type { Coordinates, Place } from './place';
import { appendHelp, getOutsideHelp } from './place-help';
import { type ProviderResult, unavailable } from './provider-result';
import { type Suggestion, type Suggestions, toSuggestions } from './suggestion';
import { findUsState } from './us-states';

/**
 * `alternatives`: places with the same name, or places to choose instead. `street`: the text before the place.
 * `warning`: the typed ZIP code is not in the typed city. `message`: an error message from the specification, followed
 * by `help`. `isNotFound`: there is no such place, as opposed to an internal error.
 */
export type GeocodeResult =
  | { ok: true; place: Place; street: string | null; warning: string | null; alternatives: Suggestion[] }
  | { ok: false; message: string; help: string | null; isNotFound: boolean; alternatives: Suggestion[] };

const suggestionLimit = 8;

/**
 * Geocodes a typed text (D30). The gazetteer has no streets: for an address it returns the place, with the typed
 * street. Never throws.
 */
export async function geocode(query: string): Promise<GeocodeResult> {
  const text = toSingleLine(query);
  if (text === '') return toNotFound(placeMessages.geocodeNoResults);
  if (isNearMe(text)) return toNotFound(placeMessages.geocodeNoResults, null, placeHelp.nearMe);
  try {
    const external = await callProvider((provider) => provider.geocode(text));
    const embedded = await geocodeEmbedded(text);
    const street = embedded.state === 'found' ? embedded.street : null;
    if (external?.state === 'found') return { ...toFound(external.place), street };
    if (embedded.state === 'found')
      return { ...toFound(embedded.place, embedded.others), street, warning: formatZipWarning(embedded) };
    if (embedded.state === 'whole-state') return toNotFound(placeMessages.geocodeNoResults, embedded);
    if (external?.state === 'unavailable') return toFailure(placeMessages.geocodeRequestFailed);
    if (external?.state === 'incomplete') return toNotFound(placeMessages.incompleteAddress);
    // Only the gazetteer is limited to the United States, so only its misses can be explained by that.
    return toNotFound(placeMessages.geocodeNoResults, external ? null : embedded);
  } catch (error) {
    logError('geocode', error);
    return toFailure(placeMessages.geocodeFailed);
  }
}

/** Geocodes for a form without JavaScript, which can show a warning only as an error. Never throws. */
export async function geocodeForForm(query: string): Promise<GeocodeResult> {
  const result = await geocode(query);
  return result.ok && result.warning !== null ? toFailure(result.warning) : result;
}

/** The address of a point. The place keeps the coordinates given. Never throws. */
export async function reverseGeocode(point: Coordinates): Promise<GeocodeResult> {
  try {
    const external = await callProvider((provider) => provider.reverse(point));
    if (external?.state === 'found') return toFound(external.place);
    // An external provider covers the sea and other countries, so its miss is final.
    if (external?.state === 'not-found') return toNotFound(placeMessages.reverseIncomplete);
    const embedded = await reverseEmbedded(point);
    if (embedded.state === 'found') return toFound(embedded.place);
    if (external?.state === 'unavailable') return toFailure(placeMessages.reverseRequestFailed);
    if (external) return toNotFound(placeMessages.reverseIncomplete);
    return toNotFound(placeMessages.reverseIncomplete, embedded, placeHelp.noTownNearby);
  } catch (error) {
    logError('reverse', error);
    return toFailure(placeMessages.reverseFailed);
  }
}

/**
 * Up to eight places whose names start with `prefix`, one per label, always from the gazetteer (D30).
 * @throws when the database can't be reached
 */
export async function suggestPlaces(prefix: string): Promise<Suggestions> {
  const text = toSingleLine(prefix);
  if (isNearMe(text)) return { places: [], street: null, note: placeHelp.nearMe, state: null };
  const embedded = await suggestEmbedded(text, suggestionLimit);
  const places =
    embedded.state === 'found'
      ? [embedded.place, ...embedded.others]
      : embedded.state === 'not-found'
        ? []
        : embedded.others;
  return {
    places: toSuggestions(places),
    street: embedded.state === 'found' ? embedded.street : null,
    note: getHelp(embedded),
    state:
      embedded.state === 'whole-state'
        ? { name: embedded.name, href: placeRoutes.state(embedded.slug) }
        : null,
  };
}

function getHelp(embedded: EmbeddedResult | null): string | null {
  if (embedded?.state === 'whole-state') return placeHelp.wholeState({ name: embedded.name });
  return embedded?.state === 'outside' ? getOutsideHelp(embedded.country) : null;
}

/** '33902 isn’t in Columbus, GA. Check the ZIP code.' */
function formatZipWarning({ place, mismatchedZip }: EmbeddedResult & { state: 'found' }): string | null {
  const { city, state } = place.address;
  return (
    mismatchedZip &&
    placeHelp.zipMismatch({ zip: mismatchedZip, city: `${city}, ${findUsState(state)?.code ?? state}` })
  );
}

const toFound = (place: Place, others: readonly Place[] = []) => ({
  ok: true as const,
  place,
  street: null,
  warning: null,
  alternatives: toSuggestions(others),
});

function toNotFound(
  message: string,
  embedded: EmbeddedResult | null = null,
  fallbackHelp: string | null = null,
): GeocodeResult {
  const help = getHelp(embedded) ?? fallbackHelp;
  const alternatives =
    embedded?.state === 'whole-state' || embedded?.state === 'outside' ? toSuggestions(embedded.others) : [];
  return { ok: false, message: appendHelp(message, help), help, isNotFound: true, alternatives };
}

const toFailure = (message: string): GeocodeResult => ({
  ok: false,
  message,
  help: null,
  isNotFound: false,
  alternatives: [],
});

/** Calls the external provider; null if none is configured. An error of our own database counts as unavailable. */
async function callProvider(
  request: (provider: NominatimProvider) => Promise<ProviderResult>,
): Promise<ProviderResult | null> {
  if (env().geocoder === 'embedded') return null;
  try {
    return await request(getProvider());
  } catch (error) {
    logError('nominatim', error);
    return unavailable;
  }
}

let cachedProvider: NominatimProvider | undefined;

function getProvider(): NominatimProvider {
  const { nominatimUrl, nominatimContact, siteUrl } = env();
  cachedProvider ??= createNominatimProvider({
    baseUrl: nominatimUrl,
    userAgent: `${asciiSiteName}/1.0 (${siteUrl}; ${nominatimContact})`,
    store: createGeocoderStore(new URL(nominatimUrl).host),
    getCityOfZip: async (zipCode) => {
      const result = await geocodeEmbedded(zipCode);
      return result.state === 'found' ? result.place.address.city : null;
    },
    onBlocked: (status) =>
      logError(
        'nominatim',
        `${nominatimUrl} responds with ${status}: blocked, see its usage policy. Next request in 6 hours.`,
      ),
  });
  return cachedProvider;
}
