import type { searchParamsReader } from '@/lib/search-params/search-params-reader';
import { plainNumber } from '@/lib/search-params/search-params-reader';
import { placeMessages } from './messages';
import type { Coordinates } from './place';

/** The centre of a search by its `lat` and `lng`; null where there is none, or none on the globe. */
export function readSearchCenter(reader: ReturnType<typeof searchParamsReader>): Coordinates | null {
  const [lat, lng] = [reader.text('lat'), reader.text('lng')];
  if (lat === undefined && lng === undefined) return null;
  const center = { lat: plainNumber(lat), lng: plainNumber(lng) };
  const isOnGlobe = Math.abs(center.lat) <= 90 && Math.abs(center.lng) <= 180;
  return isOnGlobe ? center : reader.wrong('lat', placeMessages.coordinatesInvalid, null);
}
