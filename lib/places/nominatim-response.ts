import { z } from 'zod';
import { type Coordinates, isCompleteAddress, normalizeAddress } from './place';
import { noResult, type ProviderResult, unavailable } from './provider-result';
import { findUsState } from './us-states';

const optionalText = z.string().optional();

const resultSchema = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  address: z.object({
    city: optionalText,
    town: optionalText,
    village: optionalText,
    hamlet: optionalText,
    municipality: optionalText,
    county: optionalText,
    state: optionalText,
    'ISO3166-2-lvl4': optionalText,
    country: optionalText,
    postcode: optionalText,
    road: optionalText,
    house_number: optionalText,
    neighbourhood: optionalText,
    quarter: optionalText,
    suburb: optionalText,
  }),
});

type NominatimAddress = z.infer<typeof resultSchema>['address'];

/** The city of a ZIP code; null if unknown. */
export type GetCityOfZip = (zipCode: string) => Promise<string | null>;

// Some providers return the corporate name. 'City of Industry', in contrast, is a name.
const cityAliases: ReadonlyMap<string, string> = new Map([
  ['City of New York', 'New York'],
  ['New York City', 'New York'],
]);

/**
 * Parses the body of a 200: a list for a search, one result for a reverse lookup, or an error text for a miss.
 * `requestedPoint` is the point of a reverse lookup and replaces the result's coordinates.
 */
export async function parseNominatimResponse(
  body: unknown,
  getCityOfZip: GetCityOfZip,
  requestedPoint?: Coordinates,
): Promise<ProviderResult> {
  const result = Array.isArray(body) ? body[0] : body;
  if (result === undefined || isNotFound(result)) return noResult;
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return unavailable;
  const { lat, lon, address } = parsed.data;
  const normalizedAddress = normalizeAddress({
    city: await getCity(address, getCityOfZip),
    state: getState(address),
    country: address.country,
    street: [address.house_number, address.road].filter(Boolean).join(' '),
    zipCode: address.postcode,
    neighborhood: address.neighbourhood ?? address.quarter ?? address.suburb,
  });
  if (!isCompleteAddress(normalizedAddress)) return { state: 'incomplete' };
  return {
    state: 'found',
    place: { coordinates: requestedPoint ?? { lat, lng: lon }, address: normalizedAddress },
  };
}

const isNotFound = (result: unknown) =>
  typeof result === 'object' && result !== null && 'error' in result && typeof result.error === 'string';

async function getCity(address: NominatimAddress, getCityOfZip: GetCityOfZip): Promise<string | null> {
  const { city, town, village, hamlet, municipality, postcode, county } = address;
  const cityName = city ?? town ?? village ?? hamlet ?? municipality;
  if (cityName) return cityAliases.get(cityName) ?? cityName;
  const zip = postcode?.match(/^\d{5}/)?.[0];
  return (zip ? await getCityOfZip(zip) : null) ?? county ?? null;
}

function getState(address: NominatimAddress): string | undefined {
  const code = address['ISO3166-2-lvl4']?.match(/^US-([A-Z]{2})$/)?.[1];
  return address.state ?? (code ? findUsState(code)?.name : undefined) ?? address.county;
}
