import { plainNumber } from '@/lib/forms/plain-number';
import type { Param } from '@/lib/search-params/search-descriptor';
import { placeMessages } from '@/messages/places/messages';
import { type Coordinates, roundCoordinates } from './place';

/** The center of a search by its `lat` and `lng`, with three decimals (D36); null where there is none, or none on the globe. */
export const searchCenter: Param<Coordinates | null, unknown> = {
  names: ['lat', 'lng'],
  read: (reader) => {
    const [lat, lng] = [reader.text('lat'), reader.text('lng')];
    if (lat === undefined && lng === undefined) return null;
    const center = { lat: plainNumber(lat), lng: plainNumber(lng) };
    const isOnGlobe = Math.abs(center.lat) <= 90 && Math.abs(center.lng) <= 180;
    return isOnGlobe ? center : reader.wrong('lat', placeMessages.coordinatesInvalid, null);
  },
  print: (center) => ({ ...(center && roundCoordinates(center)) }),
};
