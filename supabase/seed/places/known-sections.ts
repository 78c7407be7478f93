import { type Coordinates, distanceKm } from '../../../lib/places/place.ts';
import type { SourceNeighborhood } from './sources.ts';
import { type Town, townKey } from './towns.ts';
import type { Zip } from './zips.ts';

/** The city that something belongs to, and the section of it where that is sure. */
export type Belonging = { city: Town; section: string | null };

type KnownSection = { office: string; name: string; city: Town; near: Coordinates; withinKm: number };

// Sections with a post office of their own: their mail says 'Van Nuys, CA', their mayor is that of Los Angeles.
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

/** Knows which towns and ZIP codes are parts of New York, of Washington, and of the cities with listed sections. */
export function knownSections(towns: readonly Town[], neighborhoods: readonly SourceNeighborhood[]) {
  const newYork = largest(towns, 'New York', 'NY');
  const washington = largest(towns, 'Washington', 'DC');
  const sections = Map.groupBy([...postOffices(towns), ...listed(towns, neighborhoods)], ({ office, city }) =>
    townKey({ name: office, stateCode: city.stateCode }),
  );

  function find(place: Coordinates & { name: string; stateCode: string }): KnownSection | undefined {
    return sections.get(townKey(place))?.find(({ near, withinKm }) => distanceKm(near, place) <= withinKm);
  }

  return {
    /** The city and section of a ZIP code; null when it is in no city with known sections. */
    ofZip(zip: Zip): Belonging | null {
      const borough = zip.stateCode === 'NY' ? boroughByCounty[zip.county] : undefined;
      if (borough) return { city: newYork, section: borough };
      if (zip.stateCode === 'DC') return { city: washington, section: null };
      const known = find(zip);
      return known ? { city: known.city, section: known.name } : null;
    },
    /** The city that a town is a section of, given the ZIP area nearest to it. */
    cityOfTown(town: Town, area: Zip): Town | null {
      if (town === newYork || town === washington) return null;
      if (area.stateCode === 'NY' && boroughByCounty[area.county]) return newYork;
      if (town.stateCode === 'DC') return washington;
      const known = find(town);
      return known && known.city !== town ? known.city : null;
    },
  };
}

function postOffices(towns: readonly Town[]): KnownSection[] {
  return sectionPostOffices.flatMap(({ city, stateCode, sections }) => {
    const parent = largest(towns, city, stateCode);
    return sections
      .split(', ')
      .map((each) => each.split(' = '))
      .map(([office = '', name = office]) => ({
        office,
        name,
        city: parent,
        near: parent,
        withinKm: postOfficeWithinKm,
      }));
  });
}

function listed(towns: readonly Town[], neighborhoods: readonly SourceNeighborhood[]): KnownSection[] {
  return neighborhoods.map(({ neighborhood, city, state, lat, lng }) => ({
    office: neighborhood,
    name: neighborhood,
    city: largest(towns, city, state),
    near: { lat, lng },
    withinKm: neighborhoodWithinKm,
  }));
}

/** The most populous town of a name; throws when the sources have none, because then a constant here is wrong. */
export function largest(towns: readonly Town[], name: string, stateCode: string): Town {
  const key = townKey({ name, stateCode });
  const found = towns.find((town) => townKey(town) === key);
  if (!found) throw new Error(`No town ${name}, ${stateCode} in the sources.`);
  return found;
}
