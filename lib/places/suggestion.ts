import { placeLabel } from './address-label';
import type { Place } from './place';

export type Suggestion = { label: string; place: Place };

export type Suggestions = {
  places: Suggestion[];
  /** The text before the places: the street of an address. */
  street: string | null;
  /** A sentence above the places, if the text is no place to search around. */
  note: string | null;
  /** The state that was typed, with the URL of its page. */
  state: { name: string; href: string } | null;
};

/** The places, one per label, because equal labels can't be distinguished. */
export const toSuggestions = (places: readonly Place[]): Suggestion[] => [
  ...places
    .reduce((byLabel, place) => {
      const label = placeLabel(place);
      return byLabel.has(label) ? byLabel : byLabel.set(label, { label, place });
    }, new Map<string, Suggestion>())
    .values(),
];
