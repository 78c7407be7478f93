import { distanceKm, type Place } from './place';

/** A place with these words for its street; blank takes them away. */
export const withStreet = (place: Place, street: string): Place => ({
  ...place,
  address: { ...place.address, street: street.trim() || null },
});

/** The place that was found for an address, with the street of its own field, of the address, or of the geocoder. */
export const addressedBy = (found: Place, typedStreet: string | null, street: string): Place =>
  withStreet(found, street.trim() || (typedStreet ?? found.address.street ?? ''));

/** As far as a city's edge: beyond it, a pin means another place. */
const cityReachKm = 25;

/**
 * The chosen place with a pin at `found`, which is what is known of that point. Next to the place that somebody chose, their
 * word for the city stands, because the nearest name that a gazetteer knows may be a suburb's; a street that was typed stays.
 */
export function pinnedPlace(chosen: Place | null, found: Place, street: string): Place {
  const isOther = chosen === null || distanceKm(chosen.coordinates, found.coordinates) > cityReachKm;
  const isSameCity =
    chosen?.address.city === found.address.city && chosen.address.state === found.address.state;
  const { address } = isOther || isSameCity ? found : chosen;
  const kept = {
    ...address,
    street: found.address.street,
    zipCode: found.address.zipCode ?? (isOther ? null : chosen.address.zipCode),
  };
  return withStreet(
    { coordinates: found.coordinates, address: kept },
    street.trim() || (found.address.street ?? ''),
  );
}
