/** The one list of cache tags: what a page shows is named here, and so is what a write refreshes. */
export const cacheTags = {
  /** Home: the newest jobs and the live claims. */
  newestJobs: 'jobs:newest',
  job: (id: string) => `job:${id}`,
  /** A slug or address that may not exist yet; also set on stored 404 pages so that posting revives them. */
  jobSlug: (slug: string) => `job-slug:${slug}`,
  employerJobs: (employerId: string) => `employer-jobs:${employerId}`,
  placeJobs: (state: string, city: string) => `place-jobs:${state}/${city}`,
  /** A place's list of jobs (all of its pages, its feed), or that of one category there. Slugs. */
  listing: (state: string, city: string, neighborhood: string | null, category: string | null = null) =>
    `listing:${[state, city, neighborhood ?? '', category ?? ''].join('/').slice(0, 240)}`,
  /** States, cities and categories with their counts. */
  directories: 'directories',
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
