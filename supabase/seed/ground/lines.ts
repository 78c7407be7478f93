import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { groundSpan } from '../../../lib/places/ground.ts';
import { usStates } from '../../../lib/places/us-states.ts';

type Shapes<Name extends string> = Topology<Record<Name, GeometryCollection<{ name: string }>>>;
type Position = readonly number[];

const { resolve } = createRequire(import.meta.url);
const read = <Name extends string>(file: string): Shapes<Name> =>
  JSON.parse(readFileSync(resolve(file), 'utf8'));

const atlas = read<'states' | 'nation' | 'counties'>('us-atlas/counties-10m.json');
const world = read<'countries'>('world-atlas/countries-50m.json');

/** Further north nobody looks for work here. */
const northernmost = 58;
/** Its shores need not be exact to a kilometer. */
const abroadStep = 16;

/** West, north, east, south on the ground's grid. */
export type Box = [number, number, number, number];

/** Where each state is. */
export function readStates(): { code: string; id: string; box: Box }[] {
  const { features } = feature(atlas, atlas.objects.states);
  return features.flatMap(({ id, properties, geometry }) => {
    const code = usStates.find(({ name }) => name === properties.name)?.code.toLowerCase();
    return code ? [{ code, id: String(id), box: boxOf(ringsOf(geometry).flat()) }] : [];
  });
}

/** The United States, to its shores. */
export const readLand = () =>
  feature(atlas, atlas.objects.nation)
    .features.flatMap(({ geometry }) => ringsOf(geometry))
    .map((line) => pack(line));

/** Its neighbors, so that a border does not look like a shore. */
export const readAbroad = () =>
  feature(world, world.objects.countries)
    .features.filter(({ properties }) => ['Canada', 'Mexico'].includes(properties.name))
    .flatMap(({ geometry }) => ringsOf(geometry))
    .filter((ring) => ring.some(([, lat = 0]) => lat < northernmost))
    .map((ring) =>
      pack(
        ring.map(([lng = 0, lat = 0]) => [lng, Math.min(lat, northernmost)]),
        abroadStep,
      ),
    )
    // An island of a few km is not missed.
    .filter((ring) => ring.length > 40);

/** Between states. */
export const stateLines = () =>
  mesh(atlas, atlas.objects.states, (one, other) => one !== other).coordinates.map((line) => pack(line));

/** Between the counties of a state. */
export const countyLines = (state: string) =>
  mesh(
    atlas,
    atlas.objects.counties,
    (one, other) => one !== other && [one, other].every(({ id }) => String(id).startsWith(state)),
  ).coordinates.map((line) => pack(line));

/** A point on the grid of the ground: that of web maps, where the whole world is a square. */
export function onGrid([lng = 0, lat = 0]: Position): [number, number] {
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.round((lng / 360 + 0.5) * groundSpan), Math.round(y * groundSpan)];
}

/** The first point, and from each the way to the next that is so far away: small numbers are short. */
function pack(points: readonly Position[], least = 1): number[] {
  const packed: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of points.map(onGrid)) {
    if (packed.length > 0 && Math.hypot(x - lastX, y - lastY) < least) continue;
    packed.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return packed;
}

function ringsOf(geometry: { type: string; coordinates?: unknown } | null): Position[][] {
  if (geometry?.type === 'Polygon') return geometry.coordinates as Position[][];
  if (geometry?.type === 'MultiPolygon') return (geometry.coordinates as Position[][][]).flat();
  return [];
}

function boxOf(points: readonly Position[]): Box {
  const xs = points.map((point) => onGrid(point)[0]);
  const ys = points.map((point) => onGrid(point)[1]);
  return [lowest(xs), lowest(ys), highest(xs), highest(ys)];
}

const lowest = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other));
const highest = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other));
