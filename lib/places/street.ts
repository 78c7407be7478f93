import { distanceKm, type Place } from './place';
import { findUsState } from './us-states';

const kind = new RegExp(
  `^(?:${[
    'alley|avenue|ave?|boulevard|blvd|broadway|causeway|circle|cir|court|ct|crescent|drive|dr|expressway|expy|freeway|fwy',
    'highway|hwy|lane|ln|loop|parkway|pkwy|pike|place|plaza|plz|pl|road|rd|route|rte|square|sq|street|str?|terrace|ter',
    'trail|trl|turnpike|tpke|walk|way',
  ].join('|')})\\.?$`,
  'i',
);
/** What names a street without a word before it: '1300 Broadway', '500 Highway 12'. */
const ownName = /^(?:broadway|route|rte|highway|hwy)\.?$/i;
const direction = /^(?:[nsew]|[ns][ew]|north|south|east|west)\.?$/i;
const unitWord = /^(?:suite|ste|apt|apartment|unit|floor|fl|room|rm|bldg)\.?$/i;
const unit = /^(?:(?:suite|ste|apt|apartment|unit|floor|fl|room|rm|bldg)\b\.?|#)\s*[\w-]+$/i;

/** '1300', '12B', '123-45', '123 1/2' and the grid of 'N6W23001' before a word with a letter; '5th Ave' has no house number. */
const houseNumber = /^(?:(?!\d+(?:st|nd|rd|th)\s)\d[\da-z/-]*|[nsew]\s?\d+\s?[nsew]\s?\d+)\s.*\p{L}/iu;
const numberWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten)\s/i;

/**
 * A typed address as its street and the place that it is in, '1300 S Congress Ave' and 'Austin, TX'; null where no house
 * number starts it. The street is what stands before the first comma, or before the city where no comma does, to the letter. The
 * place is blank where only a street was typed.
 */
export function splitStreet(typed: string): { street: string; place: string } | null {
  const [head = '', ...parts] = typed
    .replace(/\s+/g, ' ')
    .trim()
    .split(/\s*,\s*/);
  const words = head.split(' ');
  const hasKind =
    words.some((word, index) => index > 1 && kind.test(word)) ||
    words.slice(1).some((word) => ownName.test(word));
  if (!houseNumber.test(head) && !(numberWord.test(head) && hasKind)) return null;

  const cityIndex = parts.findIndex((part) => !unit.test(part));
  const units = cityIndex === -1 ? parts : parts.slice(0, cityIndex);
  const rest = parts.slice(units.length);
  const place = rest.join(', ');
  if (place !== '' && !isOnlyState(place)) {
    // '94110 San Francisco, CA 94110' begins with a ZIP code.
    const isZip = !hasKind && /^\d{5}\s/.test(head) && rest.length < 2;
    return isZip ? null : { street: [head, ...units].join(', '), place };
  }
  // The city is among the words before the state, or only a street was typed. '29 Palms, CA' is a town.
  if (!hasKind) return null;
  const length = streetLength(words, place === '' ? isOnlyState : () => false);
  const city = words.slice(length).join(' ');
  return {
    street: [words.slice(0, length).join(' '), ...units].join(', '),
    place: [city, place].filter(Boolean).join(', '),
  };
}

const isOnlyState = (text: string): boolean => findUsState(text.replace(/\s*\d{5}(?:-\d{4})?$/, '')) !== null;

/** How many of the words are the street: to the last kind of street that leaves a city behind it, else to the last kind. */
function streetLength(words: readonly string[], isNoCity: (text: string) => boolean): number {
  const ends = words.flatMap((word, index) => {
    const isKind = kind.test(word) && (index > 1 || (index === 1 && ownName.test(word)));
    // 'Main St St Louis' ends with its first 'St', but 'W Court St' with its only one.
    const isSaint =
      /^st\.?$/i.test(word) &&
      index < words.length - 1 &&
      kind.test(words[index - 1] ?? '') &&
      words.slice(1, index - 1).some((name) => !direction.test(name));
    return isKind && !isSaint ? [endOfStreet(words, index)] : [];
  });
  const leavesCity = (end: number) => end < words.length && !isNoCity(words.slice(end).join(' '));
  return ends.findLast(leavesCity) ?? ends.at(-1) ?? words.length;
}

/** Where the street ends whose kind is the word at `index`: behind its number ('Route 1'), direction and unit. */
function endOfStreet(words: readonly string[], index: number): number {
  let end = index + 1;
  if (/^\d{1,4}[a-z]?$/i.test(words[end] ?? '')) end += 1;
  if (direction.test(words[end] ?? '')) end += 1;
  if (unitWord.test(words[end] ?? '')) end += 2;
  else if (/^#[\w-]+$/.test(words[end] ?? '')) end += 1;
  else if (words[end] === '#') end += 2;
  return end;
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
