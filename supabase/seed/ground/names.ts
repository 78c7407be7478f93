import { outlineGridSize } from '../../../lib/places/outline-grid.ts';
import { usStates } from '../../../lib/places/us-states.ts';
import { readPlaces } from '../places/file.ts';
import { type Box, toGrid } from './lines.ts';

/** 0: a state; 1: a city or a section of one. */
type Kind = 0 | 1;
type Name = {
  name: string;
  stateCode: string;
  x: number;
  y: number;
  kind: Kind;
  weight: number;
  minZoom: number;
};

export type ZoomedName = Omit<Name, 'weight' | 'minZoom'> & { zoom: number };

const zoomRange = { min: 4, max: 14 };
/** The approximate width of a letter on the screen, and the space around a name. */
const letterPx = 7;
const marginPx = 26;

export function placeNames(): Name[] {
  const rows = readPlaces();
  return rows.flatMap(({ kind, name, stateCode, lat, lng, population }): Name[] => {
    const [x, y] = toGrid([lng, lat]);
    const place = { x, y, stateCode: stateCode.toLowerCase() };
    if (kind === 'city' && population > 0)
      return [{ ...place, name, kind: 1, weight: population, minZoom: getMinZoom(population) }];
    // Sections appear only at a zoom at which their city's name is already shown.
    return kind === 'neighborhood' ? [{ ...place, name, kind: 1, weight: 0, minZoom: 12 }] : [];
  });
}

/** A small place isn't shown at a low zoom even if there is room. */
const getMinZoom = (population: number): number => {
  const minPopulations = [400_000, 150_000, 60_000, 25_000, 10_000, 4_000, 1_500];
  const index = minPopulations.findIndex((minPopulation) => population >= minPopulation);
  return zoomRange.min + (index < 0 ? minPopulations.length : index);
};

/**
 * Assigns each name the lowest zoom at which it overlaps no other name. Names that a lower zoom shows have priority,
 * then states, then the more populous places. Names that don't overlap at one zoom don't overlap at a higher one, where
 * they are farther apart.
 */
export function assignZooms(
  places: readonly Name[],
  states: readonly { code: string; box: Box }[],
): ZoomedName[] {
  const shown: ZoomedName[] = [];
  let remaining = [...states.map(stateName), ...places].sort(
    (a, b) => a.kind - b.kind || b.weight - a.weight,
  );
  for (let zoom = zoomRange.min; zoom <= zoomRange.max; zoom++) {
    const grid = createLabelGrid(zoom);
    for (const name of shown) grid.occupy(name);
    const next: Name[] = [];
    for (const name of remaining) {
      const { weight, minZoom, ...rest } = name;
      if (minZoom > zoom || grid.isTaken(name)) next.push(name);
      else {
        grid.occupy(name);
        shown.push({ ...rest, zoom });
      }
    }
    remaining = next;
  }
  return shown;
}

function stateName({ code, box: [west, north, east, south] }: { code: string; box: Box }): Name {
  const name = usStates.find((state) => state.code.toLowerCase() === code)?.name ?? code;
  const [x, y] = [Math.round((west + east) / 2), Math.round((north + south) / 2)];
  const width = ((east - west) / outlineGridSize) * 256;
  // The lowest zoom at which the name fits into the state.
  const minZoom = Math.max(zoomRange.min, Math.ceil(Math.log2((name.length * letterPx) / width)));
  return { name, stateCode: code, x, y, kind: 0, weight: width, minZoom };
}

function createLabelGrid(zoom: number) {
  const px = (256 * 2 ** zoom) / outlineGridSize;
  const taken = new Map<string, Extent[]>();
  const cellPx = 128;
  const getExtent = ({ name, x, y }: Pick<Name, 'name' | 'x' | 'y'>): Extent => {
    const half = (name.length * letterPx + marginPx) / 2;
    return [x * px - half, y * px - marginPx / 2, x * px + half, y * px + marginPx / 2];
  };
  const getCells = ([west, north, east, south]: Extent): string[] => {
    const cells: string[] = [];
    for (let column = Math.floor(west / cellPx); column <= east / cellPx; column++)
      for (let row = Math.floor(north / cellPx); row <= south / cellPx; row++) cells.push(`${column},${row}`);
    return cells;
  };
  return {
    isTaken: (name: Pick<Name, 'name' | 'x' | 'y'>): boolean => {
      const extent = getExtent(name);
      return getCells(extent).some((cell) => taken.get(cell)?.some((other) => overlaps(extent, other)));
    },
    occupy: (name: Pick<Name, 'name' | 'x' | 'y'>): void => {
      const extent = getExtent(name);
      for (const cell of getCells(extent)) taken.set(cell, [...(taken.get(cell) ?? []), extent]);
    },
  };
}

type Extent = [number, number, number, number];

const overlaps = (a: Extent, b: Extent): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
