import { type Coordinates, distanceKm } from '../../../lib/places/place.ts';
import { placeKey } from './names.ts';
import { createNearestFinder } from './nearest.ts';
import { type CityMembership, createSectionLookup, getLargestTown } from './section-lookup.ts';
import type { SourceCity, SourceNeighborhood, SourceZip } from './sources.ts';
import { mergeTowns, type Town, townKey } from './towns.ts';
import { locateZips, type Zip } from './zips.ts';

type ZipOfCity = { zip: string; isArea: boolean } & CityMembership & Coordinates;
type Neighborhood = { name: string; city: Town; population: number } & Coordinates;
export type Gazetteer = { cities: Town[]; zips: ZipOfCity[]; neighborhoods: Neighborhood[] };

type Sources = {
  cities: readonly SourceCity[];
  zips: readonly SourceZip[];
  zipAreas: ReadonlyMap<string, Coordinates>;
  neighborhoods: readonly SourceNeighborhood[];
};

const sectionOfCityKm = 15;
const sectionOfCityPopulation = 50_000;
const sameNeighborhoodKm = 5;
/**
 * GeoNames has implausible populations for sections (South Boston 571,281), which would rank them above real cities.
 */
const sectionPopulation = { max: 20_000, unknown: 20_000, withoutCity: 1_000 };
/**
 * New York's boroughs have the size of cities. GeoNames has no population for Manhattan; this one is from the Census of
 * 2010.
 */
const boroughs = new Map([
  ['Manhattan', 1_585_873],
  ['Brooklyn', null],
  ['Queens', null],
  ['Bronx', null],
  ['Staten Island', null],
]);

/** Merges four sources, which differ in spelling, coordinates and population, into one consistent gazetteer. */
export function buildGazetteer(sources: Sources): Gazetteer {
  const towns = mergeTowns(sources.cities);
  const zips = locateZips(sources.zips, sources.zipAreas, towns);
  const sectionLookup = createSectionLookup(towns, sources.neighborhoods);

  const areas = zips.filter(({ isArea }) => isArea);
  const nearestArea = createNearestFinder(areas);
  const townsWithZipArea = new Set(areas.map(({ town }) => town));
  const cities: Town[] = [];
  const sections: Neighborhood[] = [];
  for (const town of towns) {
    const area = nearestArea(town);
    const city =
      area &&
      (sectionLookup.findCityOfTown(town, area) ??
        (townsWithZipArea.has(town) ? null : findSurroundingCity(town, area)));
    if (city) sections.push({ ...town, city });
    else
      cities.push(townsWithZipArea.has(town) || !town.isListedAsSection ? town : withCappedPopulation(town));
  }

  const byKey = Map.groupBy(cities, townKey);
  const postTowns = new Map<string, Town>();
  // Areas first: a town that GeoNames lacks lies at its first ZIP code, which should not be a post office box.
  const zipsOfCities = [...areas, ...zips.filter(({ isArea }) => !isArea)].map(
    (zip): ZipOfCity => ({ ...pickZip(zip), ...(sectionLookup.findByZip(zip) ?? getCityOfZip(zip)) }),
  );

  function getCityOfZip(zip: Zip): CityMembership {
    const namesake =
      zip.town &&
      byKey.get(townKey(zip))?.find(({ lat, lng }) => lat === zip.town?.lat && lng === zip.town?.lng);
    if (namesake) return { city: namesake, section: null };
    const key = townKey(zip);
    const city = postTowns.get(key) ?? postTown(zip);
    postTowns.set(key, city);
    return { city, section: null };
  }

  return {
    cities: [...cities, ...postTowns.values()],
    zips: zipsOfCities,
    neighborhoods: mergeNeighborhoods([
      ...sources.neighborhoods.map((source) => listedNeighborhood(source, towns)),
      ...sections,
      ...zipsOfCities.flatMap(sectionOfZip),
    ]),
  };
}

/**
 * The city that a town without a ZIP area is a section of; null if it is a town of its own. GeoNames is often wrong
 * about sections, so the nearest ZIP area must also belong to a large city nearby.
 */
function findSurroundingCity(town: Town, { town: city, ...area }: Zip): Town | null {
  const isSection =
    town.isListedAsSection &&
    city !== null &&
    !city.isListedAsSection &&
    city.population >= sectionOfCityPopulation &&
    distanceKm(town, area) < sectionOfCityKm;
  return isSection ? city : null;
}

const withCappedPopulation = (town: Town): Town => ({
  ...town,
  population: Math.min(town.population, sectionPopulation.withoutCity),
});

/** A town that GeoNames lacks, from one of its ZIP codes. */
const postTown = ({ name, stateCode, lat, lng }: Zip): Town => ({
  name,
  stateCode,
  lat,
  lng,
  population: 0,
  isListedAsSection: false,
});

const pickZip = ({ zip, isArea, lat, lng }: Zip) => ({ zip, isArea, lat, lng });

const sectionOfZip = ({ city, section, isArea, lat, lng }: ZipOfCity): Neighborhood[] =>
  section && isArea ? [{ name: section, city, lat, lng, population: sectionPopulation.unknown }] : [];

function listedNeighborhood(source: SourceNeighborhood, towns: readonly Town[]): Neighborhood {
  const { neighborhood: name, city, state, lat, lng } = source;
  return { name, city: getLargestTown(towns, city, state), lat, lng, population: sectionPopulation.unknown };
}

/** One neighborhood per name and city: the first, at the point of a second one nearby (our list is precise to 1 km). */
function mergeNeighborhoods(all: readonly Neighborhood[]): Neighborhood[] {
  const groups = Map.groupBy(
    all,
    (neighborhood) => `${placeKey(neighborhood.name)}|${townKey(neighborhood.city)}`,
  );
  return [...groups.values()].flatMap(([first, second]) => {
    if (!first) return [];
    const finer = second && distanceKm(first, second) < sameNeighborhoodKm ? second : first;
    const population = boroughs.has(first.name)
      ? (boroughs.get(first.name) ?? finer.population)
      : Math.min(finer.population, sectionPopulation.max);
    return [{ name: first.name, city: first.city, lat: finer.lat, lng: finer.lng, population }];
  });
}
