import type { ListedJobs } from '@/components/cards/job-list';
import type { FoundJobs } from '@/lib/jobs/queries';
import { effectiveSort, type JobSearch, lastPageOf, pageSizeOf } from '@/lib/jobs/search-params';

/** The jobs of a page of results, as its list shows them. */
export const listedJobs = (search: JobSearch, { jobs, understoodAs, included }: FoundJobs): ListedJobs => ({
  jobs,
  query: [understoodAs ?? search.query, ...included].join(' '),
  isByDistance: search.center !== null && effectiveSort(search) === 'distance',
});

/** The pages of results. */
export const pagesOf = (
  search: JobSearch,
  { total }: Pick<FoundJobs, 'total'>,
  hrefFor: (search: JobSearch) => string,
): { page: number; pageCount: number; hrefFor: (page: number) => string } => ({
  page: search.page,
  pageCount: Math.min(lastPageOf(search), Math.ceil(total / pageSizeOf(search))),
  hrefFor: (page) => hrefFor({ ...search, page }),
});
