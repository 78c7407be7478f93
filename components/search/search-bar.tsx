import { SearchForm } from '@/components/forms/search-form';
import { type SearchLocation, WhereField } from '@/components/places/where-field';
import { Button } from '@/components/ui/button';
import { FilterProblem } from '@/components/ui/filter-problem';
import { SearchIcon } from '@/components/ui/icons';
import type { JobSearch } from '@/lib/jobs/search-params';
import { searchBar as text } from '@/messages/jobs/search';
import { CollapsedSearch } from './collapsed-search';
import { WhatField } from './what-field';

/** The id of the filter form, which the search bar's fields belong to. */
export const jobSearchFormId = 'job-search';

/** The parameters with a field in the search bar. */
export const searchBarFields = ['q', 'place'] as const;

type SearchBarProblems = { q: string | undefined; place: string | undefined };

type SearchBarProps = {
  query: string;
  where: SearchLocation;
  problems?: SearchBarProblems;
  /** The page's own path, if the page has no filter form. */
  action?: string;
};

/** The keyword and place fields at the top of every list. One line on phones. */
export function SearchBar({ action, problems, ...rest }: SearchBarProps) {
  return (
    <search className="block print:hidden">
      {action === undefined ? (
        <CollapsedSearch
          query={rest.query}
          place={rest.where.text}
          hasProblem={!!(problems?.q ?? problems?.place)}
        >
          <WhatAndWhere {...rest} problems={problems} form={jobSearchFormId} />
          <Button type="submit" form={jobSearchFormId}>
            {findJobsLabel}
          </Button>
        </CollapsedSearch>
      ) : (
        <SearchForm
          action={action}
          submitLabel={findJobsLabel}
          pendingLabel={loadingLabel}
          className="search-line"
        >
          <WhatAndWhere {...rest} problems={problems} />
        </SearchForm>
      )}
      {(problems?.q ?? problems?.place) && (
        <div role="alert">
          <FilterProblem id="what-problem" sentence={problems?.q} />
          <FilterProblem id="where-problem" sentence={problems?.place} />
        </div>
      )}
    </search>
  );
}

export const getSearchBarProblems = (
  { problems }: JobSearch,
  where: { problem: string | null },
): SearchBarProblems => ({
  q: problems?.q?.message,
  place: problems?.place?.message ?? where.problem ?? undefined,
});

function WhatAndWhere({
  query,
  where,
  problems,
  form,
}: Omit<SearchBarProps, 'action'> & { form?: string | undefined }) {
  return (
    <>
      <div className="min-w-0">
        <label htmlFor="search-what" className="sr-only">
          {text.keywordsLabel}
        </label>
        <WhatField
          id="search-what"
          form={form}
          defaultValue={query}
          placeholder={text.keywordsPlaceholder}
          aria-invalid={problems?.q ? true : undefined}
          aria-describedby={problems?.q && 'what-problem'}
        />
      </div>
      <div className="min-w-0">
        <label htmlFor="search-where" className="sr-only">
          {text.placeLabel}
        </label>
        <WhereField
          id="search-where"
          form={form}
          searchPlace={where}
          placeholder={text.placePlaceholder}
          aria-invalid={problems?.place ? true : undefined}
          aria-describedby={problems?.place && 'where-problem'}
        />
      </div>
    </>
  );
}

const loadingLabel = <span className="sr-only">{text.pending}</span>;

const findJobsLabel = (
  <>
    <SearchIcon /> <span className="search-bar-word">{text.submitButton}</span>
  </>
);
