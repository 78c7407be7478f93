import 'server-only';
import { cache } from 'react';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { isId } from '@/lib/forms/ids';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { catalogClient } from '@/lib/supabase/catalog';
import { publicClient } from '@/lib/supabase/public';
import { type GoneJob, type GoneJobRow, toGoneJob } from './gone-job';
import { type CompanyStanding, daysShownAfterEnd, type Job, type JobSummary } from './job';
import { readJobAddress } from './job-address';
import { isoTime, type JobRow, toJob, toJobSummary } from './job-row';
import { similarJobs } from './queries';

export type JobPageData = {
  job: Job;
  /** D27: false where the state's law forbids asking for the birth date on a first application. */
  asksBirthDate: boolean;
  /** What tells its company from another of that name (D12). */
  standing: CompanyStanding;
};

/** A job's page by the job's id; null for one that is unknown or ended too long ago. Cached under the job's tag. */
const findJobPage = cache(async (id: string): Promise<JobPageData | null> => {
  const found = await cached(['job-page', id], [cacheTags.job(id)], async () => {
    const { data } = await catalogClient().rpc('find_job_page', { job_id: id }).throwOnError();
    return data as ({ job: JobRow; asksBirthDate: boolean } & CompanyStanding) | null;
  });
  if (!found) return null;
  // The state, and whether its page is still there, is decided anew on each rendering: the row may have been read before.
  const job = toJob(found.job);
  if (job.state !== 'open' && changesAt(job) <= new Date()) return null;
  return {
    job,
    asksBirthDate: found.asksBirthDate,
    standing: { since: found.since, domain: found.domain, hasNamesake: found.hasNamesake },
  };
});

/** When time alone makes a job's page another: an open job ends, the page of an ended one goes. */
const changesAt = ({ state, expiresAt, endedAt }: Job): Date =>
  new Date(state === 'open' ? expiresAt : Date.parse(endedAt) + daysShownAfterEnd * 86_400_000);

/** What an address may turn out to be. */
export type FoundJob =
  | JobPageData
  | 'nothing'
  | GoneJob
  // `forNow`: a job may move back, and a browser never forgets a permanent redirect.
  | { movedTo: string; forNow?: true };

/** What is at `/job/{id}`; the id in capitals has moved. */
export async function findJobById(id: string): Promise<FoundJob> {
  if (!isId(id)) return { gone: 'invalid-address', near: null };
  const canonical = id.toLowerCase();
  if (id !== canonical) return { movedTo: routes.jobById(canonical) };
  return (await findJobPage(id)) ?? { gone: 'not-found', near: null };
}

/** What is at an address of the forms `/{slug}` and `/{state}/{city}/…/{slug or title}` (D7, D8). */
export async function findJobAt(segments: readonly string[]): Promise<FoundJob> {
  const address = readJobAddress(segments);
  if (address.kind === 'impossible') return 'nothing';
  if (address.kind === 'moved') return { movedTo: address.to };
  const { state = null, city = null, neighborhood = null } = address.place ?? {};
  const found = await lookUp(address.name, state, city, neighborhood);
  if (!found) return 'nothing';
  if ('near' in found) return toGoneJob(found);
  const page = await findJobPage(found.id);
  if (!page) return { gone: 'not-found', near: null };
  return found.hasMoved ? { movedTo: placeRoutes.job(page.job), forNow: true } : page;
}

type FoundAddress = { id: string; hasMoved: boolean } | GoneJobRow;

/** One look-up, whatever the form, also for the job that had this address until its place was changed. */
const lookUp = cache(
  async (
    name: string,
    state: string | null,
    city: string | null,
    neighborhood: string | null,
  ): Promise<FoundAddress | null> => {
    const tags = [cacheTags.jobSlug(name), ...(state && city ? [cacheTags.placeJobs(state, city)] : [])];
    return cached(['job-address', name, state, city, neighborhood], tags, async () => {
      const { data } = await publicClient()
        .rpc('find_job_address', {
          name,
          ...(state && city && { state, city }),
          ...(neighborhood && { neighborhood }),
        })
        .throwOnError();
      return data as FoundAddress | null;
    });
  },
);

/** Up to six open jobs to go on with: like this one (D16), or for an ended job the nearest within 50 km. */
export async function relatedJobs(job: Job): Promise<JobSummary[]> {
  const { id, state, location } = job;
  const related = await cached(
    ['related-jobs', id, state],
    [cacheTags.job(id), cacheTags.until(changesAt(job))],
    () => (state === 'open' ? similarJobs(id) : nearestJobs(location.coordinates)),
  );
  return onlyOpen(related);
}

/** Without those that ended since they were found. The page then bears the tag of each, and is made anew when one ends. */
async function onlyOpen(jobs: JobSummary[]): Promise<JobSummary[]> {
  const ids = jobs.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await cached(['open-jobs', ...ids], ids.map(cacheTags.job), async () => {
    const { data } = await publicClient().rpc('find_saved_jobs', { job_ids: ids }).throwOnError();
    return data.filter(({ status }) => status === 'open');
  });
  const now = new Date();
  const open = new Set(
    found.filter(({ expires_at }) => new Date(isoTime(expires_at)) > now).map(({ id }) => id),
  );
  return jobs.filter(({ id }) => open.has(id));
}

async function nearestJobs({ lat, lng }: { lat: number; lng: number }): Promise<JobSummary[]> {
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
