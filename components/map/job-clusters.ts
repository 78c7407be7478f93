import Supercluster, { type ClusterProperties, type PointFeature } from 'supercluster';
import type { MapJob } from '@/lib/jobs/map-job';
import type { Coordinates } from '@/lib/places/place';

/** South, west, north, east in degrees. */
type Extent = readonly [number, number, number, number];

/**
 * One point of the map and the jobs there: neighbours at one address share a marker, nobody is moved aside. Or a square of it, whose
 * jobs are counted and not told. Of a point with many jobs, some may be untold, too.
 */
export type Spot = {
  key: string;
  coordinates: Coordinates;
  jobs: MapJob[];
  count: number;
  /** Where its jobs are. */
  extent: Extent;
};

/** What the map shows at some zoom: a spot, or several spots too close together to tell apart. */
export type Mark =
  | { kind: 'spot'; key: string; spot: Spot }
  | {
      kind: 'cluster';
      key: string;
      coordinates: Coordinates;
      count: number;
      jobIds: string[];
      extents: Extent[];
    };

/** West, south, east, north in degrees. */
export type Bounds = [number, number, number, number];

/** Beyond this zoom spots stand alone: a street corner fills the map by then. */
const clusterMaxZoom = 16;
const clusterRadiusPx = 48;

/** Jobs closer than that in degrees are at one point: about a metre. */
const pointDegrees = 0.00001;

const keyOf = ({ lat, lng }: Coordinates) => `${lat.toFixed(5)},${lng.toFixed(5)}`;

/** Gathers jobs whose points agree to five decimals (about a metre), in the order of the list. */
export function gatherSpots(jobs: readonly MapJob[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const job of jobs) {
    const key = keyOf(job.coordinates);
    const spot = spots.get(key);
    const { lat, lng } = job.coordinates;
    if (spot) {
      spot.jobs.push(job);
      spot.count += 1;
    } else
      spots.set(key, {
        key,
        coordinates: job.coordinates,
        jobs: [job],
        count: 1,
        extent: [lat, lng, lat, lng],
      });
  }
  return [...spots.values()];
}

/** A square as the database tells it: latitude, longitude, count, and its jobs' south, west, north and east. */
export type Square = [number, number, number, number, number, number, number];

/** The squares of a view, with those of their jobs that were told. */
export function spotsOfSquares(squares: readonly Square[], told: readonly MapJob[]): Spot[] {
  const known = gatherSpots(told);
  return squares.map(([lat, lng, count, ...extent]) => {
    const coordinates = { lat, lng };
    const isPoint = isAtOnePoint({ extent });
    const there = isPoint ? known.find((spot) => holds({ extent }, spot.coordinates)) : undefined;
    const key = there?.key ?? (isPoint ? keyOf(coordinates) : `square-${keyOf(coordinates)}`);
    return { key, coordinates: there?.coordinates ?? coordinates, jobs: there?.jobs ?? [], count, extent };
  });
}

const isAtOnePoint = ({ extent: [south, west, north, east] }: Pick<Spot, 'extent'>): boolean =>
  north - south < 2 * pointDegrees && east - west < 2 * pointDegrees;

/** Whether a point lies where the jobs of a square do. */
const holds = (
  { extent: [south, west, north, east] }: Pick<Spot, 'extent'>,
  { lat, lng }: Coordinates,
): boolean =>
  lat >= south - pointDegrees &&
  lat <= north + pointDegrees &&
  lng >= west - pointDegrees &&
  lng <= east + pointDegrees;

/** Whether a job is among those of a mark. */
export const isAmong = (mark: Mark, { id, coordinates }: Pick<MapJob, 'id' | 'coordinates'>): boolean =>
  mark.kind === 'spot'
    ? mark.spot.jobs.some((job) => job.id === id) || holds(mark.spot, coordinates)
    : mark.jobIds.includes(id) || mark.extents.some((extent) => holds({ extent }, coordinates));

type Gathered = { jobIds: string[]; count: number; extents: Extent[] };

/** Indexes spots once, so that each view of the map is answered in about a millisecond. */
export function indexSpots(spots: readonly Spot[]) {
  const index = new Supercluster<{ spot: Spot }, Gathered>({
    radius: clusterRadiusPx,
    // Its unit is a tile of 256 px, ours too.
    extent: 256,
    maxZoom: clusterMaxZoom,
    map: ({ spot: { jobs, count, extent } }) => ({
      jobIds: jobs.map(({ id }) => id),
      count,
      extents: [extent],
    }),
    reduce: (all, { jobIds, count, extents }) => {
      all.jobIds = all.jobIds.concat(jobIds);
      all.count += count;
      all.extents = all.extents.concat(extents);
    },
  });
  index.load(
    spots.map((spot) => ({
      type: 'Feature',
      properties: { spot },
      geometry: { type: 'Point', coordinates: [spot.coordinates.lng, spot.coordinates.lat] },
    })),
  );
  return {
    marksIn: (bounds: Bounds, zoom: number): Mark[] =>
      index.getClusters(bounds, Math.floor(zoom)).map((feature) => toMark(feature)),
  };
}

type Found = PointFeature<{ spot: Spot }> | PointFeature<ClusterProperties & Gathered>;

function toMark({ geometry, properties }: Found): Mark {
  const [lng = 0, lat = 0] = geometry.coordinates;
  const coordinates = { lat, lng };
  if ('spot' in properties) {
    const { spot } = properties;
    if (isAtOnePoint(spot)) return { kind: 'spot', key: spot.key, spot };
    const jobIds = spot.jobs.map(({ id }) => id);
    return { kind: 'cluster', key: spot.key, coordinates, count: spot.count, jobIds, extents: [spot.extent] };
  }
  const { cluster_id: id, jobIds, count, extents } = properties;
  return { kind: 'cluster', key: `cluster-${id}`, coordinates, count, jobIds, extents };
}
