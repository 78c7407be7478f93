import 'server-only';
import { env } from '@/lib/env';
import { logFault } from '@/lib/log';
import { asOneLine } from '@/lib/one-line';
import { site } from '@/lib/site';
import { geocodeEmbedded, reverseEmbedded, suggestEmbedded } from './embedded-provider';
import { type GeocodeAnswer, unavailable } from './geocode-answer';
import { geocodeTraffic } from './geocode-traffic';
import { placeMessages } from './messages';
import { type NominatimProvider, nominatimProvider } from './nominatim-provider';
import { type Coordinates, type Place, placeLabel } from './place';
import { splitStreet } from './street';

/** A place, or the specified sentence. `isMiss`: there is no such place, as opposed to a fault on our side. */
export type Geocoding = { ok: true; place: Place } | { ok: false; message: string; isMiss: boolean };

export type Suggestion = { label: string; place: Place };

const suggestionLimit = 8;

/**
 * The place that a typed text means (D30). The gazetteer knows no streets: of an address it answers the place, without a
 * street. Never throws.
 */
export async function geocode(typed: string): Promise<Geocoding> {
  const text = asOneLine(typed);
  if (text === '') return miss(placeMessages.geocodeNoResults);
  try {
    const outside = await askOutside((provider) => provider.geocode(text));
    if (outside?.state === 'found') return found(outside.place);
    const own = await geocodeEmbedded(splitStreet(text)?.place || text);
    if (own.state === 'found') return found(own.place);
    if (outside?.state === 'unavailable') return fault(placeMessages.geocodeRequestFailed);
    if (outside?.state === 'incomplete') return miss(placeMessages.incompleteAddress);
    return miss(placeMessages.geocodeNoResults);
  } catch (thrown) {
    logFault('geocode', thrown);
    return fault(placeMessages.geocodeFailed);
  }
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
    return miss(placeMessages.reverseIncomplete);
  } catch (thrown) {
    logFault('reverse', thrown);
    return fault(placeMessages.reverseFailed);
  }
}

/** Up to eight places whose name begins like this, one per label; always from the gazetteer (D30). Throws on a fault. */
export async function suggest(prefix: string): Promise<Suggestion[]> {
  const known = await suggestEmbedded(asOneLine(prefix), suggestionLimit);
  const byLabel = new Map<string, Place>();
  for (const { place } of known) {
    const label = placeLabel(place);
    if (!byLabel.has(label)) byLabel.set(label, place);
  }
  return [...byLabel].map(([label, place]) => ({ label, place }));
}

const found = (place: Place): Geocoding => ({ ok: true, place });
const miss = (message: string): Geocoding => ({ ok: false, message, isMiss: true });
const fault = (message: string): Geocoding => ({ ok: false, message, isMiss: false });

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
    userAgent: `${site.name}/1.0 (${siteUrl}; ${nominatimContact})`,
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
