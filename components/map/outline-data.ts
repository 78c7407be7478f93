'use client';

import { outlineGridSize } from '@/lib/places/outline-grid';

/** West, north, east and south; the world spans 0 to 1. */
export type Box = readonly [number, number, number, number];

/** A line or a ring: alternating x and y; the world spans 0 to 1. */
export type Line = { points: Float64Array; box: Box };

type OutlineName = { text: string; x: number; y: number; zoom: number; isState: boolean };

export type OutlinePart = { land: Line[]; foreignLand: Line[]; lines: Line[]; names: OutlineName[] };

/**
 * A file in public/_ground/, written by supabase/seed/ground. Each name is a text, x, y, its lowest zoom, and 0 for a
 * state.
 */
type PackedOutline = {
  states?: Record<string, [number, number, number, number]>;
  land?: number[][];
  abroad?: number[][];
  lines: number[][];
  names: [string, number, number, number, 0 | 1][];
};

export type CountryOutline = OutlinePart & { states: Map<string, Box> };

const toWorldUnit = (steps: number) => steps / outlineGridSize;

const filePromises = new Map<string, Promise<PackedOutline>>();

/** Loads each file once for all maps; a failed request may be repeated. */
function loadFile(name: string): Promise<PackedOutline> {
  const cached = filePromises.get(name);
  if (cached) return cached;
  // A fixed path instead of a route, because all routes are part of every page's first script.
  const promise = fetch(new URL(`_ground/${name}.json`, location.origin)).then((response) => {
    if (!response.ok) throw new Error(`The outline of ${name} could not be loaded.`);
    return response.json() as Promise<PackedOutline>;
  });
  filePromises.set(name, promise);
  promise.catch(() => filePromises.delete(name));
  return promise;
}

/**
 * Shores, borders and the names of large cities.
 * @throws when the file can't be loaded
 */
export async function loadCountry(): Promise<CountryOutline> {
  const packed = await loadFile('us');
  const states = Object.entries(packed.states ?? {}).map(
    ([code, [west, north, east, south]]) =>
      [code, [toWorldUnit(west), toWorldUnit(north), toWorldUnit(east), toWorldUnit(south)]] as const,
  );
  return { ...unpackPart(packed), states: new Map(states) };
}

/**
 * A state's counties and further names.
 * @throws when the file can't be loaded
 */
export const loadState = (code: string): Promise<OutlinePart> => loadFile(code).then(unpackPart);

const unpackPart = ({ land = [], abroad = [], lines, names }: PackedOutline): OutlinePart => ({
  land: land.map(unpackLine),
  foreignLand: abroad.map(unpackLine),
  lines: lines.map(unpackLine),
  names: names.map(([text, x, y, zoom, nameKind]) => ({
    text,
    x: toWorldUnit(x),
    y: toWorldUnit(y),
    zoom,
    isState: nameKind === 0,
  })),
});

/** Decodes a line whose points are offsets from the previous point. */
function unpackLine(steps: readonly number[]): Line {
  const points = new Float64Array(steps.length);
  let [x, y] = [0, 0];
  let [west, north, east, south] = [1, 1, 0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    x += toWorldUnit(steps[index] ?? 0);
    y += toWorldUnit(steps[index + 1] ?? 0);
    points[index] = x;
    points[index + 1] = y;
    [west, north, east, south] = [
      Math.min(west, x),
      Math.min(north, y),
      Math.max(east, x),
      Math.max(south, y),
    ];
  }
  return { points, box: [west, north, east, south] };
}

export const boxesIntersect = (a: Box, b: Box): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
