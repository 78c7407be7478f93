import type { Place } from './place';

/** What a provider answers: a place, that there is none, one without city, state or country, or nothing usable. */
export type GeocodeAnswer =
  | { state: 'found'; place: Place }
  | { state: 'nothing' }
  | { state: 'incomplete' }
  | { state: 'unavailable' };

export const nothing: GeocodeAnswer = { state: 'nothing' };
export const unavailable: GeocodeAnswer = { state: 'unavailable' };
