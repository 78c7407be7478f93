import { parseJsonColumn } from '@/lib/supabase/json-column';
import { normalizeAddress, type Place } from './place';

/**
 * Converts a stored location to a Place.
 * @throws if it has no coordinates, which the tables' checks rule out
 */
export function toPlace(value: unknown): Place {
  const { coordinates, address } = parseJsonColumn(value) as { coordinates: unknown; address?: object };
  const { lat, lng } = coordinates as { lat: unknown; lng: unknown };
  return { coordinates: { lat: Number(lat), lng: Number(lng) }, address: normalizeAddress(address ?? {}) };
}
