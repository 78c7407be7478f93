// Builds places.tsv.gz, and the sample that a test measures it by, from the packages named in README.md:
// npx node supabase/seed/places/build.ts
import { writePlaces } from './file.ts';
import { composeGazetteer } from './gazetteer.ts';
import { toRows } from './rows.ts';
import { writeSample } from './sample.ts';
import { readCities, readNeighborhoods, readZipAreas, readZips } from './sources.ts';

const zips = readZips();
const gazetteer = composeGazetteer({
  cities: readCities(),
  zips,
  zipAreas: readZipAreas(),
  neighborhoods: readNeighborhoods(),
});
const bytes = writePlaces(toRows(gazetteer));
writeSample(gazetteer, zips);
console.log(
  `${gazetteer.cities.length} cities, ${gazetteer.neighborhoods.length} neighborhoods, ${gazetteer.zips.length} ZIP codes; ${Math.round(bytes / 1024)} kB`,
);
