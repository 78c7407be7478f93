import { area } from '@/doorstep.config';
import { radius } from '@/lib/limits';
import { normalizeAddress, type Place } from '@/lib/places/place';
import { site } from '@/lib/site';

/** A visitor's place and radius in km. */
export type CurrentPlace = { place: Place; radiusKm: number };

/** The default place for visitors without one of their own; null if the site has none. */
export const sitePlace: CurrentPlace | null = area.place && {
  place: {
    coordinates: area.center,
    address: normalizeAddress({ ...area.place, country: site.defaultCountry }),
  },
  radiusKm: radius.defaultKm,
};
