import Supercluster, { type ClusterProperties, type PointFeature } from 'supercluster';
import type { Coordinates } from '@/lib/places/place';
import type { MapJob } from './map-job';

/** One point of the map and the jobs there: neighbours at one address share a marker, nobody is moved aside. */
export type Spot = { key: string; coordinates: Coordinates; jobs: MapJob[] };

/** What the map shows at some zoom: a spot, or several spots too close together to tell apart. */
export type Mark =
  | { kind: 'spot'; key: string; spot: Spot }
  | { kind: 'cluster'; key: string; id: number; coordinates: Coordinates; jobIds: string[] };

/** West, south, east, north in degrees. */
export type Bounds = [number, number, number, number];

/** Beyond this zoom spots stand alone: a street corner fills the map by then. */
const clusterMaxZoom = 16;
const clusterRadiusPx = 48;

/** Gathers jobs whose points agree to five decimals (about a metre), in the order of the list. */
export function gatherSpots(jobs: readonly MapJob[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const job of jobs) {
    const key = `${job.coordinates.lat.toFixed(5)},${job.coordinates.lng.toFixed(5)}`;
    const spot = spots.get(key);
    if (spot) spot.jobs.push(job);
    else spots.set(key, { key, coordinates: job.coordinates, jobs: [job] });
  }
  return [...spots.values()];
}

/** Indexes spots once, so that each view of the map is answered in about a millisecond. */
export function indexSpots(spots: readonly Spot[]) {
  const index = new Supercluster<{ spot: Spot }, { jobIds: string[] }>({
    radius: clusterRadiusPx,
    // Its unit is a tile of 256 px, ours too.
    extent: 256,
    maxZoom: clusterMaxZoom,
    map: ({ spot }) => ({ jobIds: spot.jobs.map(({ id }) => id) }),
    reduce: (all, { jobIds }) => {
      all.jobIds = all.jobIds.concat(jobIds);
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
    /** The zoom at which a cluster falls apart. */
    zoomToOpen: (clusterId: number): number => index.getClusterExpansionZoom(clusterId),
  };
}

type Found = PointFeature<{ spot: Spot }> | PointFeature<ClusterProperties & { jobIds: string[] }>;

function toMark({ geometry, properties }: Found): Mark {
  if ('spot' in properties) return { kind: 'spot', key: properties.spot.key, spot: properties.spot };
  const [lng = 0, lat = 0] = geometry.coordinates;
  const { cluster_id: id, jobIds } = properties;
  return { kind: 'cluster', key: `cluster-${id}`, id, coordinates: { lat, lng }, jobIds };
}
