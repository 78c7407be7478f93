import 'server-only';
import { publicClient } from '@/lib/supabase/public';
import type { KnownPlace } from './known-place';
import { toKnownPlace } from './known-place-row';
import type { Coordinates } from './place';

/** The neighborhoods, ZIP codes and cities around a point, of each the nearest fifteen. */
export async function placesToChoose({ lat, lng }: Coordinates): Promise<KnownPlace[]> {
  const { data } = await publicClient().rpc('places_to_choose', { lat, lng }).throwOnError();
  return data.map(toKnownPlace);
}

/** Cities of 2,000 people or more within so many km, nearest first. */
export async function nearbyCities({ lat, lng }: Coordinates, maxKm = 50, limit = 8): Promise<KnownPlace[]> {
  const { data } = await publicClient()
    .rpc('nearby_places', {
      lat,
      lng,
      max_km: maxKm,
      max_results: limit,
    })
    .throwOnError();
  return data.map(toKnownPlace);
}
