import { z } from 'zod';
import { type GeocodeAnswer, nothing, unavailable } from './geocode-answer';
import { type Coordinates, isCompleteAddress, normalizeAddress } from './place';
import { findUsState } from './us-states';

const part = z.string().optional();

const resultSchema = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  address: z.object({
    city: part,
    town: part,
    village: part,
    hamlet: part,
    municipality: part,
    county: part,
    state: part,
    'ISO3166-2-lvl4': part,
    country: part,
    postcode: part,
    road: part,
    house_number: part,
    neighbourhood: part,
    quarter: part,
    suburb: part,
  }),
});

type NominatimAddress = z.infer<typeof resultSchema>['address'];

/** Tells the city of a ZIP code; null when it is not known. */
export type CityOfZip = (zipCode: string) => Promise<string | null>;

// Some providers answer with the corporate name; 'City of Industry', on the other hand, is a name.
const plainCities: ReadonlyMap<string, string> = new Map([
  ['City of New York', 'New York'],
  ['New York City', 'New York'],
]);

/**
 * Reads a 200's body, of a search (a list) or of a reverse look-up (one result, or an error text that means a miss).
 * `at` is the point asked for in a reverse look-up; it stays the answer's point.
 */
export async function readNominatimAnswer(
  body: unknown,
  cityOfZip: CityOfZip,
  at?: Coordinates,
): Promise<GeocodeAnswer> {
  const result = Array.isArray(body) ? body[0] : body;
  if (result === undefined) return nothing;
  if (isMiss(result)) return nothing;
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return unavailable;
  const { lat, lon, address } = parsed.data;
  const found = normalizeAddress({
    city: await cityOf(address, cityOfZip),
    state: stateOf(address),
    country: address.country,
    street: [address.house_number, address.road].filter(Boolean).join(' '),
    zipCode: address.postcode,
    neighborhood: address.neighbourhood ?? address.quarter ?? address.suburb,
  });
  if (!isCompleteAddress(found)) return { state: 'incomplete' };
  return { state: 'found', place: { coordinates: at ?? { lat, lng: lon }, address: found } };
}

const isMiss = (result: unknown) =>
  typeof result === 'object' && result !== null && 'error' in result && typeof result.error === 'string';

async function cityOf(address: NominatimAddress, cityOfZip: CityOfZip): Promise<string | null> {
  const { city, town, village, hamlet, municipality, postcode, county } = address;
  const named = city ?? town ?? village ?? hamlet ?? municipality;
  if (named) return plainCities.get(named) ?? named;
  const zip = postcode?.match(/^\d{5}/)?.[0];
  return (zip ? await cityOfZip(zip) : null) ?? county ?? null;
}

function stateOf(address: NominatimAddress): string | undefined {
  const code = address['ISO3166-2-lvl4']?.match(/^US-([A-Z]{2})$/)?.[1];
  return address.state ?? (code ? findUsState(code)?.name : undefined) ?? address.county;
}
