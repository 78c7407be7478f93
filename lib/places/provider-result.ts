import type { Place } from './place';

/** A geocoder's result. 'incomplete': the place has no city, state or country. 'unavailable': no usable response. */
export type ProviderResult =
  | { state: 'found'; place: Place }
  | { state: 'not-found' }
  | { state: 'incomplete' }
  | { state: 'unavailable' };

export const noResult: ProviderResult = { state: 'not-found' };
export const unavailable: ProviderResult = { state: 'unavailable' };
