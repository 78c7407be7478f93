import 'server-only';
import { publicClient } from '@/lib/supabase/public';
import { type GeocodeAnswer, nothing } from './geocode-answer';
import type { KnownPlace } from './known-place';
import { type FoundPlaceRow, toKnownPlace } from './known-place-row';
import type { Coordinates } from './place';

/** Looks a typed text up in the gazetteer: a ZIP code, a name with or without its state, misspellings too. */
export async function geocodeEmbedded(text: string): Promise<GeocodeAnswer> {
  const { data, error } = await publicClient().rpc('geocode_place', { query: text });
  if (error) throw error;
  return toAnswer(data);
}

/** The city, and where it is sure the neighborhood, of a point in the United States; the point stays as it is. */
export async function reverseEmbedded({ lat, lng }: Coordinates): Promise<GeocodeAnswer> {
  const { data, error } = await publicClient().rpc('reverse_place', { lat, lng });
  if (error) throw error;
  return toAnswer(data);
}

/** Places whose name begins like this, most populous first. */
export async function suggestEmbedded(prefix: string, limit: number): Promise<KnownPlace[]> {
  const { data, error } = await publicClient().rpc('suggest_places', { prefix, max_results: limit });
  if (error) throw error;
  return data.map(toKnownPlace);
}

function toAnswer([row]: readonly FoundPlaceRow[]): GeocodeAnswer {
  return row ? { state: 'found', place: toKnownPlace(row).place } : nothing;
}
