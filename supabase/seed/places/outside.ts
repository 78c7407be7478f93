import { readFileSync } from 'node:fs';
import { behindAnother } from './keys.ts';
import { placeKey } from './names.ts';
import type { SourceCity } from './sources.ts';

/** A city or country that the gazetteer does not cover, so that it can say so. */
export type OutsidePlace = {
  name: string;
  country: string;
  /** The names that mean it rather than a place in the United States; none where those are meant first. */
  names: readonly string[];
  lat: number;
  lng: number;
  population: number;
};

const knownCity = 100_000;
/**
 * A name means the place outside when that is so well known and its namesake here so much smaller and no large city:
 * London, Paris and Berlin, but neither Birmingham nor Melbourne.
 */
const outsideFirst = { population: 500_000, times: 50, largestNamesake: 50_000 };
/** People in the United States know the cities of its territories. */
const territoryFirst = { population: 50_000, times: 5 };
const territories = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

/** The large cities outside the fifty states and their countries; `populationHere` is that of a key in the gazetteer. */
export function outsidePlaces(
  cities: readonly SourceCity[],
  populationHere: ReadonlyMap<string, number>,
  aliasesOf: (place: string) => readonly string[],
): OutsidePlace[] {
  const countries: Record<string, [name: string, ...names: string[]]> = JSON.parse(
    readFileSync(new URL('./countries.json', import.meta.url), 'utf8'),
  );
  const isMeant = (name: string, population: number, code: string) => {
    const here = populationHere.get(placeKey(name));
    if (here === undefined) return true;
    if (territories.has(code))
      return population >= territoryFirst.population && population >= here * territoryFirst.times;
    const { times, largestNamesake } = outsideFirst;
    return population >= outsideFirst.population && population >= here * times && here < largestNamesake;
  };
  const byCountry = Map.groupBy(cities, ({ countryCode }) => countryCode);
  return Object.entries(countries).flatMap(([code, [country, ...otherNames]]): OutsidePlace[] => {
    const own = byCountry.get(code) ?? [];
    const [largest] = own.toSorted((a, b) => b.population - a.population);
    if (!largest) return [];
    const population = own.reduce((sum, city) => sum + city.population, 0);
    const isWhole = (name: string) => name.length > 2 && isMeant(name, population, code);
    return [
      {
        name: country,
        country,
        names: [country, ...otherNames].flatMap((name) => [
          ...(isWhole(name) ? [name] : []),
          behindAnother + name,
        ]),
        lat: largest.lat,
        lng: largest.lng,
        population,
      },
      ...own
        .filter((city) => city.population >= knownCity || territories.has(code))
        .map(({ name, lat, lng, population: people }) => ({
          name,
          country,
          names: [name, ...aliasesOf(`${name}, ${country}`)].filter((each) => isMeant(each, people, code)),
          lat,
          lng,
          population: people,
        })),
    ];
  });
}
