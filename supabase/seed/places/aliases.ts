const aliases: Record<string, readonly string[]> = {
  'New York|NY': ['New York City', 'NYC', 'City of New York'],
  'Bronx|NY': ['The Bronx'],
  'Washington|DC': ['Washington DC', 'Washington D C'],
  'Los Angeles|CA': ['LA'],
  'San Francisco|CA': ['SF', 'San Fran'],
  'Philadelphia|PA': ['Philly'],
  'Las Vegas|NV': ['Vegas'],
  'Ventura|CA': ['San Buenaventura'],
  'Indianapolis|IN': ['Indy'],
};

/** Other names by which people look for a place. */
export const aliasesOf = ({ name, stateCode }: { name: string; stateCode: string }): readonly string[] =>
  aliases[`${name}|${stateCode}`] ?? [];
