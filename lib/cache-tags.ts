/** The one list of cache tags: what a page shows is named here, and so is what a write refreshes. */
export const cacheTags = {
  /** Home: the newest jobs and the live claims. */
  newestJobs: 'jobs:newest',
  job: (id: string) => `job:${id}`,
  /** A slug or address that may not exist yet; also set on stored 404 pages so that posting revives them. */
  jobSlug: (slug: string) => `job-slug:${slug}`,
  employerJobs: (employerId: string) => `employer-jobs:${employerId}`,
  placeJobs: (state: string, city: string) => `place-jobs:${state}/${city}`,
} as const;
