import { distanceKm } from '../../../lib/places/place.ts';
import { cleanName, placeKey } from './names.ts';
import type { SourceCity } from './sources.ts';

export type Town = {
  name: string;
  stateCode: string;
  lat: number;
  lng: number;
  population: number;
  /** GeoNames says that it is a section of another place, which is wrong about as often as it is right. */
  isCalledSection: boolean;
};

/** One name in one state within this distance is one town. */
const sameTownKm = 10;

/** The towns of the source under clean names; spellings and parts of one town merged, the most populous one kept. */
export function mergeTowns(sources: readonly SourceCity[]): Town[] {
  const kept = new Map<string, Town[]>();
  const byPopulation = sources
    .map(toTown)
    .filter((town) => town !== null)
    .sort(mostPopulousFirst);
  for (const town of byPopulation) {
    const key = townKey(town);
    const namesakes = kept.get(key) ?? [];
    if (namesakes.some((namesake) => distanceKm(namesake, town) < sameTownKm)) continue;
    kept.set(key, [...namesakes, town]);
  }
  return [...kept.values()].flat();
}

export const townKey = ({ name, stateCode }: { name: string; stateCode: string }) =>
  `${placeKey(name)}|${stateCode}`;

function toTown({ name, stateCode, lat, lng, population, featureCode }: SourceCity): Town | null {
  const clean = cleanName(name, stateCode);
  return clean === null
    ? null
    : { name: clean, stateCode, lat, lng, population, isCalledSection: featureCode === 'PPLX' };
}

const mostPopulousFirst = (a: Town, b: Town) =>
  b.population - a.population || (townKey(a) < townKey(b) ? -1 : 1) || a.lat - b.lat;
