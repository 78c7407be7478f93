import { slugify } from '../../../lib/places/slug.ts';
import { findUsState } from '../../../lib/places/us-states.ts';
import { aliasesOf } from './aliases.ts';
import type { Gazetteer } from './gazetteer.ts';
import { placeKey } from './names.ts';
import type { Town } from './towns.ts';

export type PlaceKind = 'city' | 'neighborhood' | 'zip';

/** A row of the committed file: what cannot be derived from the rest. Ids are positions in the file, from 1. */
export type PlaceRow = {
  kind: PlaceKind;
  name: string;
  stateCode: string;
  /** The id of the city of a neighborhood or ZIP code; null for a city. */
  cityId: number | null;
  /** The section of its city that a ZIP code lies in, where that is sure. */
  section: string | null;
  isArea: boolean;
  lat: number;
  lng: number;
  population: number;
};

/** The gazetteer in a stable order: cities by state and name, neighborhoods, ZIP codes. */
export function toRows({ cities, neighborhoods, zips }: Gazetteer): PlaceRow[] {
  const sortedCities = cities.toSorted(
    (a, b) =>
      compare(a.stateCode, b.stateCode) ||
      compare(a.name, b.name) ||
      b.population - a.population ||
      a.lat - b.lat,
  );
  const cityIds = new Map<Town, number>(sortedCities.map((city, index) => [city, index + 1]));
  const idOf = (city: Town): number => {
    const id = cityIds.get(city);
    if (id === undefined)
      throw new Error(`${city.name}, ${city.stateCode} is a city of something but not in the list.`);
    return id;
  };
  const bare = { cityId: null, section: null, isArea: false };
  return [
    ...sortedCities.map(
      ({ name, stateCode, lat, lng, population }): PlaceRow => ({
        ...bare,
        kind: 'city',
        name,
        stateCode,
        ...rounded(lat, lng),
        population,
      }),
    ),
    ...neighborhoods
      .toSorted((a, b) => idOf(a.city) - idOf(b.city) || compare(a.name, b.name))
      .map(
        ({ name, city, lat, lng, population }): PlaceRow => ({
          ...bare,
          kind: 'neighborhood',
          name,
          stateCode: city.stateCode,
          cityId: idOf(city),
          ...rounded(lat, lng),
          population,
        }),
      ),
    ...zips
      .toSorted((a, b) => compare(a.zip, b.zip))
      .map(
        ({ zip, city, section, isArea, lat, lng }): PlaceRow => ({
          kind: 'zip',
          name: zip,
          stateCode: city.stateCode,
          cityId: idOf(city),
          section,
          isArea,
          ...rounded(lat, lng),
          population: 0,
        }),
      ),
  ];
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const rounded = (lat: number, lng: number) => ({ lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) });

const letters: Record<string, PlaceKind> = { c: 'city', n: 'neighborhood', z: 'zip' };

/** Tab-separated text; kinds shortened to a letter. */
export const serializeRows = (rows: readonly PlaceRow[]): string =>
  rows
    .map(({ kind, name, stateCode, cityId, section, isArea, lat, lng, population }) =>
      [
        kind.charAt(0),
        name,
        stateCode,
        cityId ?? '',
        section ?? '',
        isArea ? 1 : '',
        lat,
        lng,
        population || '',
      ].join('\t'),
    )
    .join('\n')
    .concat('\n');

/** The rows of the committed text. Throws on a line that `serializeRows` did not write. */
export function parseRows(text: string): PlaceRow[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const [letter = '', name = '', stateCode = '', cityId, section, isArea, lat, lng, population] =
        line.split('\t');
      const kind = letters[letter];
      if (!kind) throw new Error(`Not a place: ${line}`);
      return {
        kind,
        name,
        stateCode,
        cityId: cityId ? Number(cityId) : null,
        section: section || null,
        isArea: isArea === '1',
        lat: Number(lat),
        lng: Number(lng),
        population: Number(population),
      };
    });
}

/** A row of `public.places`. */
export type PlaceRecord = {
  id: number;
  kind: PlaceKind;
  name: string;
  neighborhood: string | null;
  city: string;
  state: string;
  stateCode: string;
  zip: string | null;
  cityId: number | null;
  isArea: boolean;
  stateSlug: string;
  citySlug: string;
  neighborhoodSlug: string | null;
  /** Its order among the places whose URL would be the same; 0 owns the URL. */
  namesake: number;
  lat: number;
  lng: number;
  population: number;
};

/** The rows as the table holds them, with the columns that follow from the others. */
export function toRecords(rows: readonly PlaceRow[]): PlaceRecord[] {
  const records: PlaceRecord[] = [];
  // A city stands before what lies in it, so its record is there to be taken from.
  for (const row of rows) records.push(toRecord(row, records.length + 1, records[(row.cityId ?? 0) - 1]));
  const taken = new Map<string, number>();
  for (const record of records.toSorted((a, b) => b.population - a.population || a.id - b.id)) {
    const url = record.zip ?? [record.stateSlug, record.citySlug, record.neighborhoodSlug].join('/');
    record.namesake = taken.get(url) ?? 0;
    taken.set(url, record.namesake + 1);
  }
  return records;
}

function toRecord(row: PlaceRow, id: number, ofCity: PlaceRecord | undefined): PlaceRecord {
  const { kind, name, stateCode, cityId, section, isArea, lat, lng, population } = row;
  const city = ofCity ?? (cityId === null ? newCity(row) : undefined);
  if (!city) throw new Error(`${kind} ${name} has no city.`);
  const neighborhood = kind === 'neighborhood' ? name : section;
  return {
    id,
    kind,
    name,
    neighborhood,
    city: city.city,
    state: city.state,
    stateCode,
    zip: kind === 'zip' ? name : null,
    cityId,
    isArea,
    stateSlug: city.stateSlug,
    citySlug: city.citySlug,
    neighborhoodSlug: neighborhood && slugify(neighborhood),
    namesake: 0,
    lat,
    lng,
    population,
  };
}

function newCity({ name, stateCode }: PlaceRow) {
  const state = findUsState(stateCode);
  if (!state) throw new Error(`${name} is in no state: ${stateCode}`);
  return { city: name, state: state.name, stateSlug: slugify(state.name), citySlug: slugify(name) };
}

/** The keys under which a place is found: its names alone, with its state, and a neighborhood's with its city. */
export function keysOf({ kind, name, city, state, stateCode }: PlaceRecord): string[] {
  if (kind === 'zip') return [];
  // The key of several words is the keys of the words, one after the other.
  const ofCity = kind === 'neighborhood' ? ['', placeKey(city)] : [''];
  const ofState = ['', stateCode.toLowerCase(), placeKey(state)];
  const keys = [name, ...aliasesOf({ name, stateCode })]
    .map(placeKey)
    .flatMap((nameKey) =>
      ofCity.flatMap((cityKey) => ofState.map((stateKey) => nameKey + cityKey + stateKey)),
    );
  return [...new Set(keys)];
}
