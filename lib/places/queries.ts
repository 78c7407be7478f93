import 'server-only';
import { publicClient } from '@/lib/supabase/public';
import type { KnownPlace } from './known-place';
import { toKnownPlace } from './known-place-row';
import type { Coordinates } from './place';

/**
 * The place of a URL's segments (D9); null when the gazetteer has none. Understands other spellings, state codes and
 * capitals: where `slugs` differ from what was asked, redirect to them. Throws when the database does not answer.
 */
export async function findPlace(
  state: string,
  city: string,
  neighborhood: string | null = null,
): Promise<KnownPlace | null> {
  const { data } = await publicClient()
    .rpc('find_place', {
      state_slug: state,
      city_slug: city,
      ...(neighborhood === null ? {} : { neighborhood_slug: neighborhood }),
    })
    .throwOnError();
  return first(data.map(toKnownPlace));
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

const first = <T>(items: readonly T[]): T | null => items[0] ?? null;
