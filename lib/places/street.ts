import { distanceKm, type Place } from './place';

/** A place with this street; blank removes it. */
export const withStreet = (place: Place, street: string): Place => ({
  ...place,
  address: { ...place.address, street: street.trim() || null },
});

/**
 * A geocoded place with the first known street: `street` from its own field, `typedStreet` from the typed address, or
 * the geocoder's.
 */
export const withResolvedStreet = (place: Place, typedStreet: string | null, street: string): Place =>
  withStreet(place, street.trim() || (typedStreet ?? place.address.street ?? ''));

/** A pin farther away than this is a different place. */
const cityRadiusKm = 25;

/**
 * The chosen place with its pin moved to `found`. Close to the chosen place, the chosen city is kept, because the
 * gazetteer's nearest name may be a suburb. A typed street is kept as well.
 */
export function movePin(chosen: Place | null, found: Place, street: string): Place {
  const isOtherPlace = chosen === null || distanceKm(chosen.coordinates, found.coordinates) > cityRadiusKm;
  const isSameCity =
    chosen?.address.city === found.address.city && chosen.address.state === found.address.state;
  const { address } = isOtherPlace || isSameCity ? found : chosen;
  const mergedAddress = {
    ...address,
    street: found.address.street,
    zipCode: found.address.zipCode ?? (isOtherPlace ? null : chosen.address.zipCode),
  };
  return withStreet(
    { coordinates: found.coordinates, address: mergedAddress },
    street.trim() || (found.address.street ?? ''),
  );
}
