import type { Place } from './place';

/** A place of the gazetteer, with the slugs of its canonical URL (D9). */
export type GazetteerPlace = {
  kind: 'city' | 'neighborhood' | 'zip';
  place: Place;
  /** 'CA'. */
  stateCode: string;
  /** 0 if unknown. */
  population: number;
  slugs: { state: string; city: string; neighborhood: string | null };
};
