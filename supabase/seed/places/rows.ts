import { findUsState } from '../../../lib/places/us-states.ts';
import { slugify } from '../../../lib/slug.ts';
import { loadAliases } from './aliases.ts';
import type { Gazetteer } from './gazetteer.ts';
import { getKeys } from './keys.ts';
import { outsidePlaces } from './outside.ts';
import { counties, listedRegions, type Region, states } from './regions.ts';
import type { SourceCity, SourceZip } from './sources.ts';
import type { Town } from './towns.ts';

/** 'area' is a county or another region; 'outside' is outside of the fifty states. */
type PlaceKind = 'city' | 'neighborhood' | 'zip' | 'area' | 'state' | 'outside';

/** A row of the committed file, without columns that can be derived. Ids are positions in the file, from 1. */
export type PlaceRow = {
  kind: PlaceKind;
  name: string;
  stateCode: string;
  /** The id of a neighborhood's or ZIP code's city; null for a city. */
  cityId: number | null;
  /** A ZIP code's section of its city, if certain. */
  section: string | null;
  /** For ZIP codes as in zips.ts; unrelated to the kind 'area'. */
  isArea: boolean;
  lat: number;
  lng: number;
  population: number;
  names: readonly string[];
  /** Set only for a place outside of the United States. */
  country: string | null;
};

/** All rows of the file: covered places, then larger regions, then places outside. */
export function toRows(
  gazetteer: Gazetteer,
  { zips, citiesOutside }: { zips: readonly SourceZip[]; citiesOutside: readonly SourceCity[] },
): PlaceRow[] {
  const aliases = loadAliases();
  const coveredPlaces = [
    ...coveredRows(gazetteer, aliases.get),
    ...regionRows('area', [...counties(gazetteer, zips), ...listedRegions()], aliases.get),
    ...regionRows('state', states(gazetteer.cities), aliases.get),
  ];
  const populationByKey = new Map<string, number>();
  for (const record of toRecords(coveredPlaces))
    for (const key of getKeys(record))
      populationByKey.set(key, Math.max(record.population, populationByKey.get(key) ?? 0));
  const outside = outsidePlaces(citiesOutside, populationByKey, aliases.get).map(
    ({ lat, lng, ...place }): PlaceRow => ({ ...emptyRow, ...place, ...rounded(lat, lng), kind: 'outside' }),
  );
  const [unusedAlias] = aliases.listUnused();
  if (unusedAlias) throw new Error(`aliases.json has names for ${unusedAlias}, which is not a place.`);
  return [...coveredPlaces, ...outside];
}

type GetAliases = (place: string) => readonly string[];

const emptyRow = { stateCode: '', cityId: null, section: null, isArea: false, names: [], country: null };

const regionRows = (kind: 'area' | 'state', regions: readonly Region[], getAliases: GetAliases): PlaceRow[] =>
  regions
    .map(
      ({ lat, lng, names, ...region }): PlaceRow => ({
        ...emptyRow,
        ...region,
        ...rounded(lat, lng),
        kind,
        names: [
          ...names,
          ...getAliases(
            kind === 'state' ? `state of ${region.stateCode}` : `${region.name}, ${region.stateCode}`,
          ),
        ],
      }),
    )
    .toSorted((a, b) => compare(a.stateCode, b.stateCode) || compare(a.name, b.name));

/** In a stable order: cities by state and name, neighborhoods, ZIP codes. */
function coveredRows({ cities, neighborhoods, zips }: Gazetteer, getAliases: GetAliases): PlaceRow[] {
  const sortedCities = cities.toSorted(
    (a, b) =>
      compare(a.stateCode, b.stateCode) ||
      compare(a.name, b.name) ||
      b.population - a.population ||
      a.lat - b.lat,
  );
  const cityIds = new Map<Town, number>(sortedCities.map((city, index) => [city, index + 1]));
  const getCityId = (city: Town): number => {
    const id = cityIds.get(city);
    if (id === undefined)
      throw new Error(`${city.name}, ${city.stateCode} is the city of a place but not in the list.`);
    return id;
  };
  return [
    ...sortedCities.map(
      ({ name, stateCode, lat, lng, population }): PlaceRow => ({
        ...emptyRow,
        kind: 'city',
        name,
        stateCode,
        ...rounded(lat, lng),
        population,
        names: getAliases(`${name}, ${stateCode}`),
      }),
    ),
    ...neighborhoods
      .toSorted((a, b) => getCityId(a.city) - getCityId(b.city) || compare(a.name, b.name))
      .map(
        ({ name, city, lat, lng, population }): PlaceRow => ({
          ...emptyRow,
          kind: 'neighborhood',
          name,
          stateCode: city.stateCode,
          cityId: getCityId(city),
          ...rounded(lat, lng),
          population,
          names: getAliases(`${name}, ${city.name}, ${city.stateCode}`),
        }),
      ),
    ...zips
      .toSorted((a, b) => compare(a.zip, b.zip))
      .map(
        ({ zip, city, section, isArea, lat, lng }): PlaceRow => ({
          ...emptyRow,
          kind: 'zip',
          name: zip,
          stateCode: city.stateCode,
          cityId: getCityId(city),
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

const kindByLetter: Record<string, PlaceKind> = {
  c: 'city',
  n: 'neighborhood',
  z: 'zip',
  a: 'area',
  s: 'state',
  o: 'outside',
};

/** Tab-separated text; kinds are abbreviated to a letter. */
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

/**
 * Parses the committed text.
 * @throws on a line that `serializeRows` didn't write
 */
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
      const kind = kindByLetter[letter];
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
  /** Its rank among places with the same URL; 0 has the URL. */
  namesake: number;
  lat: number;
  lng: number;
  population: number;
  names: readonly string[];
  country: string;
};

/** The rows of the table, with the derived columns. */
export function toRecords(rows: readonly PlaceRow[]): PlaceRecord[] {
  const records: PlaceRecord[] = [];
  // A city comes before its neighborhoods and ZIP codes, so its record already exists.
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

function toRecord(row: PlaceRow, id: number, cityRecord: PlaceRecord | undefined): PlaceRecord {
  const { kind, name, stateCode, cityId, section, isArea, lat, lng, population, names, country } = row;
  const city = cityRecord ?? (cityId === null ? newCity(row) : undefined);
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
