import { toNewestJob } from '@/lib/home/newest-job';
import { findJobs, searchJobs } from '@/lib/jobs/queries';
import { type JobSearch, parseJobSearchStrictly } from '@/lib/jobs/search-params';
import { radius } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { countOf } from '@/lib/text/count-of';
import { newestJob as text } from '@/messages/home';

const shown = 3;
// D20: an ended job is gone from a proxy within half a minute.
const cached = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };
const uncached = { 'Cache-Control': 'no-store' };

/**
 * The three newest jobs around `lat` and `lng`, for the home page: within `radius` km, else as far as anybody goes. `open` says how
 * many are open within it, null for none.
 */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseJobSearchStrictly(new URL(request.url).searchParams);
  if (!parsed.ok) return Response.json({ error: parsed.message }, { status: 400, headers: uncached });
  if (!parsed.data.center) return Response.json({ jobs: [], open: null }, { headers: cached });
  try {
    const radiusKm = parsed.data.radiusKm ?? radius.maxKm;
    const search: JobSearch = { ...parsed.data, radiusKm, sort: 'date' };
    const near = await searchJobs(search, 1, shown);
    const jobs =
      near.jobs.length < shown ? await findJobs({ ...search, radiusKm: radius.maxKm }, 1, shown) : near.jobs;
    const open =
      near.total > 0
        ? text.openWithin({
            total: near.total,
            count: countOf(near.total, near.isMore),
            km: radiusKm,
          })
        : null;
    return Response.json({ jobs: jobs.map(toNewestJob), open }, { headers: cached });
  } catch (fault) {
    const id = logFault('GET /api/jobs/newest', fault);
    return Response.json({ error: 'Failed to load jobs', id }, { status: 503, headers: uncached });
  }
}
