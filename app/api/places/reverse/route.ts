import { reverseGeocode } from '@/lib/places/geocode';
import type { Coordinates } from '@/lib/places/place';
import { coordinatesSchema } from '@/lib/places/schema';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { placeMessages } from '@/messages/places/messages';
import { errorResponse, handleJsonRequest, toGeocodeResponse } from '../responses';

/** The address at `lat` and `lng`, in degrees. */
export async function GET(request: Request): Promise<Response> {
  return handleJsonRequest('GET /api/places/reverse', async () => {
    const point = getQueryPoint(request);
    if (!point) return errorResponse(400, placeMessages.coordinatesInvalid);
    await enforceRateLimit('geocode', request.headers);
    return toGeocodeResponse(await reverseGeocode(point));
  });
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

function getQueryPoint(request: Request): Coordinates | null {
  const { searchParams } = new URL(request.url);
  const [lat = '', lng = ''] = ['lat', 'lng'].map((name) => searchParams.get(name)?.trim() ?? '');
  if (!decimal.test(lat) || !decimal.test(lng)) return null;
  return coordinatesSchema.safeParse({ lat: Number(lat), lng: Number(lng) }).data ?? null;
}
