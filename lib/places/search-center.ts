import { parseDecimal } from '@/lib/forms/parse-decimal';
import type { Param } from '@/lib/search-params/search-descriptor';
import { placeMessages } from '@/messages/places/messages';
import { type Coordinates, roundCoordinates } from './place';

/**
 * The center of a search from `lat` and `lng`, rounded to three decimals (D36); null if it is missing or not on the
 * globe.
 */
export const searchCenterParam: Param<Coordinates | null, unknown> = {
  names: ['lat', 'lng'],
  parse: (reader) => {
    const [lat, lng] = [reader.text('lat'), reader.text('lng')];
    if (lat === undefined && lng === undefined) return null;
    const center = { lat: parseDecimal(lat), lng: parseDecimal(lng) };
    const isOnGlobe = Math.abs(center.lat) <= 90 && Math.abs(center.lng) <= 180;
    return isOnGlobe ? center : reader.addProblem('lat', placeMessages.coordinatesInvalid, null);
  },
  format: (center) => ({ ...(center && roundCoordinates(center)) }),
};
