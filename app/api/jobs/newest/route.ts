import { toNewestJob } from '@/lib/home/newest-job';
import { findJobs } from '@/lib/jobs/queries';
import { type JobSearch, parseJobSearchStrictly } from '@/lib/jobs/search-params';
import { logFault } from '@/lib/log';
import { radius } from '@/lib/site';

const shown = 3;
// D20: with the time that a shared cache may serve a stale answer, an ended job is gone within a minute.
const cached = { 'Cache-Control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30' };
const uncached = { 'Cache-Control': 'no-store' };

/** The three newest jobs around `lat` and `lng`, for the home page: within `radius` km, else as far as anybody goes. */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseJobSearchStrictly(new URL(request.url).searchParams);
  if (!parsed.ok) return Response.json({ error: parsed.message }, { status: 400, headers: uncached });
  if (!parsed.data.center) return Response.json({ jobs: [] }, { headers: cached });
  try {
    const near = await newest(parsed.data);
    const jobs = near.length < shown ? await newest({ ...parsed.data, radiusKm: radius.maxKm }) : near;
    return Response.json({ jobs: jobs.map(toNewestJob) }, { headers: cached });
  } catch (fault) {
    const id = logFault('GET /api/jobs/newest', fault);
    return Response.json({ error: 'Failed to load jobs', id }, { status: 503, headers: uncached });
  }
}

const newest = (search: JobSearch) => findJobs({ ...search, sort: 'date' }, 1, shown);
