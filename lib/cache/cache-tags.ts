/** The one list of cache tags: what a page shows is named here, and so is what a write refreshes. */
export const cacheTags = {
  /** Home: the newest jobs and the live claims. */
  newestJobs: 'jobs:newest',
  job: (id: string) => `job:${id}`,
  /** What operators wrote: banner, claims, legal texts. */
  contents: 'contents',
  /** No write refreshes it: a page that bears it is not kept after that time (lib/cache/cache-handler.mjs). */
  until: (time: Date) => `until:${Math.floor(time.getTime() / 1000)}`,
  /** A slug or title, whichever job is at its address. */
  jobSlug: (slug: string) => `job-slug:${slug}`,
  employerJobs: (employerId: string) => `employer-jobs:${employerId}`,
  placeJobs: (state: string, city: string) => `place-jobs:${state}/${city}`,
  /** A place's list of jobs (all of its pages, its feed), or that of one category there. Slugs. */
  listing: (state: string, city: string, neighborhood: string | null, category: string | null = null) =>
    `listing:${[state, city, neighborhood ?? '', category ?? ''].join('/').slice(0, 240)}`,
  /** All cities and categories with their counts, which may be ten minutes old. */
  directories: 'directories',
  /** The cities of a state, or of an initial, with their counts. */
  citiesOf: (of: { state: string } | { initial: string }) =>
    `cities-of:${'state' in of ? of.state : of.initial}`,
  /** What is nearest beyond a circle that has few jobs, by each cell (lib/places/cells-around.ts) that it looks into. */
  beyond: ([lat, lng]: readonly [number, number]) => `beyond:${lat}/${lng}`,
  /** The pages of a company's name, whatever its case (D12). */
  companyJobs: (company: string) => `company-jobs:${company.trim().toLowerCase().slice(0, 200)}`,
} as const;

/** Every tag of what shows a job, for when it ends, opens again or changes. */
export const tagsOfJob = (job: {
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
