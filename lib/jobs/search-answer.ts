import 'server-only';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { logFault } from '@/lib/log';
import * as placeRoutes from '@/lib/place-routes';
import { distanceLabel } from '@/lib/places/distance-label';
import { jobSearch as text } from '@/messages/jobs/search';
import { type JobSummary, payLabel } from './job';
import { aroundPlaceOfWords } from './place-in-words';
import { type FoundJobs, searchJobs } from './queries';
import { searchErrorText } from './search-error';
import { effectiveSort, type JobSearch, pageSizeOf } from './search-params';

// D20: an ended job is gone from a proxy within half a minute.
const cached = 'public, max-age=0, s-maxage=30';

/** The answer of /api/jobs/search to a search that makes sense. Never rejects. */
export async function answerSearch(asked: JobSearch): Promise<Response> {
  try {
    const { search, name } = await aroundPlaceOfWords(asked);
    const found = await searchJobs(search, search.page, pageSizeOf(search));
    return answer(200, cached, toAnswer(search, name, found));
  } catch (fault) {
    const id = logFault('GET /api/jobs/search', fault);
    return answer(503, 'no-store', { error: searchErrorText(fault, text.failedToLoadJobs), id });
  }
}

const answer = (status: number, cacheControl: string, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': cacheControl } });

function toAnswer(
  search: JobSearch,
  placeOfWords: string | null,
  { total, isMore, withoutMinimum, unscheduled, understoodAs, included, jobs }: FoundJobs,
) {
  return {
    total,
    isMore,
    withoutMinimum,
    unscheduled,
    understoodAs,
    included,
    // 'barista in Oakland' is a search around Oakland.
    placeOfWords,
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
    href: placeRoutes.job(job),
    coordinates: job.location.coordinates,
    city: job.location.address.city,
    state: job.location.address.state,
    neighborhood: job.location.address.neighborhood,
    distanceKm: job.distanceKm,
    fit: job.fit ? { shifts: job.fit[1], fitting: job.fit[0] } : null,
    distanceLabel: job.distanceKm === null ? null : distanceLabel(job.distanceKm),
    type: job.type,
    typeLabel: jobTypeLabel(job.type),
    salary: job.salary,
    salaryLabel: payLabel(job),
    tags: job.tags,
    postedAt: job.postedAt,
  };
}
