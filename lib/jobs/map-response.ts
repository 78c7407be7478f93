import 'server-only';
import { logError } from '@/lib/log';
import { type ActionResult, fail, succeed } from '@/lib/result';
import { jobSearch as text } from '@/messages/jobs/search';
import { toMapJob } from './map-job';
import { type MapView, searchJobsOnMap } from './queries';
import {
  type JobFilters,
  type JobSearch,
  parseJobSearchStrictly,
  portableSearchQuery,
} from './search-params';
import { publicCacheControl } from './search-response';

type MapRequest = { search: JobFilters; view: MapView };

/** Returns the query of /api/jobs/map for a search, without `box` and `zoom`. */
export const mapQuery = (search: JobSearch) => ({
  ...portableSearchQuery({ ...search, place: '', page: 1, view: 'list' }),
  sort: undefined,
  category: search.category ?? undefined,
});

/**
 * The longest side of a view in pixels: a 4,000 px screen plus the map's margin of 10% on each side. check_map_box.sql
 * counts squares of 64 px and allows one more, because a view can cut squares at its edges.
 */
const maxViewPx = 75 * 64;

const worldPx = (zoom: number) => 256 * 2 ** zoom;
const mercatorX = (lng: number, zoom: number) => (lng / 360) * worldPx(zoom);

/** Web Mercator (EPSG:3857) in pixels, southward; latitudes are clamped at 85 degrees. */
function mercatorY(lat: number, zoom: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return (Math.log((1 - sine) / (1 + sine)) / (4 * Math.PI)) * worldPx(zoom);
}

/** Parses the query of /api/jobs/map: a search, `box` (west, south, east, north in degrees) and `zoom`. */
export function parseMapRequest(params: URLSearchParams): ActionResult<MapRequest> {
  const parsed = parseJobSearchStrictly(params);
  if (!parsed.ok) return parsed;
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...rest] = (
    params.get('box') ?? ''
  )
    .split(',')
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  const zoom = Number(params.get('zoom') ?? Number.NaN);
  const isBox = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  if (!isBox || rest.length > 0 || !Number.isInteger(zoom) || zoom < 3 || zoom > 19)
    return fail(text.invalidBox);
  const widthPx = mercatorX(east, zoom) - mercatorX(west, zoom);
  const heightPx = mercatorY(south, zoom) - mercatorY(north, zoom);
  if (Math.max(widthPx, heightPx) > maxViewPx) return fail(text.boxTooLarge);
  return succeed({
    search: { ...parsed.data, category: params.get('category') },
    view: { box: [west, south, east, north], zoom },
  });
}

/** Returns the response of /api/jobs/map for a valid request. Never rejects. */
export async function getMapResponse({ search, view }: MapRequest): Promise<Response> {
  try {
    const { jobs, ...counts } = await searchJobsOnMap(search, view);
    const body = { ...counts, jobs: jobs.map(toMapJob) };
    return Response.json(body, { headers: { 'Cache-Control': publicCacheControl } });
  } catch (error) {
    const id = logError('GET /api/jobs/map', error);
    const body = { error: text.loadFailed, id };
    return Response.json(body, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
