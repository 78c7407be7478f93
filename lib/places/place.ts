/** Degrees, WGS 84. */
export type Coordinates = { lat: number; lng: number };

/** Section 3: where something is, in words. Blank city, state and country are 'Unknown', other blank parts null. */
export type Address = {
  city: string;
  state: string;
  country: string;
  street: string | null;
  zipCode: string | null;
  neighborhood: string | null;
};

/** Section 3's Location; the DOM owns that name. */
export type Place = { coordinates: Coordinates; address: Address };

/** Section 5: what a blank city, state or country is stored as, and what is shown for a place without words. */
export const unknownPlaceName = 'Unknown';

const earthRadiusKm = 6371;

/** D36: three decimals, about 100 m, before a detected position enters a URL or a cookie. */
export function roundCoordinates({ lat, lng }: Coordinates): Coordinates {
  return { lat: roundTo3(lat), lng: roundTo3(lng) };
}

// The sum turns -0 into 0, which would otherwise be another URL for the same point.
const roundTo3 = (degrees: number) => Math.round(degrees * 1000) / 1000 + 0;

/** Whether two points are the same one, rounded. */
export function isSamePoint(one: Coordinates, other: Coordinates): boolean {
  const [a, b] = [roundCoordinates(one), roundCoordinates(other)];
  return a.lat === b.lat && a.lng === b.lng;
}

type LooseAddress = { [Part in keyof Address]?: string | null | undefined };

/** Section 5: trims every part; blank city, state or country become 'Unknown', other blank parts null. */
export function normalizeAddress(address: LooseAddress): Address {
  return {
    city: trimmed(address.city) ?? unknownPlaceName,
    state: trimmed(address.state) ?? unknownPlaceName,
    country: trimmed(address.country) ?? unknownPlaceName,
    street: trimmed(address.street),
    zipCode: trimmed(address.zipCode),
    neighborhood: trimmed(address.neighborhood),
  };
}

const trimmed = (text: string | null | undefined) => text?.trim() || null;

/** Section 5: a detected or searched place must be known by city, state and country. */
export function isCompleteAddress({ city, state, country }: Address): boolean {
  return [city, state, country].every((part) => part.trim() !== '' && part !== unknownPlaceName);
}

/** Great-circle distance in km on a sphere of R = 6371 km (section 9). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const lat1 = radians(from.lat);
  const lat2 = radians(to.lat);
  const haversine =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.atan2(Math.sqrt(haversine), Math.sqrt(Math.max(0, 1 - haversine)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
