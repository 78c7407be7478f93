/** Degrees, WGS 84. */
export type Coordinates = { lat: number; lng: number };

/** An address in words (specification, section 3). Blank parts: 'Unknown' for city, state and country; else null. */
export type Address = {
  city: string;
  state: string;
  country: string;
  street: string | null;
  zipCode: string | null;
  neighborhood: string | null;
};

/** The Location of the specification (section 3), renamed because the DOM has a type of that name. */
export type Place = { coordinates: Coordinates; address: Address };

/** Stored for a blank city, state or country (specification, section 5), and shown for a place without a name. */
export const unknownPlaceName = 'Unknown';

const earthRadiusKm = 6371;

/** Rounds to three decimals, about 100 m, before a detected position enters a URL or a cookie (D36). */
export function roundCoordinates({ lat, lng }: Coordinates): Coordinates {
  return { lat: roundTo3Decimals(lat), lng: roundTo3Decimals(lng) };
}

// Adding 0 turns -0 into 0; otherwise the same point would have two URLs.
const roundTo3Decimals = (degrees: number) => Math.round(degrees * 1000) / 1000 + 0;

/** Whether two points are equal after rounding. */
export function isSamePoint(first: Coordinates, second: Coordinates): boolean {
  const [a, b] = [roundCoordinates(first), roundCoordinates(second)];
  return a.lat === b.lat && a.lng === b.lng;
}

type LooseAddress = { [Part in keyof Address]?: string | null | undefined };

/** Trims every part (specification, section 5). A blank city, state or country becomes 'Unknown', other blanks null. */
export function normalizeAddress(address: LooseAddress): Address {
  return {
    city: trimOrNull(address.city) ?? unknownPlaceName,
    state: trimOrNull(address.state) ?? unknownPlaceName,
    country: trimOrNull(address.country) ?? unknownPlaceName,
    street: trimOrNull(address.street),
    zipCode: trimOrNull(address.zipCode),
    neighborhood: trimOrNull(address.neighborhood),
  };
}

const trimOrNull = (text: string | null | undefined) => text?.trim() || null;

/** Whether a place has the city, state and country that a detected or searched one needs (specification, section 5). */
export function isCompleteAddress({ city, state, country }: Address): boolean {
  return [city, state, country].every((part) => part.trim() !== '' && part !== unknownPlaceName);
}

/** Great-circle distance in km on a sphere of R = 6371 km (specification, section 9). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const lat1 = toRadians(from.lat);
  const lat2 = toRadians(to.lat);
  const haversine =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(toRadians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.atan2(Math.sqrt(haversine), Math.sqrt(Math.max(0, 1 - haversine)));
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
