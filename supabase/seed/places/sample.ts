import { writeFileSync } from 'node:fs';
import { distanceKm } from '../../../lib/places/place.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { SourceZip } from './sources.ts';

const file = new URL('../../../tests/places/fixtures/reverse-sample.tsv', import.meta.url);

/** Takes every twelfth of the about 10,000 suitable points. */
const sampleEvery = 12;
/** A nearer point tests nothing beyond the Census point; at a greater distance one of the two is wrong. */
const distanceRangeKm = { min: 0.5, max: 20 };
const cityPopulation = 2000;

/**
 * Writes points with known cities to measure reverse geocoding: the post office's points of ZIP areas. The gazetteer
 * doesn't contain them; it has the Census points.
 */
export function writeSample({ zips }: Gazetteer, postal: readonly SourceZip[]): void {
  const postalPoints = new Map(postal.map(({ zip, lat, lng }) => [zip, { lat, lng }]));
  const sample = zips
    .filter(({ isArea, city }) => isArea && city.population >= cityPopulation)
    .flatMap(({ zip, city, lat, lng }) => {
      const point = postalPoints.get(zip);
      const km = point ? distanceKm(point, { lat, lng }) : 0;
      return point && km >= distanceRangeKm.min && km <= distanceRangeKm.max
        ? [[point.lat, point.lng, city.name, city.stateCode]]
        : [];
    })
    .filter((_, index) => index % sampleEvery === 0);
  writeFileSync(file, sample.map((cells) => `${cells.join('\t')}\n`).join(''));
}
