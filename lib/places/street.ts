import { distanceKm, type Place } from './place';
import { findUsState } from './us-states';

const streetKinds =
  'alley|avenue|ave?|boulevard|blvd|broadway|causeway|circle|cir|court|ct|crescent|drive|dr|expressway|expy|freeway|fwy|highway|hwy|lane|ln|loop|parkway|pkwy|pike|place|plaza|plz|pl|road|rd|route|rte|square|sq|street|str?|terrace|ter|trail|trl|turnpike|tpke|walk|way';
const direction = '(?:\\s+(?:[nsew]|[ns][ew]|north|south|east|west)\\b\\.?)?';
const unit = '(?:,?\\s+(?:(?:suite|ste|apt|apartment|unit|floor|fl|room|rm|bldg)\\b\\.?|#)\\s*[\\w-]+)?';

// The house number, at least one word, and what kind of street it is: '1300 S Congress Ave', '55 St Louis St #4'.
const named = new RegExp(
  `^(\\d+[a-z]?(?:[-/]\\d+)?\\s+(?:[^,\\s]+\\s+)*?[^,\\s]+\\s+(?:${streetKinds})\\b\\.?${direction}${unit})(?:\\s*,\\s*|\\s+|$)(.*)$`,
  'i',
);
// Without a kind ('1300 Broadway, Oakland') the comma tells; five digits may be a ZIP code.
const unnamed = new RegExp(`^(\\d{1,4}[a-z]?\\s+[^,]*\\p{L}[^,]*?${unit})\\s*,\\s*(.+)$`, 'iu');

/**
 * A typed address as its street and the place that it is in, '1300 S Congress Ave' and 'Austin, TX'; null where no house
 * number says that it is one. The place is blank where only a street was typed.
 */
export function splitStreet(typed: string): { street: string; place: string } | null {
  const text = typed.replace(/\s+/g, ' ').trim();
  const [, street = '', place = ''] = text.match(named) ?? text.match(unnamed) ?? [];
  // '29 Palms, CA' is a town: what follows a street is more than a state.
  const isTown = !named.test(text) && findUsState(place) !== null;
  return street === '' || isTown ? null : { street, place };
}

/** A place with these words for its street; blank takes them away. */
export const withStreet = (place: Place, street: string): Place => ({
  ...place,
  address: { ...place.address, street: street.trim() || null },
});

/** The place that was found for a typed text, with the street of its own field, of the text, or of the geocoder. */
export const addressedBy = (found: Place, typed: string, street: string): Place =>
  withStreet(found, street.trim() || (splitStreet(typed)?.street ?? found.address.street ?? ''));

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
