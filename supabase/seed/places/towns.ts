import { distanceKm } from '../../../lib/places/place.ts';
import { cleanName, placeKey } from './names.ts';
import type { SourceCity } from './sources.ts';

export type Town = {
  name: string;
  stateCode: string;
  lat: number;
  lng: number;
  population: number;
  /** GeoNames classifies it as a section of another place, which is wrong about as often as right. */
  isListedAsSection: boolean;
};

/** Places with the same name and state within this distance are one town. */
const sameTownKm = 10;

/** The source's towns with clean names. Duplicates are merged; the most populous is kept. */
export function mergeTowns(sources: readonly SourceCity[]): Town[] {
  const townsByKey = new Map<string, Town[]>();
  const byPopulation = sources
    .map(toTown)
    .filter((town) => town !== null)
    .sort(byPopulationDescending);
  for (const town of byPopulation) {
    const key = townKey(town);
    const namesakes = townsByKey.get(key) ?? [];
    if (namesakes.some((namesake) => distanceKm(namesake, town) < sameTownKm)) continue;
    townsByKey.set(key, [...namesakes, town]);
  }
  return [...townsByKey.values()].flat();
}

export const townKey = ({ name, stateCode }: { name: string; stateCode: string }) =>
  `${placeKey(name)}|${stateCode}`;

function toTown({ name, stateCode, lat, lng, population, featureCode }: SourceCity): Town | null {
  const clean = cleanName(name, stateCode);
  return clean === null
    ? null
    : { name: clean, stateCode, lat, lng, population, isListedAsSection: featureCode === 'PPLX' };
}

const byPopulationDescending = (a: Town, b: Town) =>
  b.population - a.population || (townKey(a) < townKey(b) ? -1 : 1) || a.lat - b.lat;
