import { type Coordinates, distanceKm } from '../../../lib/places/place.ts';
import { type Belonging, knownSections, largest } from './known-sections.ts';
import { placeKey } from './names.ts';
import { nearestOf } from './nearest.ts';
import type { SourceCity, SourceNeighborhood, SourceZip } from './sources.ts';
import { mergeTowns, type Town, townKey } from './towns.ts';
import { locateZips, type Zip } from './zips.ts';

export type ZipOfCity = { zip: string; isArea: boolean } & Belonging & Coordinates;
export type Neighborhood = { name: string; city: Town; population: number } & Coordinates;
export type Gazetteer = { cities: Town[]; zips: ZipOfCity[]; neighborhoods: Neighborhood[] };

export type Sources = {
  cities: readonly SourceCity[];
  zips: readonly SourceZip[];
  zipAreas: ReadonlyMap<string, Coordinates>;
  neighborhoods: readonly SourceNeighborhood[];
};

const sectionOfCityKm = 15;
const sectionOfCityPopulation = 50_000;
const sameNeighborhoodKm = 5;
/** Sections carry absurd populations (South Boston 571,281), which would put them before real cities. */
const sectionPopulation = { most: 20_000, unknown: 20_000, ofNoCity: 1_000 };
/** New York's boroughs are cities by size. Of Manhattan the source has no count; this one is the Census of 2010. */
const boroughs = new Map([
  ['Manhattan', 1_585_873],
  ['Brooklyn', null],
  ['Queens', null],
  ['Bronx', null],
  ['Staten Island', null],
]);

/** Makes one consistent set of places out of four sources that spell, place and count them differently. */
export function composeGazetteer(sources: Sources): Gazetteer {
  const towns = mergeTowns(sources.cities);
  const zips = locateZips(sources.zips, sources.zipAreas, towns);
  const known = knownSections(towns, sources.neighborhoods);

  const areas = zips.filter(({ isArea }) => isArea);
  const nearestArea = nearestOf(areas);
  const withPostOffice = new Set(areas.map(({ town }) => town));
  const cities: Town[] = [];
  const sections: Neighborhood[] = [];
  for (const town of towns) {
    const area = nearestArea(town);
    const city =
      area && (known.cityOfTown(town, area) ?? (withPostOffice.has(town) ? null : cityAround(town, area)));
    if (city) sections.push({ ...town, city });
    else cities.push(withPostOffice.has(town) || !town.isCalledSection ? town : withTrueishPopulation(town));
  }

  const byKey = Map.groupBy(cities, townKey);
  const postTowns = new Map<string, Town>();
  // Areas first: a town lies where its people live, not at the box of its post office.
  const zipsOfCities = [...areas, ...zips.filter(({ isArea }) => !isArea)].map(
    (zip): ZipOfCity => ({ ...pickZip(zip), ...(known.ofZip(zip) ?? cityOfZip(zip)) }),
  );

  function cityOfZip(zip: Zip): Belonging {
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

// A so-called section without a post office is one indeed when it lies in the ZIP code of a city nearby.
function cityAround(town: Town, { town: city, ...area }: Zip): Town | null {
  const isSection =
    town.isCalledSection &&
    city !== null &&
    !city.isCalledSection &&
    city.population >= sectionOfCityPopulation &&
    distanceKm(town, area) < sectionOfCityKm;
  return isSection ? city : null;
}

const withTrueishPopulation = (town: Town): Town => ({
  ...town,
  population: Math.min(town.population, sectionPopulation.ofNoCity),
});

/** A town too small for the list of towns, known by its post office. */
const postTown = ({ name, stateCode, lat, lng }: Zip): Town => ({
  name,
  stateCode,
  lat,
  lng,
  population: 0,
  isCalledSection: false,
});

const pickZip = ({ zip, isArea, lat, lng }: Zip) => ({ zip, isArea, lat, lng });

const sectionOfZip = ({ city, section, isArea, lat, lng }: ZipOfCity): Neighborhood[] =>
  section && isArea ? [{ name: section, city, lat, lng, population: sectionPopulation.unknown }] : [];

function listedNeighborhood(source: SourceNeighborhood, towns: readonly Town[]): Neighborhood {
  const { neighborhood: name, city, state, lat, lng } = source;
  return { name, city: largest(towns, city, state), lat, lng, population: sectionPopulation.unknown };
}

/** One neighborhood per name and city: the first given, at the finer point of a later one that means the same. */
function mergeNeighborhoods(all: readonly Neighborhood[]): Neighborhood[] {
  const groups = Map.groupBy(all, (each) => `${placeKey(each.name)}|${townKey(each.city)}`);
  return [...groups.values()].flatMap(([first, second]) => {
    if (!first) return [];
    const finer = second && distanceKm(first, second) < sameNeighborhoodKm ? second : first;
    const most = boroughs.has(first.name)
      ? (boroughs.get(first.name) ?? finer.population)
      : Math.min(finer.population, sectionPopulation.most);
    return [{ name: first.name, city: first.city, lat: finer.lat, lng: finer.lng, population: most }];
  });
}
