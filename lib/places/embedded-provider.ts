import 'server-only';
import { cache } from 'react';
import { callAsVisitor } from '@/lib/supabase/visitor-call';
import { type FoundPlaceRow, toKnownPlace } from './known-place-row';
import type { Coordinates, Place } from './place';

/**
 * What the gazetteer says: a place; nothing; a whole state or something outside of the United States, which are no places
 * to search around. `others` are of the same name, or a state's largest cities; `street` is what was typed before the place,
 * `unfitZip` a typed ZIP code that lies elsewhere.
 */
export type EmbeddedAnswer =
  | {
      state: 'found';
      place: Place;
      population: number;
      others: Place[];
      street: string | null;
      unfitZip: string | null;
    }
  | { state: 'nothing' }
  | { state: 'whole-state'; name: string; slug: string; others: Place[] }
  | { state: 'outside'; country: string; others: Place[] };

/** Looks a typed text up in the gazetteer: a ZIP code, a name with or without its state, misspellings too. */
export async function geocodeEmbedded(text: string): Promise<EmbeddedAnswer> {
  return toEmbeddedAnswer(await callAsVisitor('geocode_place', { query: text }));
}

/** The city, and where it is sure the neighborhood, of a point in the United States; the point stays as it is. */
export const reverseEmbedded = ({ lat, lng }: Coordinates): Promise<EmbeddedAnswer> => reverseOnce(lat, lng);

/** A page's title and the page itself ask for the same point, each with an object of its own. */
const reverseOnce = cache(async (lat: number, lng: number): Promise<EmbeddedAnswer> => {
  return toEmbeddedAnswer(await callAsVisitor('reverse_place', { lat, lng }));
});

/**
 * Places whose name begins like this, most populous first; or what the whole text means where that is a state or outside of
 * the United States, with the places to choose instead.
 */
export async function suggestEmbedded(prefix: string, limit: number): Promise<EmbeddedAnswer> {
  return toEmbeddedAnswer(await callAsVisitor('suggest_places', { prefix, max_results: limit }));
}

/** The places that a function of the database has found, best first. */
function toEmbeddedAnswer([row, ...others]: readonly FoundPlaceRow[]): EmbeddedAnswer {
  if (!row) return { state: 'nothing' };
  const places = others.filter(isPlace).map((each) => toKnownPlace(each).place);
  if (row.kind === 'state')
    return { state: 'whole-state', name: row.state ?? '', slug: row.state_slug ?? '', others: places };
  if (row.kind === 'outside') return { state: 'outside', country: row.country ?? '', others: places };
  const { street, unfit_zip: unfitZip } = row;
  const { place, population } = toKnownPlace(row);
  return { state: 'found', place, population, others: places, street, unfitZip };
}

const isPlace = ({ kind }: FoundPlaceRow) => kind !== 'state' && kind !== 'outside';
