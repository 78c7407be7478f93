import { area } from '@/doorstep.config';
import { radius } from '@/lib/limits';
import { normalizeAddress, type Place } from '@/lib/places/place';
import { site } from '@/lib/site';

/** Where somebody is and how far they would go, in km. */
export type CurrentPlace = { place: Place; radiusKm: number };

/** The place of the whole site, for whoever has said none; null where it has none. */
export const placeOfSite: CurrentPlace | null = area.place && {
  place: {
    coordinates: area.center,
    address: normalizeAddress({ ...area.place, country: site.defaultCountry }),
  },
  radiusKm: radius.defaultKm,
};
