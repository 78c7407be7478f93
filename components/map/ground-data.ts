'use client';

import { groundSpan } from '@/lib/places/ground';

/** West, north, east, south, with the whole world from 0 to 1. */
export type Box = readonly [number, number, number, number];

/** A line or a ring: x and y in turn, with the whole world from 0 to 1. */
export type Line = { points: Float64Array; box: Box };

/** A name, where it is, from which zoom there is room for it, and whether it is a state's. */
type GroundName = { text: string; x: number; y: number; zoom: number; isState: boolean };

/** What is drawn where no tiles are: of the country, or of one of its states. */
export type GroundPart = { land: Line[]; abroad: Line[]; lines: Line[]; names: GroundName[] };

/** What public/_ground/ has; supabase/seed/ground writes it. */
type Packed = {
  states?: Record<string, [number, number, number, number]>;
  land?: number[][];
  abroad?: number[][];
  lines: number[][];
  names: [string, number, number, number, 0 | 1][];
};

/** The country, and where each of its states is. */
export type Country = GroundPart & { states: Map<string, Box> };

const scale = (steps: number) => steps / groundSpan;

const kept = new Map<string, Promise<Packed>>();

/** Each file is fetched once, whatever maps there are; one that did not come may be asked for again. */
function read(name: string): Promise<Packed> {
  const known = kept.get(name);
  if (known) return known;
  // A file, not a route: those are in the first script of every page.
  const asked = fetch(new URL(`_ground/${name}.json`, location.origin)).then((response) => {
    if (!response.ok) throw new Error(`The ground of ${name} did not come.`);
    return response.json() as Promise<Packed>;
  });
  kept.set(name, asked);
  asked.catch(() => kept.delete(name));
  return asked;
}

/** Shores, borders and the names of large cities. Rejects where they do not come. */
export async function readCountry(): Promise<Country> {
  const packed = await read('us');
  const states = Object.entries(packed.states ?? {}).map(
    ([code, [west, north, east, south]]) =>
      [code, [scale(west), scale(north), scale(east), scale(south)]] as const,
  );
  return { ...unpackPart(packed), states: new Map(states) };
}

/** The counties of a state, and its other names. Rejects where they do not come. */
export const readState = (code: string): Promise<GroundPart> => read(code).then(unpackPart);

const unpackPart = ({ land = [], abroad = [], lines, names }: Packed): GroundPart => ({
  land: land.map(unpack),
  abroad: abroad.map(unpack),
  lines: lines.map(unpack),
  names: names.map(([text, x, y, zoom, kind]) => ({
    text,
    x: scale(x),
    y: scale(y),
    zoom,
    isState: kind === 0,
  })),
});

/** From the first point on, each says how far the next is. */
function unpack(steps: readonly number[]): Line {
  const points = new Float64Array(steps.length);
  let [x, y] = [0, 0];
  let [west, north, east, south] = [1, 1, 0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += scale(steps[at] ?? 0);
    y += scale(steps[at + 1] ?? 0);
    points[at] = x;
    points[at + 1] = y;
    [west, north, east, south] = [
      Math.min(west, x),
      Math.min(north, y),
      Math.max(east, x),
      Math.max(south, y),
    ];
  }
  return { points, box: [west, north, east, south] };
}

/** Whether two boxes have something in common. */
export const meet = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
