import type { Database } from '@/lib/supabase/database.types';
import type { GazetteerPlace } from './gazetteer-place';
import { normalizeAddress } from './place';

/** A row of the place functions. All its columns have nullable types, because composite types have no `not null`. */
export type FoundPlaceRow = Database['public']['CompositeTypes']['found_place'];

export function toGazetteerPlace(row: FoundPlaceRow): GazetteerPlace {
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
