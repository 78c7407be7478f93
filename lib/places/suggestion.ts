import { placeLabel } from './address-label';
import type { Place } from './place';

export type Suggestion = { label: string; place: Place };

export type Suggestions = {
  places: Suggestion[];
  /** The text before the places: the street of an address. */
  street: string | null;
  /** A sentence above the places if the text is not a place to search around. */
  note: string | null;
  /** The state that was typed, with the URL of its page. */
  state: { name: string; href: string } | null;
};

/** The first place of each label, because equal labels can't be distinguished. */
export function toSuggestions(places: readonly Place[]): Suggestion[] {
  const suggestions = places.map((place) => ({ label: placeLabel(place), place }));
  return suggestions.filter(
    ({ label }, index) => suggestions.findIndex((suggestion) => suggestion.label === label) === index,
  );
}
