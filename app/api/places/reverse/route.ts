import { reverse } from '@/lib/places/geocode';
import type { Coordinates } from '@/lib/places/place';
import { coordinatesSchema } from '@/lib/places/schema';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { placeMessages } from '@/messages/places/messages';
import { answerGeocoding, answerJson, refuse } from '../answers';

/** The address at `lat` and `lng`, in degrees. */
export async function GET(request: Request): Promise<Response> {
  return answerJson('GET /api/places/reverse', async () => {
    const point = queryPoint(request);
    if (!point) return refuse(400, placeMessages.coordinatesInvalid);
    await takeLimit('geocode', request.headers);
    return answerGeocoding(await reverse(point));
  });
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

function queryPoint(request: Request): Coordinates | null {
  const { searchParams } = new URL(request.url);
  const [lat = '', lng = ''] = ['lat', 'lng'].map((name) => searchParams.get(name)?.trim() ?? '');
  if (!decimal.test(lat) || !decimal.test(lng)) return null;
  return coordinatesSchema.safeParse({ lat: Number(lat), lng: Number(lng) }).data ?? null;
}
