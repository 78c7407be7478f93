import { type Coordinates, normalizeAddress, type Place } from '@/lib/places/place';

const maxPartLength = 200;

/**
 * Parses a place from browser storage or a response; null if it is invalid. Doesn't use the schema of `lib/places`,
 * which would add zod to every page that reads the visitor's place.
 */
export function parsePlace(value: unknown): Place | null {
  if (!isRecord(value) || !isRecord(value.address)) return null;
  const coordinates = parseCoordinates(value.coordinates);
  if (!coordinates) return null;
  const { city, state, country, street, zipCode, neighborhood } = value.address;
  const parts = { city, state, country, street, zipCode, neighborhood };
  if (!Object.values(parts).every(isPart)) return null;
  return { coordinates, address: normalizeAddress(parts as Record<keyof typeof parts, Part>) };
}

type Part = string | null | undefined;

const isPart = (value: unknown): value is Part =>
  value === null || value === undefined || (typeof value === 'string' && value.length <= maxPartLength);

function parseCoordinates(value: unknown): Coordinates | null {
  if (!isRecord(value)) return null;
  const { lat, lng } = value;
  return isWithin(lat, 90) && isWithin(lng, 180) ? { lat, lng } : null;
}

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
