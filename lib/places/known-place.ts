import type { Place } from './place';

/** A place of the gazetteer, with the slugs of its one address (D9). */
export type KnownPlace = {
  kind: 'city' | 'neighborhood' | 'zip';
  place: Place;
  /** 'CA'. */
  stateCode: string;
  /** People; 0 when nobody counted. */
  population: number;
  slugs: { state: string; city: string; neighborhood: string | null };
};
