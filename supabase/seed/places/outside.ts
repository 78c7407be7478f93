import { readFileSync } from 'node:fs';
import { qualifierPrefix } from './keys.ts';
import { placeKey } from './names.ts';
import type { SourceCity } from './sources.ts';

/** A city or country that the gazetteer doesn't cover, for an explanation to the visitor. */
type OutsidePlace = {
  name: string;
  country: string;
  /** The names for which it takes precedence over places in the United States. */
  names: readonly string[];
  lat: number;
  lng: number;
  population: number;
};

const minCityPopulation = 100_000;
/**
 * A place outside takes precedence if it is far larger and its namesake in the United States is not a large city:
 * London, Paris and Berlin, but neither Birmingham nor Melbourne.
 */
const outsideFirst = { population: 500_000, times: 50, maxNamesakePopulation: 50_000 };
/** Lower thresholds, because Americans know the cities of US territories. */
const territoryFirst = { population: 50_000, times: 5 };
const territories = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

/**
 * The large cities outside the fifty states, and their countries. `populationByKey` has the largest population of the
 * covered places with a key.
 */
export function outsidePlaces(
  cities: readonly SourceCity[],
  populationByKey: ReadonlyMap<string, number>,
  getAliases: (place: string) => readonly string[],
): OutsidePlace[] {
  const countries: Record<string, [name: string, ...names: string[]]> = JSON.parse(
    readFileSync(new URL('./countries.json', import.meta.url), 'utf8'),
  );
  const takesPrecedence = (name: string, population: number, code: string) => {
    const usPopulation = populationByKey.get(placeKey(name));
    if (usPopulation === undefined) return true;
    if (territories.has(code))
      return population >= territoryFirst.population && population >= usPopulation * territoryFirst.times;
    const { times, maxNamesakePopulation } = outsideFirst;
    return (
      population >= outsideFirst.population &&
      population >= usPopulation * times &&
      usPopulation < maxNamesakePopulation
    );
  };
  const byCountry = Map.groupBy(cities, ({ countryCode }) => countryCode);
  return Object.entries(countries).flatMap(([code, [country, ...otherNames]]): OutsidePlace[] => {
    const own = byCountry.get(code) ?? [];
    const [largest] = own.toSorted((a, b) => b.population - a.population);
    if (!largest) return [];
    const population = own.reduce((sum, city) => sum + city.population, 0);
    const isUnambiguous = (name: string) => name.length > 2 && takesPrecedence(name, population, code);
    return [
      {
        name: country,
        country,
        names: [country, ...otherNames].flatMap((name) => [
          ...(isUnambiguous(name) ? [name] : []),
          qualifierPrefix + name,
        ]),
        lat: largest.lat,
        lng: largest.lng,
        population,
      },
      ...own
        .filter((city) => city.population >= minCityPopulation || territories.has(code))
        .map(({ name, lat, lng, population: cityPopulation }) => ({
          name,
          country,
          names: [name, ...getAliases(`${name}, ${country}`)].filter((alias) =>
            takesPrecedence(alias, cityPopulation, code),
          ),
          lat,
          lng,
          population: cityPopulation,
        })),
    ];
  });
}
