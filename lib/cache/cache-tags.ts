/** All cache tags, used by the pages that carry them and by the writes that expire them. */
export const cacheTags = {
  /** Home: the newest jobs and the live claims. */
  newestJobs: 'jobs:newest',
  job: (id: string) => `job:${id}`,
  /** Texts edited by admins: banner, claims, legal texts. */
  content: 'contents',
  /** The time after which the cache handler drops the page (lib/cache/cache-handler.mjs). */
  until: (time: Date) => `until:${Math.floor(time.getTime() / 1000)}`,
  /** The slug or slugified title in a job's URL, whichever job it leads to. */
  jobSlug: (slug: string) => `job-slug:${slug}`,
  employerJobs: (employerId: string) => `employer-jobs:${employerId}`,
  placeJobs: (state: string, city: string) => `place-jobs:${state}/${city}`,
  /** A place's list of jobs (all its pages and its feed), or that of one category there. Arguments are slugs. */
  listing: (state: string, city: string, neighborhood: string | null, category: string | null = null) =>
    `listing:${[state, city, neighborhood ?? '', category ?? ''].join('/').slice(0, 240)}`,
  /** All cities and categories with their counts, which may be ten minutes old. */
  directories: 'directories',
  /** The cities of a state, or those with an initial, with their counts. */
  cityDirectory: (scope: { state: string } | { initial: string }) =>
    `cities-of:${'state' in scope ? scope.state : scope.initial}`,
  /** Nearest jobs outside a circle with few jobs, one tag per searched cell (lib/places/cells-around.ts). */
  nearbyCell: ([lat, lng]: readonly [number, number]) => `beyond:${lat}/${lng}`,
  /** The lists of jobs of the companies with this name, regardless of capitals (D12). */
  companyJobs: (company: string) => `company-jobs:${company.trim().toLowerCase().slice(0, 200)}`,
} as const;

/** Every tag that expires when a job ends, reopens or changes. */
export const getJobTags = (job: {
  id: string;
  slug: string;
  employerId: string;
  stateSlug: string;
  citySlug: string;
}): string[] => [
  cacheTags.job(job.id),
  cacheTags.jobSlug(job.slug),
  cacheTags.employerJobs(job.employerId),
  cacheTags.placeJobs(job.stateSlug, job.citySlug),
  cacheTags.newestJobs,
];
