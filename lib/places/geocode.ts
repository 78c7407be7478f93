import 'server-only';
import { env } from '@/lib/env';
import { asOneLine } from '@/lib/forms/one-line';
import { logFault } from '@/lib/log';
import * as placeRoutes from '@/lib/place-routes';
import { headerName } from '@/lib/site';
import { placeHelp, placeMessages } from '@/messages/places/messages';
import { type EmbeddedAnswer, geocodeEmbedded, reverseEmbedded, suggestEmbedded } from './embedded-provider';
import { type GeocodeAnswer, unavailable } from './geocode-answer';
import { geocodeTraffic } from './geocode-traffic';
import { isNearMe } from './near-me';
import { type NominatimProvider, nominatimProvider } from './nominatim-provider';
import type { Coordinates, Place } from './place';
import { outsideHelp, withHelp } from './place-help';
import { type Suggestion, type Suggestions, toSuggestions } from './suggestion';
import { findUsState } from './us-states';

/**
 * A place, or the specified sentence, with one that helps behind it (`help` alone is the latter). `isMiss`: there is no
 * such place, as opposed to a fault on our side. The alternatives: places of the same name, or what to choose instead.
 * `street` is what was typed before the place; the warning is about a ZIP code that lies elsewhere.
 */
export type Geocoding =
  | { ok: true; place: Place; street: string | null; warning: string | null; alternatives: Suggestion[] }
  | { ok: false; message: string; help: string | null; isMiss: boolean; alternatives: Suggestion[] };

const suggestionLimit = 8;

/**
 * The place that a typed text means (D30). The gazetteer knows no streets: of an address it answers the place, and what was
 * typed before it. Never throws.
 */
export async function geocode(typed: string): Promise<Geocoding> {
  const text = asOneLine(typed);
  if (text === '') return miss(placeMessages.geocodeNoResults);
  if (isNearMe(text)) return miss(placeMessages.geocodeNoResults, null, placeHelp.nearMe);
  try {
    const outside = await askOutside((provider) => provider.geocode(text));
    const own = await geocodeEmbedded(text);
    const street = own.state === 'found' ? own.street : null;
    if (outside?.state === 'found') return { ...found(outside.place), street };
    if (own.state === 'found')
      return { ...found(own.place, own.others), street, warning: unfitZipWarning(own) };
    if (own.state === 'whole-state') return miss(placeMessages.geocodeNoResults, own);
    if (outside?.state === 'unavailable') return fault(placeMessages.geocodeRequestFailed);
    if (outside?.state === 'incomplete') return miss(placeMessages.incompleteAddress);
    // Only the gazetteer ends at the border.
    return miss(placeMessages.geocodeNoResults, outside ? null : own);
  } catch (thrown) {
    logFault('geocode', thrown);
    return fault(placeMessages.geocodeFailed);
  }
}

/** The same for a form without JavaScript, which can only show a warning by not being accepted. Never throws. */
export async function geocodeForForm(typed: string): Promise<Geocoding> {
  const answer = await geocode(typed);
  return answer.ok && answer.warning !== null ? fault(answer.warning) : answer;
}

/** The address of a point; the place's coordinates are the point as given. Never throws. */
export async function reverse(point: Coordinates): Promise<Geocoding> {
  try {
    const outside = await askOutside((provider) => provider.reverse(point));
    if (outside?.state === 'found') return found(outside.place);
    // An outside provider that knows of nothing there knows the sea and other countries better than we do.
    if (outside?.state === 'nothing') return miss(placeMessages.reverseIncomplete);
    const own = await reverseEmbedded(point);
    if (own.state === 'found') return found(own.place);
    if (outside?.state === 'unavailable') return fault(placeMessages.reverseRequestFailed);
    if (outside) return miss(placeMessages.reverseIncomplete);
    return miss(placeMessages.reverseIncomplete, own, placeHelp.noTown);
  } catch (thrown) {
    logFault('reverse', thrown);
    return fault(placeMessages.reverseFailed);
  }
}

/** Up to eight places whose name begins like this, one per label; always from the gazetteer (D30). Throws on a fault. */
export async function suggest(prefix: string): Promise<Suggestions> {
  const text = asOneLine(prefix);
  if (isNearMe(text)) return { places: [], street: null, note: placeHelp.nearMe, state: null };
  const own = await suggestEmbedded(text, suggestionLimit);
  const places =
    own.state === 'found' ? [own.place, ...own.others] : own.state === 'nothing' ? [] : own.others;
  return {
    places: toSuggestions(places),
    street: own.state === 'found' ? own.street : null,
    note: helpFor(own),
    state: own.state === 'whole-state' ? { name: own.name, href: placeRoutes.state(own.slug) } : null,
  };
}

function helpFor(own: EmbeddedAnswer | null): string | null {
  if (own?.state === 'whole-state') return placeHelp.wholeState({ name: own.name });
  return own?.state === 'outside' ? outsideHelp(own.country) : null;
}

/** '33902 isn’t in Columbus, GA. Check the ZIP code.' */
function unfitZipWarning({ place, unfitZip }: EmbeddedAnswer & { state: 'found' }): string | null {
  const { city, state } = place.address;
  return (
    unfitZip && placeHelp.unfitZip({ zip: unfitZip, city: `${city}, ${findUsState(state)?.code ?? state}` })
  );
}

const found = (place: Place, others: readonly Place[] = []) => ({
  ok: true as const,
  place,
  street: null,
  warning: null,
  alternatives: toSuggestions(others),
});

function miss(
  sentence: string,
  own: EmbeddedAnswer | null = null,
  elseHelp: string | null = null,
): Geocoding {
  const help = helpFor(own) ?? elseHelp;
  const alternatives =
    own?.state === 'whole-state' || own?.state === 'outside' ? toSuggestions(own.others) : [];
  return { ok: false, message: withHelp(sentence, help), help, isMiss: true, alternatives };
}

const fault = (message: string): Geocoding => ({
  ok: false,
  message,
  help: null,
  isMiss: false,
  alternatives: [],
});

/** Asks the outside provider, if one is configured; a fault of our own bookkeeping counts as its being unavailable. */
async function askOutside(
  question: (provider: NominatimProvider) => Promise<GeocodeAnswer>,
): Promise<GeocodeAnswer | null> {
  if (env().geocoder === 'embedded') return null;
  try {
    return await question(outsideProvider());
  } catch (thrown) {
    logFault('nominatim', thrown);
    return unavailable;
  }
}

let provider: NominatimProvider | undefined;

function outsideProvider(): NominatimProvider {
  const { nominatimUrl, nominatimContact, siteUrl } = env();
  provider ??= nominatimProvider({
    baseUrl: nominatimUrl,
    userAgent: `${headerName}/1.0 (${siteUrl}; ${nominatimContact})`,
    traffic: geocodeTraffic(new URL(nominatimUrl).host),
    cityOfZip: async (zipCode) => {
      const answer = await geocodeEmbedded(zipCode);
      return answer.state === 'found' ? answer.place.address.city : null;
    },
    onBlocked: (status) =>
      logFault(
        'nominatim',
        `${nominatimUrl} answers ${status}: blocked, see its usage policy. Asked again in 6 hours.`,
      ),
  });
  return provider;
}
