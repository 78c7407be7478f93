import { findUsState } from '../../../lib/places/us-states.ts';
import { slugify } from '../../../lib/slug.ts';
import { readAliases } from './aliases.ts';
import type { Gazetteer } from './gazetteer.ts';
import { keysOf } from './keys.ts';
import { outsidePlaces } from './outside.ts';
import { counties, listedRegions, type Region, states } from './regions.ts';
import type { SourceCity, SourceZip } from './sources.ts';
import type { Town } from './towns.ts';

/** An area is a county or another region by which people say where they are; outside is outside the fifty states. */
export type PlaceKind = 'city' | 'neighborhood' | 'zip' | 'area' | 'state' | 'outside';

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
  /** Other names by which people look for it. */
  names: readonly string[];
  /** Of a place outside the United States. */
  country: string | null;
};

/** All rows of the file: what the gazetteer covers, then larger regions, then what it does not cover. */
export function toRows(
  gazetteer: Gazetteer,
  { zips, citiesOutside }: { zips: readonly SourceZip[]; citiesOutside: readonly SourceCity[] },
): PlaceRow[] {
  const aliases = readAliases();
  const here = [
    ...coveredRows(gazetteer, aliases.of),
    ...regionRows('area', [...counties(gazetteer, zips), ...listedRegions()], aliases.of),
    ...regionRows('state', states(gazetteer.cities), aliases.of),
  ];
  const populationHere = new Map<string, number>();
  for (const record of toRecords(here))
    for (const key of keysOf(record))
      populationHere.set(key, Math.max(record.population, populationHere.get(key) ?? 0));
  const outside = outsidePlaces(citiesOutside, populationHere, aliases.of).map(
    ({ lat, lng, ...place }): PlaceRow => ({ ...bare, ...place, ...rounded(lat, lng), kind: 'outside' }),
  );
  const [stray] = aliases.unused();
  if (stray) throw new Error(`aliases.json has other names for ${stray}, which is no place.`);
  return [...here, ...outside];
}

type AliasesOf = (place: string) => readonly string[];

const bare = { stateCode: '', cityId: null, section: null, isArea: false, names: [], country: null };

const regionRows = (kind: 'area' | 'state', regions: readonly Region[], aliasesOf: AliasesOf): PlaceRow[] =>
  regions
    .map(
      ({ lat, lng, names, ...region }): PlaceRow => ({
        ...bare,
        ...region,
        ...rounded(lat, lng),
        kind,
        names: [
          ...names,
          ...aliasesOf(
            kind === 'state' ? `state of ${region.stateCode}` : `${region.name}, ${region.stateCode}`,
          ),
        ],
      }),
    )
    .toSorted((a, b) => compare(a.stateCode, b.stateCode) || compare(a.name, b.name));

/** In a stable order: cities by state and name, neighborhoods, ZIP codes. */
function coveredRows({ cities, neighborhoods, zips }: Gazetteer, aliasesOf: AliasesOf): PlaceRow[] {
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
  return [
    ...sortedCities.map(
      ({ name, stateCode, lat, lng, population }): PlaceRow => ({
        ...bare,
        kind: 'city',
        name,
        stateCode,
        ...rounded(lat, lng),
        population,
        names: aliasesOf(`${name}, ${stateCode}`),
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
          names: aliasesOf(`${name}, ${city.name}, ${city.stateCode}`),
        }),
      ),
    ...zips
      .toSorted((a, b) => compare(a.zip, b.zip))
      .map(
        ({ zip, city, section, isArea, lat, lng }): PlaceRow => ({
          ...bare,
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

const letters: Record<string, PlaceKind> = {
  c: 'city',
  n: 'neighborhood',
  z: 'zip',
  a: 'area',
  s: 'state',
  o: 'outside',
};

/** Tab-separated text; kinds shortened to a letter. */
export const serializeRows = (rows: readonly PlaceRow[]): string =>
  rows
    .map(({ kind, name, stateCode, cityId, section, isArea, lat, lng, population, names, country }) =>
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
        names.join('|'),
        country ?? '',
      ]
        .join('\t')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n');

/** The rows of the committed text. Throws on a line that `serializeRows` did not write. */
export function parseRows(text: string): PlaceRow[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const [
        letter = '',
        name = '',
        stateCode = '',
        cityId,
        section,
        isArea,
        lat,
        lng,
        population,
        names,
        country,
      ] = line.split('\t');
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
        population: Number(population || 0),
        names: names ? names.split('|') : [],
        country: country || null,
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
  names: readonly string[];
  country: string;
};

/** The rows as the table holds them, with the columns that follow from the others. */
export function toRecords(rows: readonly PlaceRow[]): PlaceRecord[] {
  const records: PlaceRecord[] = [];
  // A city stands before what lies in it, so its record is there to be taken from.
  for (const row of rows) records.push(toRecord(row, records.length + 1, records[(row.cityId ?? 0) - 1]));
  const taken = new Map<string, number>();
  for (const record of records.toSorted((a, b) => b.population - a.population || a.id - b.id)) {
    const url =
      record.zip ??
      [record.kind, record.country, record.stateSlug, record.citySlug, record.neighborhoodSlug].join('/');
    record.namesake = taken.get(url) ?? 0;
    taken.set(url, record.namesake + 1);
  }
  return records;
}

function toRecord(row: PlaceRow, id: number, ofCity: PlaceRecord | undefined): PlaceRecord {
  const { kind, name, stateCode, cityId, section, isArea, lat, lng, population, names, country } = row;
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
    names,
    country: country ?? 'United States',
  };
}

function newCity({ kind, name, stateCode }: PlaceRow) {
  if (kind === 'outside') return { city: name, state: '', stateSlug: '', citySlug: slugify(name) };
  const state = findUsState(stateCode);
  if (!state) throw new Error(`${name} is in no state: ${stateCode}`);
  const city = kind === 'state' ? '' : name;
  return { city, state: state.name, stateSlug: slugify(state.name), citySlug: slugify(city) };
}
