import { townKey } from './towns.ts';

const aliases: Record<string, readonly string[]> = {
  'newyork|NY': ['New York City', 'NYC', 'City of New York'],
  'bronx|NY': ['The Bronx'],
  'washington|DC': ['Washington DC', 'Washington D C'],
  'losangeles|CA': ['LA'],
  'sanfrancisco|CA': ['SF', 'San Fran'],
  'philadelphia|PA': ['Philly'],
  'lasvegas|NV': ['Vegas'],
  'ventura|CA': ['San Buenaventura'],
  'indianapolis|IN': ['Indy'],
};

/** Other names by which people look for a place. */
export const aliasesOf = (place: { name: string; stateCode: string }): readonly string[] =>
  aliases[townKey(place)] ?? [];
