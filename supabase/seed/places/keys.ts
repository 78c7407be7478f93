import { placeKey } from './names.ts';
import type { PlaceRecord } from './rows.ts';

/** Prefix of the key of a name that is meaningful only after another one: the 'ON' of 'Toronto ON'. */
export const qualifierPrefix = ',';

/**
 * The keys of a place: each of its names alone and with its state; for a neighborhood, also with its city. Places
 * outside of the United States have only the names in the file.
 */
export function getKeys(record: PlaceRecord): string[] {
  const { kind, name, city, state, stateCode, names } = record;
  if (kind === 'zip') return [];
  if (kind === 'outside' || kind === 'state')
    return unique(
      [...(kind === 'state' ? [name, `State of ${name}`, `${name} State`] : []), ...names].map(getKey),
    );
  // The key of several words is the concatenation of the words' keys.
  const cityKeys = kind === 'neighborhood' ? ['', placeKey(city)] : [''];
  const stateKeys = ['', stateCode.toLowerCase(), placeKey(state)];
  return unique(
    [name, ...names]
      .flatMap((alias) => [alias, ...getShortForms(alias)])
      .map(placeKey)
      .flatMap((nameKey) =>
        cityKeys.flatMap((cityKey) => stateKeys.map((stateKey) => nameKey + cityKey + stateKey)),
      ),
  );
}

const getKey = (name: string) =>
  name.startsWith(qualifierPrefix) ? qualifierPrefix + placeKey(name.slice(1)) : placeKey(name);

const unique = (keys: string[]) => [...new Set(keys)].filter((key) => key !== '' && key !== qualifierPrefix);

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

/** Short forms of a name: 'N Las Vegas', 'Daytona Bch', 'Poconos' for The Poconos. regions.ts has 'Co' for counties. */
function getShortForms(name: string): string[] {
  const words = name.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return [];
  return [
    ...(firstWords[first] ?? []).map((short) => [short, ...words.slice(1)].join(' ')),
    ...(lastWords[last] ?? []).map((short) => [...words.slice(0, -1), short].join(' ')),
  ];
}
