import { toNewestJob } from '@/lib/home/newest-job';
import { listJobs, searchJobs } from '@/lib/jobs/queries';
import { type JobSearch, parseJobSearchStrictly } from '@/lib/jobs/search-params';
import { radius } from '@/lib/limits';
import { logError } from '@/lib/log';
import { formatCount } from '@/lib/text/format-count';

const maxJobs = 3;
// An ended job leaves shared caches within 30 seconds (D20).
const cachedHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };
const uncachedHeaders = { 'Cache-Control': 'no-store' };

/**
 * The three jobs nearest to `lat` and `lng`, for the home page. `count` is the number of jobs within `radius` km; if it
 * is below three, `jobs` also has jobs up to the maximum radius.
 */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseJobSearchStrictly(new URL(request.url).searchParams);
  if (!parsed.ok) return Response.json({ error: parsed.message }, { status: 400, headers: uncachedHeaders });
  const none = { jobs: [], count: { total: 0, shown: '0' } };
  if (!parsed.data.center) return Response.json(none, { headers: cachedHeaders });
  try {
    const search: JobSearch = { ...parsed.data, radiusKm: parsed.data.radiusKm ?? radius.maxKm };
    const { jobs, total, isMore } = await searchJobs({ ...search, sort: 'distance' }, 1, maxJobs);
    const nearest =
      jobs.length < maxJobs
        ? await listJobs({ ...search, sort: 'distance', radiusKm: radius.maxKm }, 1, maxJobs)
        : jobs;
    return Response.json(
      { jobs: nearest.map(toNewestJob), count: { total, shown: formatCount(total, isMore) } },
      { headers: cachedHeaders },
    );
  } catch (error) {
    const id = logError('GET /api/jobs/nearby', error);
    return Response.json({ error: 'Failed to load jobs', id }, { status: 503, headers: uncachedHeaders });
  }
}
