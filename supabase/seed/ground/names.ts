import { groundSpan } from '../../../lib/places/ground.ts';
import { usStates } from '../../../lib/places/us-states.ts';
import { readPlaces } from '../places/file.ts';
import { type Box, onGrid } from './lines.ts';

/** 0: a state; 1: a city, or a section of one. */
type Kind = 0 | 1;
type Name = {
  name: string;
  stateCode: string;
  x: number;
  y: number;
  kind: Kind;
  weight: number;
  from: number;
};

/** A name, and the zoom from which there is room for it. */
export type StateName = Omit<Name, 'weight' | 'from'> & { zoom: number };

const [farthest, nearest] = [4, 14];
/** What letters take on the screen, with some room around them. */
const letterPx = 7;
const [roomX, roomY] = [26, 26];

/** Every place that people live in, the states first. */
export function placeNames(): Name[] {
  const rows = readPlaces();
  return rows.flatMap(({ kind, name, stateCode, lat, lng, population }): Name[] => {
    const [x, y] = onGrid([lng, lat]);
    const place = { x, y, stateCode: stateCode.toLowerCase() };
    if (kind === 'city' && population > 0)
      return [{ ...place, name, kind: 1, weight: population, from: zoomOf(population) }];
    // Where a city has its name already, its parts are named.
    return kind === 'neighborhood' ? [{ ...place, name, kind: 1, weight: 0, from: 12 }] : [];
  });
}

/** A small place that happens to have room around it is none that anybody looks for from afar. */
const zoomOf = (population: number): number => {
  const least = [400_000, 150_000, 60_000, 25_000, 10_000, 4_000, 1_500];
  const at = least.findIndex((each) => population >= each);
  return farthest + (at < 0 ? least.length : at);
};

/**
 * The zoom from which each is shown, so that no two names lie over each other: at each zoom those that were shown before, then the
 * more populous first. Between them the distance only grows.
 */
export function firstNames(
  places: readonly Name[],
  states: readonly { code: string; box: Box }[],
): StateName[] {
  const shown: StateName[] = [];
  let waiting = [...states.map(stateName), ...places].sort(
    (one, other) => one.kind - other.kind || other.weight - one.weight,
  );
  for (let zoom = farthest; zoom <= nearest; zoom++) {
    const room = roomAt(zoom);
    for (const name of shown) room.take(name);
    const left: Name[] = [];
    for (const name of waiting) {
      const { weight, from, ...rest } = name;
      if (from > zoom || room.isTaken(name)) left.push(name);
      else {
        room.take(name);
        shown.push({ ...rest, zoom });
      }
    }
    waiting = left;
  }
  return shown;
}

/** In the middle of its box, which is not far from anybody's idea of it. */
function stateName({ code, box: [west, north, east, south] }: { code: string; box: Box }): Name {
  const name = usStates.find((state) => state.code.toLowerCase() === code)?.name ?? code;
  const [x, y] = [Math.round((west + east) / 2), Math.round((north + south) / 2)];
  const width = ((east - west) / groundSpan) * 256;
  // From where its name fits into it.
  const from = Math.max(farthest, Math.ceil(Math.log2((name.length * letterPx) / width)));
  return { name, stateCode: code, x, y, kind: 0, weight: width, from };
}

function roomAt(zoom: number) {
  const px = (256 * 2 ** zoom) / groundSpan;
  const taken = new Map<string, Extent[]>();
  const cellPx = 128;
  const extentOf = ({ name, x, y }: Pick<Name, 'name' | 'x' | 'y'>): Extent => {
    const half = (name.length * letterPx + roomX) / 2;
    return [x * px - half, y * px - roomY / 2, x * px + half, y * px + roomY / 2];
  };
  const cellsOf = ([west, north, east, south]: Extent): string[] => {
    const cells: string[] = [];
    for (let column = Math.floor(west / cellPx); column <= east / cellPx; column++)
      for (let row = Math.floor(north / cellPx); row <= south / cellPx; row++) cells.push(`${column},${row}`);
    return cells;
  };
  return {
    isTaken: (name: Pick<Name, 'name' | 'x' | 'y'>): boolean => {
      const extent = extentOf(name);
      return cellsOf(extent).some((cell) => taken.get(cell)?.some((other) => meet(extent, other)));
    },
    take: (name: Pick<Name, 'name' | 'x' | 'y'>): void => {
      const extent = extentOf(name);
      for (const cell of cellsOf(extent)) taken.set(cell, [...(taken.get(cell) ?? []), extent]);
    },
  };
}

type Extent = [number, number, number, number];

const meet = (one: Extent, other: Extent): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
