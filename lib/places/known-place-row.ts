import type { Database } from '@/lib/supabase/database.types';
import type { KnownPlace } from './known-place';
import { normalizeAddress } from './place';

/** What the place questions of the database answer. Its columns are only nullable to the type generator. */
export type FoundPlaceRow = Database['public']['CompositeTypes']['found_place'];

/** A row of the gazetteer as a known place. */
export function toKnownPlace(row: FoundPlaceRow): KnownPlace {
  return {
    kind: row.kind === 'neighborhood' || row.kind === 'zip' ? row.kind : 'city',
    place: {
      coordinates: { lat: Number(row.lat), lng: Number(row.lng) },
      address: normalizeAddress({
        city: row.city,
        state: row.state,
        country: row.country,
        zipCode: row.zip,
        neighborhood: row.neighborhood,
      }),
    },
    stateCode: row.state_code ?? '',
    population: row.population ?? 0,
    slugs: { state: row.state_slug ?? '', city: row.city_slug ?? '', neighborhood: row.neighborhood_slug },
  };
}
