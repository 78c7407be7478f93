import 'server-only';
import { cache } from 'react';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { isId } from '@/lib/forms/ids';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { catalogClient } from '@/lib/supabase/catalog';
import { publicClient } from '@/lib/supabase/public';
import { type CompanyStanding, endedJobVisibleDays, type Job, type JobSummary } from './job';
import { parseJobAddress } from './job-address';
import { type JobRow, toIsoTime, toJob, toJobSummary } from './job-row';
import { type MissingJob, type MissingJobRow, toMissingJob } from './missing-job';
import { listSimilarJobs } from './queries';

export type JobPageData = {
  job: Job;
  /** D27: false where the state's law forbids asking for the birth date on a first application. */
  asksBirthDate: boolean;
  /** Distinguishes the company from others of the same name (D12). */
  companyStanding: CompanyStanding;
};

/** Returns a job's page by id, cached under the job's tag; null if the job is unknown or its page has expired. */
const getJobPage = cache(async (id: string): Promise<JobPageData | null> => {
  const row = await cached(['job-page', id], [cacheTags.job(id)], async () => {
    const { data } = await catalogClient().rpc('get_job_page', { job_id: id }).throwOnError();
    return data as ({ job: JobRow; asksBirthDate: boolean } & CompanyStanding) | null;
  });
  if (!row) return null;
  // Compute the state on every render, because the job may have ended since the row was cached.
  const job = toJob(row.job);
  if (job.state !== 'open' && getNextChangeAt(job) <= new Date()) return null;
  return {
    job,
    asksBirthDate: row.asksBirthDate,
    companyStanding: { since: row.since, domain: row.domain, hasNamesake: row.hasNamesake },
  };
});

/** Returns when the page changes without an update: an open job expires, the page of an ended job is removed. */
const getNextChangeAt = ({ state, expiresAt, endedAt }: Job): Date =>
  new Date(state === 'open' ? expiresAt : Date.parse(endedAt) + endedJobVisibleDays * 86_400_000);

/** The possible results of looking up a job's address. 'not-found' is a plain 404. */
export type JobLookup =
  | JobPageData
  | 'not-found'
  | MissingJob
  // Temporary because a job may move back, and browsers cache a permanent redirect.
  | { movedTo: string; isTemporary?: true };

/** Looks up `/job/{id}`. An id in capitals redirects to lower case. */
export async function getJobById(id: string): Promise<JobLookup> {
  if (!isId(id)) return { reason: 'invalid-address', near: null };
  const canonical = id.toLowerCase();
  if (id !== canonical) return { movedTo: routes.jobById(canonical) };
  return (await getJobPage(id)) ?? { reason: 'not-found', near: null };
}

/** Looks up `/{slug}` and `/{state}/{city}/…/{slug or title}` (D7, D8). */
export async function getJobByAddress(segments: readonly string[]): Promise<JobLookup> {
  const address = parseJobAddress(segments);
  if (address.kind === 'impossible') return 'not-found';
  if (address.kind === 'moved') return { movedTo: address.to };
  const { state = null, city = null, neighborhood = null } = address.place ?? {};
  const found = await resolveAddress(address.name, state, city, neighborhood);
  if (!found) return 'not-found';
  if ('near' in found) return toMissingJob(found);
  const page = await getJobPage(found.id);
  if (!page) return { reason: 'not-found', near: null };
  return found.hasMoved ? { movedTo: placeRoutes.job(page.job), isTemporary: true } : page;
}

type ResolvedAddress = { id: string; hasMoved: boolean } | MissingJobRow;

/** Resolves an address of any form to a job id. Also finds a job by the address it had before its place changed. */
const resolveAddress = cache(
  async (
    name: string,
    state: string | null,
    city: string | null,
    neighborhood: string | null,
  ): Promise<ResolvedAddress | null> => {
    const tags = [cacheTags.jobSlug(name), ...(state && city ? [cacheTags.placeJobs(state, city)] : [])];
    return cached(['job-address', name, state, city, neighborhood], tags, async () => {
      const { data } = await publicClient()
        .rpc('resolve_job_address', {
          name,
          ...(state && city && { state, city }),
          ...(neighborhood && { neighborhood }),
        })
        .throwOnError();
      return data as ResolvedAddress | null;
    });
  },
);

/** Returns up to six open jobs: for an open job similar jobs (D16), for an ended job the nearest within 50 km. */
export async function listRelatedJobs(job: Job): Promise<JobSummary[]> {
  const { id, state, location } = job;
  const related = await cached(
    ['related-jobs', id, state],
    [cacheTags.job(id), cacheTags.until(getNextChangeAt(job))],
    () => (state === 'open' ? listSimilarJobs(id) : listNearestJobs(location.coordinates)),
  );
  return filterOpenJobs(related);
}

/**
 * Removes jobs that ended since the list was cached. Tags the page with each job's tag, so that it revalidates when one
 * ends. `list_saved_jobs` returns the status of any job, saved or not.
 */
async function filterOpenJobs(jobs: JobSummary[]): Promise<JobSummary[]> {
  const ids = jobs.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await cached(['open-jobs', ...ids], ids.map(cacheTags.job), async () => {
    const { data } = await publicClient().rpc('list_saved_jobs', { job_ids: ids }).throwOnError();
    return data.filter(({ status }) => status === 'open');
  });
  const now = new Date();
  const open = new Set(
    found.filter(({ expires_at }) => new Date(toIsoTime(expires_at)) > now).map(({ id }) => id),
  );
  return jobs.filter(({ id }) => open.has(id));
}

async function listNearestJobs({ lat, lng }: { lat: number; lng: number }): Promise<JobSummary[]> {
  const { data } = await publicClient()
    .rpc('search_jobs', {
      center_lat: lat,
      center_lng: lng,
      radius_km: 50,
      sort: 'distance',
      page_size: 6,
    })
    .throwOnError();
  return data.map(toJobSummary);
}
