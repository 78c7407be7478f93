import { singleFlight } from '@/lib/cache/single-flight';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import { type FoundJobs, searchJobs } from '@/lib/jobs/queries';
import { effectiveSort, type JobSearch, pageSizeOf, parseJobSearchStrictly } from '@/lib/jobs/search-params';
import { logFault } from '@/lib/log';
import { distanceLabel } from '@/lib/places/distance-label';
import { routes } from '@/lib/routes';

// D20: with the time that a shared cache may serve a stale answer, an ended job is gone within a minute.
const cached = { 'Cache-Control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30' };
const uncached = { 'Cache-Control': 'no-store' };

/** The search of /jobs-near-me as JSON, with the same parameters; what makes no sense is refused with a sentence. */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseJobSearchStrictly(new URL(request.url).searchParams);
  if (!parsed.ok) return Response.json({ error: parsed.message }, { status: 400, headers: uncached });
  try {
    const body = await once(JSON.stringify(parsed.data), () => answerTo(parsed.data));
    return new Response(body, { headers: { 'Content-Type': 'application/json', ...cached } });
  } catch (fault) {
    const id = logFault('GET /api/jobs/search', fault);
    return Response.json({ error: 'Failed to load jobs', id }, { status: 503, headers: uncached });
  }
}

/** A search that many ask at once is one, with one answer. */
const once = singleFlight<string>();

async function answerTo(search: JobSearch): Promise<string> {
  return JSON.stringify(toAnswer(search, await searchJobs(search, search.page, pageSizeOf(search))));
}

function toAnswer(search: JobSearch, { total, isMore, withoutMinimum, understoodAs, jobs }: FoundJobs) {
  return {
    total,
    isMore,
    withoutMinimum,
    understoodAs,
    page: search.page,
    pageSize: pageSizeOf(search),
    sort: effectiveSort(search),
    jobs: jobs.map(toJobAnswer),
  };
}

function toJobAnswer(job: JobSummary) {
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    companyName: job.company.name,
    companyLogo: job.company.logo,
    href: routes.job(job),
    coordinates: job.location.coordinates,
    city: job.location.address.city,
    state: job.location.address.state,
    neighborhood: job.location.address.neighborhood,
    distanceKm: job.distanceKm,
    distanceLabel: job.distanceKm === null ? null : distanceLabel(job.distanceKm),
    type: job.type,
    typeLabel: jobTypeLabel(job.type),
    salary: job.salary,
    salaryLabel: payLabel(job),
    tags: job.tags,
    postedAt: job.postedAt,
  };
}
