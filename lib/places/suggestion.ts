import { placeLabel } from './address-label';
import type { Place } from './place';

/** A place's label in a list, and the place. */
export type Suggestion = { label: string; place: Place };

/** What a search box offers for what is being typed. */
export type Suggestions = {
  places: Suggestion[];
  /** What was typed before them: the street of an address. */
  street: string | null;
  /** A sentence above them, where what was typed is no place to search around. */
  note: string | null;
  /** The whole state that was typed, and the address of its page. */
  state: { name: string; href: string } | null;
};

/** The places, one per label: two that read the same cannot be told apart by whoever chooses. */
export const toSuggestions = (places: readonly Place[]): Suggestion[] => [
  ...places
    .reduce((byLabel, place) => {
      const label = placeLabel(place);
      return byLabel.has(label) ? byLabel : byLabel.set(label, { label, place });
    }, new Map<string, Suggestion>())
    .values(),
];
