import { findUsState } from '../../../lib/places/us-states.ts';
import { readPlaces } from '../places/file.ts';
import { readNeighborhoods } from '../places/sources.ts';
import { createPlaceStock, type Neighborhood, type PlaceStock, type Town, type Zip } from './place-stock.ts';

type Contents = { zips: Zip[]; neighborhoods: Neighborhood[] };

/** The real places of the committed gazetteer, with the neighborhoods of our own list. */
export function readPlaceStock(): PlaceStock {
  const rows = readPlaces();
  const listed = new Set(
    readNeighborhoods().map(({ neighborhood, city, state }) => `${neighborhood}|${city}|${state}`),
  );
  const contents = new Map<number, Contents>();
  for (const { kind, name, stateCode, cityId, isArea, lat, lng } of rows) {
    if (cityId === null) continue;
    const found = contents.get(cityId) ?? { zips: [], neighborhoods: [] };
    contents.set(cityId, found);
    if (kind === 'zip' && isArea) found.zips.push({ zip: name, lat, lng });
    if (kind === 'neighborhood' && listed.has(`${name}|${rows[cityId - 1]?.name}|${stateCode}`))
      found.neighborhoods.push({ name, lat, lng });
  }
  const towns = rows.flatMap(({ kind, name, stateCode, lat, lng, population }, index): Town[] => {
    const state = findUsState(stateCode);
    if (kind !== 'city' || !state) return [];
    const { zips, neighborhoods } = contents.get(index + 1) ?? { zips: [], neighborhoods: [] };
    return [{ name, state: state.name, lat, lng, population, zips, neighborhoods }];
  });
  return createPlaceStock(towns);
}
