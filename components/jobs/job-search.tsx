import type { ReactNode } from 'react';
import { searchJobs } from '@/lib/jobs/queries';
import { pageSizeOf, type JobSearch as Search } from '@/lib/jobs/search-params';
import { logFault } from '@/lib/log';
import { JobFilters } from './job-filters';
import { JobResults } from './job-results';
import { SearchFailed } from './search-failed';

type JobSearchProps = {
  search: Search;
  placeName: string | null;
  /** The page's own path. */
  action: string;
  hrefFor: (search: Search) => string;
  /** The part of the filters that asks where. */
  place: ReactNode;
  /** Whether that part says why the place could not be used. */
  hasPlaceProblem?: boolean;
  /** Whether the visitor is at the centre of the search. */
  isTheirPlace?: boolean;
};

/** Filters on the left, what they find on the right; all of it in the server's HTML. */
export async function JobSearch({
  search,
  placeName,
  action,
  hrefFor,
  place,
  hasPlaceProblem = false,
  isTheirPlace = true,
}: JobSearchProps) {
  const found = await tryToSearch(search);
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
      {/* A new search has new fields; Back must not leave those of the search that it left. */}
      <JobFilters
        key={hrefFor({ ...search, page: 1, view: 'list' })}
        search={search}
        action={action}
        clearHref={hrefFor({ ...search, query: '', types: [], minPay: null, page: 1 })}
        place={place}
        isOpen={hasPlaceProblem}
      />
      {found.ok ? (
        <JobResults
          search={search}
          results={found.results}
          placeName={placeName}
          hrefFor={hrefFor}
          isTheirPlace={isTheirPlace}
        />
      ) : (
        <SearchFailed faultId={found.faultId} retryHref={hrefFor(search)} />
      )}
    </div>
  );
}

async function tryToSearch(search: Search) {
  try {
    return { ok: true, results: await searchJobs(search, search.page, pageSizeOf(search)) } as const;
  } catch (fault) {
    return { ok: false, faultId: logFault('searchJobs', fault) } as const;
  }
}
