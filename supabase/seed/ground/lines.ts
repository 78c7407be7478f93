import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { outlineGridSize } from '../../../lib/places/outline-grid.ts';
import { usStates } from '../../../lib/places/us-states.ts';

type Shapes<Name extends string> = Topology<Record<Name, GeometryCollection<{ name: string }>>>;
type Position = readonly number[];

const { resolve } = createRequire(import.meta.url);
const read = <Name extends string>(file: string): Shapes<Name> =>
  JSON.parse(readFileSync(resolve(file), 'utf8'));

const atlas = read<'states' | 'nation' | 'counties'>('us-atlas/counties-10m.json');
const world = read<'countries'>('world-atlas/countries-50m.json');

/** The neighboring countries end here, because users search only in the United States. */
const maxLatitude = 58;
/** A shore abroad may be inexact by some kilometers. */
const abroadStep = 16;

/** West, north, east and south in grid steps. */
export type Box = [number, number, number, number];

export function readStates(): { code: string; id: string; box: Box }[] {
  const { features } = feature(atlas, atlas.objects.states);
  return features.flatMap(({ id, properties, geometry }) => {
    const code = usStates.find(({ name }) => name === properties.name)?.code.toLowerCase();
    return code ? [{ code, id: String(id), box: getBoundingBox(getRings(geometry).flat()) }] : [];
  });
}

export const readLand = () =>
  feature(atlas, atlas.objects.nation)
    .features.flatMap(({ geometry }) => getRings(geometry))
    .map((line) => pack(line));

/** The neighboring countries, so that a border doesn't look like a shore. */
export const readForeignLand = () =>
  feature(world, world.objects.countries)
    .features.filter(({ properties }) => ['Canada', 'Mexico'].includes(properties.name))
    .flatMap(({ geometry }) => getRings(geometry))
    .filter((ring) => ring.some(([, lat = 0]) => lat < maxLatitude))
    .map((ring) =>
      pack(
        ring.map(([lng = 0, lat = 0]) => [lng, Math.min(lat, maxLatitude)]),
        abroadStep,
      ),
    )
    // Leaves out islands of a few km.
    .filter((ring) => ring.length > 40);

export const stateLines = () =>
  mesh(atlas, atlas.objects.states, (a, b) => a !== b).coordinates.map((line) => pack(line));

export const countyLines = (state: string) =>
  mesh(
    atlas,
    atlas.objects.counties,
    (a, b) => a !== b && [a, b].every(({ id }) => String(id).startsWith(state)),
  ).coordinates.map((line) => pack(line));

/** A point in grid steps of the web map projection, in which the world is a square. */
export function toGrid([lng = 0, lat = 0]: Position): [number, number] {
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.round((lng / 360 + 0.5) * outlineGridSize), Math.round(y * outlineGridSize)];
}

/** The first point, then offsets to the next point at least `minStep` away, because small numbers take less space. */
function pack(points: readonly Position[], minStep = 1): number[] {
  const packed: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of points.map(toGrid)) {
    if (packed.length > 0 && Math.hypot(x - lastX, y - lastY) < minStep) continue;
    packed.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return packed;
}

function getRings(geometry: { type: string; coordinates?: unknown } | null): Position[][] {
  if (geometry?.type === 'Polygon') return geometry.coordinates as Position[][];
  if (geometry?.type === 'MultiPolygon') return (geometry.coordinates as Position[][][]).flat();
  return [];
}

function getBoundingBox(points: readonly Position[]): Box {
  const xs = points.map((point) => toGrid(point)[0]);
  const ys = points.map((point) => toGrid(point)[1]);
  return [getMin(xs), getMin(ys), getMax(xs), getMax(ys)];
}

const getMin = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b));
const getMax = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b));
