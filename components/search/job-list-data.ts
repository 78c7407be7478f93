import type { JobListData } from '@/components/cards/job-list';
import type { FoundJobs } from '@/lib/jobs/queries';
import { effectiveSort, getLastPage, getPageSize, type JobSearch } from '@/lib/jobs/search-params';

export const toJobListData = (
  search: JobSearch,
  { jobs, understoodAs, included }: FoundJobs,
): JobListData => ({
  jobs,
  query: [understoodAs ?? search.query, ...included].join(' '),
  isByDistance: search.center !== null && effectiveSort(search) === 'distance',
});

export const getPaginationProps = (
  search: JobSearch,
  { total }: Pick<FoundJobs, 'total'>,
  hrefFor: (search: JobSearch) => string,
): { page: number; pageCount: number; hrefFor: (page: number) => string } => ({
  page: search.page,
  pageCount: Math.min(getLastPage(search), Math.ceil(total / getPageSize(search))),
  hrefFor: (page) => hrefFor({ ...search, page }),
});
