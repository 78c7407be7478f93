// Builds places.tsv.gz from the packages named in README.md: npx node supabase/seed/places/build.ts
import { writePlaces } from './file.ts';
import { composeGazetteer } from './gazetteer.ts';
import { toRows } from './rows.ts';
import { readCities, readNeighborhoods, readZipAreas, readZips } from './sources.ts';

const gazetteer = composeGazetteer({
  cities: readCities(),
  zips: readZips(),
  zipAreas: readZipAreas(),
  neighborhoods: readNeighborhoods(),
});
const bytes = writePlaces(toRows(gazetteer));
const { cities, neighborhoods, zips } = gazetteer;
console.log(
  `${cities.length} cities, ${neighborhoods.length} neighborhoods, ${zips.length} ZIP codes; ${Math.round(bytes / 1024)} kB`,
);
