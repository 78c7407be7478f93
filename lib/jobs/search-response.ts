import 'server-only';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { logError } from '@/lib/log';
import * as placeRoutes from '@/lib/place-routes';
import { distanceLabel } from '@/lib/places/distance-label';
import { jobSearch as text } from '@/messages/jobs/search';
import { type JobSummary, payLabel } from './job';
import { resolvePlaceInQuery } from './place-in-query';
import { type FoundJobs, searchJobs } from './queries';
import { getSearchErrorMessage } from './search-error';
import { effectiveSort, getPageSize, type JobSearch } from './search-params';

// A proxy may show an ended job for at most 30 seconds (D20).
export const publicCacheControl = 'public, max-age=0, s-maxage=30';

/** Returns the response of /api/jobs/search for a valid search. Never rejects. */
export async function getSearchResponse(parsedSearch: JobSearch): Promise<Response> {
  try {
    const { search, name } = await resolvePlaceInQuery(parsedSearch);
    const results = await searchJobs(search, search.page, getPageSize(search));
    return toJsonResponse(200, publicCacheControl, toResponseBody(search, name, results));
  } catch (error) {
    const id = logError('GET /api/jobs/search', error);
    return toJsonResponse(503, 'no-store', { error: getSearchErrorMessage(error, text.loadFailed), id });
  }
}

const toJsonResponse = (status: number, cacheControl: string, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': cacheControl } });

function toResponseBody(
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
    // The place found in the words, as in 'barista in Oakland'.
    placeOfWords,
    page: search.page,
    pageSize: getPageSize(search),
    sort: effectiveSort(search),
    jobs: jobs.map(toJobBody),
  };
}

function toJobBody(job: JobSummary) {
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
