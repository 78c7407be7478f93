import { placeKey } from './names.ts';
import type { PlaceRecord } from './rows.ts';

/** What stands before the key of a name that only means something behind another: the 'ON' of 'Toronto ON'. */
export const behindAnother = ',';

/**
 * The keys under which a place is found: its names alone, with its state, and a neighborhood's with its city. What lies
 * outside of the United States is found by the names in the file alone.
 */
export function keysOf(record: PlaceRecord): string[] {
  const { kind, name, city, state, stateCode, names } = record;
  if (kind === 'zip') return [];
  if (kind === 'outside' || kind === 'state')
    return unique(
      [...(kind === 'state' ? [name, `State of ${name}`, `${name} State`] : []), ...names].map(keyOf),
    );
  // The key of several words is the keys of the words, one after the other.
  const ofCity = kind === 'neighborhood' ? ['', placeKey(city)] : [''];
  const ofState = ['', stateCode.toLowerCase(), placeKey(state)];
  return unique(
    [name, ...names]
      .flatMap((each) => [each, ...shortFormsOf(each)])
      .map(placeKey)
      .flatMap((nameKey) =>
        ofCity.flatMap((cityKey) => ofState.map((stateKey) => nameKey + cityKey + stateKey)),
      ),
  );
}

const keyOf = (name: string) =>
  name.startsWith(behindAnother) ? behindAnother + placeKey(name.slice(1)) : placeKey(name);

const unique = (keys: string[]) => [...new Set(keys)].filter((key) => key !== '' && key !== behindAnother);

const firstWords: Record<string, readonly string[]> = {
  North: ['N', 'No'],
  South: ['S', 'So'],
  East: ['E'],
  West: ['W'],
  Port: ['Pt'],
  Point: ['Pt'],
  Mountain: ['Mt', 'Mtn'],
  The: [''],
};
const lastWords: Record<string, readonly string[]> = {
  Beach: ['Bch'],
  Heights: ['Hts'],
  Springs: ['Spgs', 'Spg'],
  Junction: ['Jct'],
  County: ['Cnty'],
};

/** How people shorten a name: 'N Las Vegas', 'Daytona Bch', 'Poconos' for The Poconos; a county's 'Co.' needs its state. */
function shortFormsOf(name: string): string[] {
  const words = name.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return [];
  return [
    ...(firstWords[first] ?? []).map((short) => [short, ...words.slice(1)].join(' ')),
    ...(lastWords[last] ?? []).map((short) => [...words.slice(0, -1), short].join(' ')),
  ];
}
