import { toNewestJob } from '@/lib/home/newest-job';
import { findJobs, searchJobs } from '@/lib/jobs/queries';
import { type JobSearch, parseJobSearchStrictly } from '@/lib/jobs/search-params';
import { radius } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { countOf } from '@/lib/text/count-of';

const maxJobs = 3;
// D20: an ended job is gone from a proxy within half a minute.
const cached = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };
const uncached = { 'Cache-Control': 'no-store' };

/**
 * The three jobs nearest to `lat` and `lng`, for the home page: within `radius` km, else within the largest radius. `count` says how
 * many are within it.
 */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseJobSearchStrictly(new URL(request.url).searchParams);
  if (!parsed.ok) return Response.json({ error: parsed.message }, { status: 400, headers: uncached });
  const none = { jobs: [], count: { total: 0, shown: '0' } };
  if (!parsed.data.center) return Response.json(none, { headers: cached });
  try {
    const search: JobSearch = { ...parsed.data, radiusKm: parsed.data.radiusKm ?? radius.maxKm };
    const { jobs, total, isMore } = await searchJobs({ ...search, sort: 'distance' }, 1, maxJobs);
    const nearest =
      jobs.length < maxJobs
        ? await findJobs({ ...search, sort: 'distance', radiusKm: radius.maxKm }, 1, maxJobs)
        : jobs;
    return Response.json(
      { jobs: nearest.map(toNewestJob), count: { total, shown: countOf(total, isMore) } },
      { headers: cached },
    );
  } catch (error) {
    const id = logFault('GET /api/jobs/nearby', error);
    return Response.json({ error: 'Failed to load jobs', id }, { status: 503, headers: uncached });
  }
}
