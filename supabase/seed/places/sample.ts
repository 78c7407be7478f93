import { writeFileSync } from 'node:fs';
import { distanceKm } from '../../../lib/places/place.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { SourceZip } from './sources.ts';

const file = new URL('../../../tests/places/fixtures/reverse-sample.tsv', import.meta.url);

/** Every so many of the points that qualify, which are about 10,000. */
const oneOf = 12;
/** Nearer the point says nothing that the Census point does not say; farther one of the two is wrong. */
const apartKm = { least: 0.5, most: 20 };
const cityPopulation = 2000;

/**
 * Writes points with known cities to measure the reverse look-up by: the post office's points of ZIP areas, which the
 * gazetteer does not hold (it holds the Census points).
 */
export function writeSample({ zips }: Gazetteer, postal: readonly SourceZip[]): void {
  const postalPoints = new Map(postal.map(({ zip, lat, lng }) => [zip, { lat, lng }]));
  const sample = zips
    .filter(({ isArea, city }) => isArea && city.population >= cityPopulation)
    .flatMap(({ zip, city, lat, lng }) => {
      const point = postalPoints.get(zip);
      const km = point ? distanceKm(point, { lat, lng }) : 0;
      return point && km >= apartKm.least && km <= apartKm.most
        ? [[point.lat, point.lng, city.name, city.stateCode]]
        : [];
    })
    .filter((_, index) => index % oneOf === 0);
  writeFileSync(file, sample.map((cells) => `${cells.join('\t')}\n`).join(''));
}
