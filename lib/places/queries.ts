import 'server-only';
import { publicClient } from '@/lib/supabase/public';
import type { GazetteerPlace } from './gazetteer-place';
import { toGazetteerPlace } from './gazetteer-place-row';
import type { Coordinates } from './place';

/** The nearest neighborhoods, ZIP codes and cities around a point, fifteen of each. */
export async function listPlaceChoices({ lat, lng }: Coordinates): Promise<GazetteerPlace[]> {
  const { data } = await publicClient().rpc('list_place_choices', { lat, lng }).throwOnError();
  return data.map(toGazetteerPlace);
}

/** Cities with at least 2,000 people within `maxKm`, nearest first. */
export async function listNearbyCities(
  { lat, lng }: Coordinates,
  maxKm: number,
  limit: number,
): Promise<GazetteerPlace[]> {
  const { data } = await publicClient()
    .rpc('nearby_places', { lat, lng, max_km: maxKm, max_results: limit })
    .throwOnError();
  return data.map(toGazetteerPlace);
}
