import { readFileSync } from 'node:fs';
import { usStates } from '../../../lib/places/us-states.ts';
import type { Gazetteer } from './gazetteer.ts';
import { cleanName, placeKey } from './names.ts';
import type { SourceZip } from './sources.ts';
import type { Town } from './towns.ts';

/** A region larger than a city, with the point that represents it. */
export type Region = {
  name: string;
  stateCode: string;
  names: readonly string[];
  lat: number;
  lng: number;
  population: number;
};

type ListedRegion = Omit<Region, 'stateCode' | 'names'> & { state: string; names?: string[] };

/** Regions of our own list, such as 'Cape Cod' and 'Silicon Valley', with points where most of their people live. */
export const listedRegions = (): Region[] =>
  (JSON.parse(readFileSync(new URL('./regions.json', import.meta.url), 'utf8')) as ListedRegion[]).map(
    ({ state, names = [], ...region }) => ({ ...region, stateCode: state, names }),
  );

/** Counties that are a city or a borough, which has its own name here. */
const cityCountyPattern = /\(city|^Carson City$|^City and County of |^District of Columbia$/;
const boroughCounties = new Set(['New York', 'Kings', 'Queens', 'Bronx', 'Richmond']);

/** The counties of the ZIP codes, each at its population center, with its share of its cities' population. */
export function counties({ zips: zipsOfCities, cities }: Gazetteer, zips: readonly SourceZip[]): Region[] {
  const countyByZip = new Map(zips.map(({ zip, county, stateCode }) => [zip, { county, stateCode }]));
  const areas = zipsOfCities.filter(({ isArea }) => isArea);
  const areasOfCity = Map.groupBy(areas, ({ city }) => city);
  const takenKeys = new Set(cities.map(({ name }) => placeKey(name)));

  const groups = Map.groupBy(areas, ({ zip, city }) => {
    const { county = '', stateCode = '' } = countyByZip.get(zip) ?? {};
    const hasNoCounty = county === '' || stateCode !== city.stateCode || cityCountyPattern.test(county);
    const isBorough = stateCode === 'NY' && boroughCounties.has(county);
    return hasNoCounty || isBorough ? '' : `${countyName(county, stateCode)}|${stateCode}`;
  });
  return [...groups].flatMap(([key, members]): Region[] => {
    const [name = '', stateCode = ''] = key.split('|');
    if (!name) return [];
    const bare = name.replace(/ County$/, '');
    const weights = members.map(({ city }) => city.population / (areasOfCity.get(city)?.length ?? 1));
    const total = weights.reduce((sum, weight) => sum + weight + 1, 0);
    const getWeightedMean = (degrees: (member: (typeof members)[number]) => number) =>
      members.reduce((sum, member, index) => sum + degrees(member) * ((weights[index] ?? 0) + 1), 0) / total;
    const isUnique = !takenKeys.has(placeKey(bare));
    return [
      {
        name,
        stateCode,
        // 'Montgomery Co., PA': 'Co' alone is Colorado, so the short form includes the state.
        names: bare === name ? [] : [...(isUnique ? [bare] : []), `${bare} Co ${stateCode}`],
        lat: getWeightedMean(({ lat }) => lat),
        lng: getWeightedMean(({ lng }) => lng),
        population: Math.round(total - members.length),
      },
    ];
  });
}

function countyName(county: string, stateCode: string): string {
  const bare = cleanName(county.replace(/^City and Borough of | County$| Parish$/g, ''), stateCode) ?? county;
  if (stateCode === 'LA') return `${bare} Parish`;
  if (stateCode !== 'AK') return `${bare} County`;
  if (county.endsWith('(CA)')) return `${bare} Census Area`;
  return / (Borough|Area|Municipality)$/.test(bare) ? bare : `${bare} Borough`;
}

/** A city of this size takes precedence over the state of its name: New York and Washington. */
const wellKnownCityPopulation = 500_000;

/** The states, each with the population of its cities and the point of the largest. */
export const states = (cities: readonly Town[]): Region[] =>
  usStates.map(({ code, name }) => {
    const own = cities.filter(({ stateCode }) => stateCode === code);
    const largest = own.reduce((best, city) => (city.population > best.population ? city : best));
    const namesakes = cities.filter(
      (city) => city.population >= wellKnownCityPopulation && placeKey(city.name) === placeKey(name),
    );
    const population = own.reduce((sum, city) => sum + city.population, 0);
    return {
      name,
      stateCode: code,
      names: [code],
      lat: largest.lat,
      lng: largest.lng,
      population: Math.min(population, ...namesakes.map((city) => city.population - 1)),
    };
  });
