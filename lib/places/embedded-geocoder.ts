import 'server-only';
import { cache } from 'react';
import { callAsVisitor } from '@/lib/supabase/visitor-call';
import { type FoundPlaceRow, toGazetteerPlace } from './gazetteer-place-row';
import type { Coordinates, Place } from './place';

/**
 * A geocoding result of the gazetteer. A whole state and a place outside of the United States can't be searched around.
 * `others` have the same name or are a state's largest cities; `street` is the text before the place; `mismatchedZip`
 * is a typed ZIP code outside of the place.
 */
export type EmbeddedResult =
  | {
      state: 'found';
      place: Place;
      population: number;
      others: Place[];
      street: string | null;
      mismatchedZip: string | null;
    }
  | { state: 'not-found' }
  | { state: 'whole-state'; name: string; slug: string; others: Place[] }
  | { state: 'outside'; country: string; others: Place[] };

/** Geocodes a ZIP code or a name, with or without its state; tolerates misspellings. */
export async function geocodeEmbedded(text: string): Promise<EmbeddedResult> {
  return toEmbeddedResult(await callAsVisitor('geocode_place', { query: text }));
}

/** The city at a point in the United States, and the neighborhood if it is certain. The point is returned unchanged. */
export const reverseEmbedded = ({ lat, lng }: Coordinates): Promise<EmbeddedResult> =>
  cachedReverse(lat, lng);

/** Takes numbers, because `cache` compares objects by identity and each caller creates a new object. */
const cachedReverse = cache(async (lat: number, lng: number): Promise<EmbeddedResult> => {
  return toEmbeddedResult(await callAsVisitor('reverse_geocode', { lat, lng }));
});

/**
 * Places whose names start with `prefix`, most populous first. A state or a place outside of the United States is
 * returned with places to choose instead.
 */
export async function suggestEmbedded(prefix: string, limit: number): Promise<EmbeddedResult> {
  return toEmbeddedResult(await callAsVisitor('suggest_places', { prefix, max_results: limit }));
}

/** Converts rows of a geocoding function, best match first. */
function toEmbeddedResult([row, ...others]: readonly FoundPlaceRow[]): EmbeddedResult {
  if (!row) return { state: 'not-found' };
  const places = others.filter(isPlace).map((otherRow) => toGazetteerPlace(otherRow).place);
  if (row.kind === 'state')
    return { state: 'whole-state', name: row.state ?? '', slug: row.state_slug ?? '', others: places };
  if (row.kind === 'outside') return { state: 'outside', country: row.country ?? '', others: places };
  const { street, mismatched_zip: mismatchedZip } = row;
  const { place, population } = toGazetteerPlace(row);
  return { state: 'found', place, population, others: places, street, mismatchedZip };
}

const isPlace = ({ kind }: FoundPlaceRow) => kind !== 'state' && kind !== 'outside';
