import Supercluster, { type ClusterProperties, type PointFeature } from 'supercluster';
import type { MapJob } from '@/lib/jobs/map-job';
import type { Coordinates } from '@/lib/places/place';

/** South, west, north and east in degrees. */
type Extent = readonly [number, number, number, number];

/**
 * The jobs at one point, or in a square of the database's grid (`JobSquare`). They share a marker. `jobs` has only jobs
 * of the list or the response, so it may have fewer entries than `count`.
 */
export type JobPoint = {
  key: string;
  coordinates: Coordinates;
  jobs: MapJob[];
  count: number;
  /** The bounding box of its jobs. */
  extent: Extent;
};

/**
 * A marker at some zoom: a single point, or a cluster, which is a square or several points that are too close to
 * separate.
 */
export type Mark =
  | { kind: 'point'; key: string; point: JobPoint }
  | {
      kind: 'cluster';
      key: string;
      coordinates: Coordinates;
      count: number;
      jobIds: string[];
      extents: Extent[];
    };

/** West, south, east and north in degrees. */
export type Bounds = [number, number, number, number];

/** At a higher zoom, which shows about one street corner, points are not clustered. */
const clusterMaxZoom = 16;
const clusterRadiusPx = 48;

/** Jobs within this many degrees are at one point: about a meter. */
const pointToleranceDegrees = 0.00001;

const toPointKey = ({ lat, lng }: Coordinates) => `${lat.toFixed(5)},${lng.toFixed(5)}`;

/** Groups jobs whose coordinates agree to five decimals (about a meter), in the list's order. */
export function groupByPoint(jobs: readonly MapJob[]): JobPoint[] {
  const points = new Map<string, JobPoint>();
  for (const job of jobs) {
    const key = toPointKey(job.coordinates);
    const point = points.get(key);
    const { lat, lng } = job.coordinates;
    if (point) {
      point.jobs.push(job);
      point.count += 1;
    } else
      points.set(key, {
        key,
        coordinates: job.coordinates,
        jobs: [job],
        count: 1,
        extent: [lat, lng, lat, lng],
      });
  }
  return [...points.values()];
}

/** A square from the database: latitude, longitude, count, and its jobs' south, west, north and east. */
export type JobSquare = [number, number, number, number, number, number, number];

/** Converts the squares of a response. A square whose jobs are all at one point gets the listed jobs at that point. */
export function toJobPoints(squares: readonly JobSquare[], listedJobs: readonly MapJob[]): JobPoint[] {
  const listedPoints = groupByPoint(listedJobs);
  return squares.map(([lat, lng, count, ...extent]) => {
    const coordinates = { lat, lng };
    const isPoint = isSinglePoint({ extent });
    const matchingPoint = isPoint
      ? listedPoints.find((point) => containsPoint({ extent }, point.coordinates))
      : undefined;
    const key =
      matchingPoint?.key ?? (isPoint ? toPointKey(coordinates) : `square-${toPointKey(coordinates)}`);
    return {
      key,
      coordinates: matchingPoint?.coordinates ?? coordinates,
      jobs: matchingPoint?.jobs ?? [],
      count,
      extent,
    };
  });
}

const isSinglePoint = ({ extent: [south, west, north, east] }: Pick<JobPoint, 'extent'>): boolean =>
  north - south < 2 * pointToleranceDegrees && east - west < 2 * pointToleranceDegrees;

const containsPoint = (
  { extent: [south, west, north, east] }: Pick<JobPoint, 'extent'>,
  { lat, lng }: Coordinates,
): boolean =>
  lat >= south - pointToleranceDegrees &&
  lat <= north + pointToleranceDegrees &&
  lng >= west - pointToleranceDegrees &&
  lng <= east + pointToleranceDegrees;

export const markIncludesJob = (
  mark: Mark,
  { id, coordinates }: Pick<MapJob, 'id' | 'coordinates'>,
): boolean =>
  mark.kind === 'point'
    ? mark.point.jobs.some((job) => job.id === id) || containsPoint(mark.point, coordinates)
    : mark.jobIds.includes(id) || mark.extents.some((extent) => containsPoint({ extent }, coordinates));

type ClusterTotals = { jobIds: string[]; count: number; extents: Extent[] };

/** Clusters the points; the index returns a view's markers in about a millisecond. */
export function createClusterIndex(points: readonly JobPoint[]) {
  const index = new Supercluster<{ point: JobPoint }, ClusterTotals>({
    radius: clusterRadiusPx,
    // In Supercluster, `extent` is the tile size that `radius` refers to: 256 px, as on our map.
    extent: 256,
    maxZoom: clusterMaxZoom,
    map: ({ point: { jobs, count, extent } }) => ({
      jobIds: jobs.map(({ id }) => id),
      count,
      extents: [extent],
    }),
    reduce: (totals, { jobIds, count, extents }) => {
      totals.jobIds = totals.jobIds.concat(jobIds);
      totals.count += count;
      totals.extents = totals.extents.concat(extents);
    },
  });
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.coordinates.lng, point.coordinates.lat] },
    })),
  );
  return {
    getMarks: (bounds: Bounds, zoom: number): Mark[] =>
      index.getClusters(bounds, Math.floor(zoom)).map((feature) => toMark(feature)),
  };
}

type ClusterFeature = PointFeature<{ point: JobPoint }> | PointFeature<ClusterProperties & ClusterTotals>;

function toMark({ geometry, properties }: ClusterFeature): Mark {
  const [lng = 0, lat = 0] = geometry.coordinates;
  const coordinates = { lat, lng };
  if ('point' in properties) {
    const { point } = properties;
    if (isSinglePoint(point)) return { kind: 'point', key: point.key, point };
    const jobIds = point.jobs.map(({ id }) => id);
    return {
      kind: 'cluster',
      key: point.key,
      coordinates,
      count: point.count,
      jobIds,
      extents: [point.extent],
    };
  }
  const { cluster_id: id, jobIds, count, extents } = properties;
  return { kind: 'cluster', key: `cluster-${id}`, coordinates, count, jobIds, extents };
}
