import 'server-only';
import { logFault } from '@/lib/log';
import { type ActionResult, fail, succeed } from '@/lib/result';
import { jobSearch as text } from '@/messages/jobs/search';
import { toMapJob } from './map-job';
import { jobsOnMap, type MapView } from './queries';
import {
  type JobFilters,
  type JobSearch,
  parseJobSearchStrictly,
  portableSearchQuery,
} from './search-params';

type MapQuestion = { search: JobFilters; view: MapView };

/** The query that asks for a search's jobs on a map; what is in view comes to it. */
export const mapQuery = (search: JobSearch) => ({
  ...portableSearchQuery({ ...search, place: '', page: 1, view: 'list' }),
  sort: undefined,
  category: search.category ?? undefined,
});

/** The longest side of a view in pixels: a screen of 4,000 px, extended to whole squares of the map (jobs_on_map.sql). */
const maxViewPx = 75 * 64;

const worldPx = (zoom: number) => 256 * 2 ** zoom;
const mercatorX = (lng: number, zoom: number) => (lng / 360) * worldPx(zoom);

/** Web Mercator (EPSG:3857) in pixels, growing to the south; latitudes end at 85 degrees. */
function mercatorY(lat: number, zoom: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return (Math.log((1 - sine) / (1 + sine)) / (4 * Math.PI)) * worldPx(zoom);
}

/** Reads such a query with `box` (west, south, east, north) and `zoom`. */
export function parseMapQuestion(params: URLSearchParams): ActionResult<MapQuestion> {
  const parsed = parseJobSearchStrictly(params);
  if (!parsed.ok) return parsed;
  const [west = Number.NaN, south = 0, east = 0, north = 0, ...rest] = (params.get('box') ?? '')
    .split(',')
    .map((each) => (each === '' ? Number.NaN : Number(each)));
  const zoom = Number(params.get('zoom') ?? Number.NaN);
  const isBox =
    [west, south].every((least) => least >= -180) &&
    west < east &&
    east <= 180 &&
    south >= -90 &&
    south < north &&
    north <= 90;
  if (!isBox || rest.length > 0 || !Number.isInteger(zoom) || zoom < 3 || zoom > 19)
    return fail(text.mapNeedsBox);
  const widthPx = mercatorX(east, zoom) - mercatorX(west, zoom);
  const heightPx = mercatorY(south, zoom) - mercatorY(north, zoom);
  if (Math.max(widthPx, heightPx) > maxViewPx) return fail(text.mapShowsOneScreen);
  return succeed({
    search: { ...parsed.data, category: params.get('category') },
    view: { box: [west, south, east, north], zoom },
  });
}

// As the list's own answer (search-answer.ts).
const cached = 'public, max-age=0, s-maxage=30';

/** The answer of /api/jobs/map to a question that makes sense. Never rejects. */
export async function answerMap({ search, view }: MapQuestion): Promise<Response> {
  try {
    const { jobs, ...found } = await jobsOnMap(search, view);
    return answer(200, cached, { ...found, jobs: jobs.map(toMapJob) });
  } catch (fault) {
    const id = logFault('GET /api/jobs/map', fault);
    return answer(503, 'no-store', { error: text.failedToLoadJobs, id });
  }
}

const answer = (status: number, cacheControl: string, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': cacheControl } });
