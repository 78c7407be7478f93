import { type Coordinates, distanceKm } from '../../../lib/places/place.ts';
import type { SourceNeighborhood } from './sources.ts';
import { type Town, townKey } from './towns.ts';
import type { Zip } from './zips.ts';

/** The city of a place, and its section of the city, if certain. */
export type CityMembership = { city: Town; section: string | null };

type KnownSection = { office: string; name: string; city: Town; near: Coordinates; withinKm: number };

// Sections with a post office of their own: mail is addressed to 'Van Nuys, CA', but the section belongs to Los
// Angeles.
const sectionPostOffices: readonly { city: string; stateCode: string; sections: string }[] = [
  {
    city: 'Los Angeles',
    stateCode: 'CA',
    sections:
      'Canoga Park, Chatsworth, Encino, Granada Hills, Harbor City, Mission Hills, North Hills, Northridge, Pacific Palisades, Pacoima, Panorama City, Playa Del Rey, Playa Vista, Porter Ranch, Reseda, San Pedro, Sherman Oaks, Studio City, Sun Valley, Sunland, Sylmar, Tarzana, Toluca Lake, Tujunga, Valley Village, West Hills, Wilmington, Winnetka, Woodland Hills',
  },
  {
    city: 'Boston',
    stateCode: 'MA',
    sections:
      'Allston, Brighton, Charlestown, Dorchester, Dorchester Center = Dorchester, East Boston, Hyde Park, Jamaica Plain, Mattapan, Roslindale, Roxbury, Roxbury Crossing = Roxbury, West Roxbury',
  },
  { city: 'San Diego', stateCode: 'CA', sections: 'La Jolla, San Ysidro' },
];

const boroughByCounty: Record<string, string> = {
  'New York': 'Manhattan',
  Kings: 'Brooklyn',
  Queens: 'Queens',
  Bronx: 'Bronx',
  Richmond: 'Staten Island',
};

const postOfficeWithinKm = 40;
const neighborhoodWithinKm = 5;

/** Finds the towns and ZIP codes that are sections of New York, Washington and the cities with listed sections. */
export function createSectionLookup(towns: readonly Town[], neighborhoods: readonly SourceNeighborhood[]) {
  const newYork = getLargestTown(towns, 'New York', 'NY');
  const washington = getLargestTown(towns, 'Washington', 'DC');
  const sections = Map.groupBy(
    [...listPostOfficeSections(towns), ...listNeighborhoodSections(towns, neighborhoods)],
    ({ office, city }) => townKey({ name: office, stateCode: city.stateCode }),
  );

  function find(place: Coordinates & { name: string; stateCode: string }): KnownSection | undefined {
    return sections.get(townKey(place))?.find(({ near, withinKm }) => distanceKm(near, place) <= withinKm);
  }

  return {
    /** The city and section of a ZIP code; null if it is in no city with listed sections. */
    findByZip(zip: Zip): CityMembership | null {
      const borough = zip.stateCode === 'NY' ? boroughByCounty[zip.county] : undefined;
      if (borough) return { city: newYork, section: borough };
      if (zip.stateCode === 'DC') return { city: washington, section: null };
      const section = find(zip);
      return section ? { city: section.city, section: section.name } : null;
    },
    /** The city that contains a town as a section, given the ZIP area nearest to it; null if there is none. */
    findCityOfTown(town: Town, area: Zip): Town | null {
      if (town === newYork || town === washington) return null;
      if (area.stateCode === 'NY' && boroughByCounty[area.county]) return newYork;
      if (town.stateCode === 'DC') return washington;
      const known = find(town);
      return known && known.city !== town ? known.city : null;
    },
  };
}

function listPostOfficeSections(towns: readonly Town[]): KnownSection[] {
  return sectionPostOffices.flatMap(({ city, stateCode, sections }) => {
    const parent = getLargestTown(towns, city, stateCode);
    return sections
      .split(', ')
      .map((entry) => entry.split(' = '))
      .map(([office = '', name = office]) => ({
        office,
        name,
        city: parent,
        near: parent,
        withinKm: postOfficeWithinKm,
      }));
  });
}

function listNeighborhoodSections(
  towns: readonly Town[],
  neighborhoods: readonly SourceNeighborhood[],
): KnownSection[] {
  return neighborhoods.map(({ neighborhood, city, state, lat, lng }) => ({
    office: neighborhood,
    name: neighborhood,
    city: getLargestTown(towns, city, state),
    near: { lat, lng },
    withinKm: neighborhoodWithinKm,
  }));
}

/**
 * The most populous town with a name.
 * @throws if there is none, because a constant here is then wrong
 */
export function getLargestTown(towns: readonly Town[], name: string, stateCode: string): Town {
  const key = townKey({ name, stateCode });
  const found = towns.find((town) => townKey(town) === key);
  if (!found) throw new Error(`No town ${name}, ${stateCode} in the sources.`);
  return found;
}
