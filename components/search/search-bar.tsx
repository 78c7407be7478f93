import { SearchForm } from '@/components/forms/search-form';
import { type Searched, WhereField } from '@/components/places/where-field';
import { Button } from '@/components/ui/button';
import { FilterProblem } from '@/components/ui/filter-problem';
import { SearchIcon } from '@/components/ui/icons';
import type { JobSearch } from '@/lib/jobs/search-params';
import { searchBar as text } from '@/messages/jobs/search';
import { FoldedSearch } from './folded-search';
import { WhatField } from './what-field';

/** The form of the filters, which what and where belong to wherever they stand. */
export const jobSearchFormId = 'job-search';

/** The parameters that the bar has a field for. */
export const fieldsOfBar = ['q', 'place'] as const;

type Problems = { q: string | undefined; place: string | undefined };

type SearchBarProps = {
  query: string;
  where: Searched;
  /** The sentences that say what was not understood. */
  problems?: Problems;
  /** The page's own path, where there are no filters whose form the bar could belong to. */
  action?: string;
};

/** What and where, at the top of every list. On a phone it is one line, and the box that is typed in takes most of it. */
export function SearchBar({ action, problems, ...rest }: SearchBarProps) {
  return (
    <search className="block print:hidden">
      {action === undefined ? (
        <FoldedSearch
          query={rest.query}
          place={rest.where.text}
          hasProblem={!!(problems?.q ?? problems?.place)}
        >
          <WhatAndWhere {...rest} problems={problems} form={jobSearchFormId} />
          <Button type="submit" form={jobSearchFormId}>
            {findJobs}
          </Button>
        </FoldedSearch>
      ) : (
        <SearchForm action={action} submitLabel={findJobs} pending={loading} className="search-line">
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

/** What the bar has to say about a search. */
export const problemsOf = ({ problems }: JobSearch, where: { problem: string | null }): Problems => ({
  q: problems?.q?.sentence,
  place: problems?.place?.sentence ?? where.problem ?? undefined,
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
          {text.keywords}
        </label>
        <WhatField
          id="search-what"
          form={form}
          defaultValue={query}
          placeholder={text.jobSkillCompany}
          aria-invalid={problems?.q ? true : undefined}
          aria-describedby={problems?.q && 'what-problem'}
        />
      </div>
      <div className="min-w-0">
        <label htmlFor="search-where" className="sr-only">
          {text.place}
        </label>
        <WhereField
          id="search-where"
          form={form}
          searched={where}
          placeholder={text.cityOrZipCode}
          aria-invalid={problems?.place ? true : undefined}
          aria-describedby={problems?.place && 'where-problem'}
        />
      </div>
    </>
  );
}

const loading = <span className="sr-only">{text.loadingJobs}</span>;

const findJobs = (
  <>
    <SearchIcon /> <span className="search-bar-word">{text.findJobs}</span>
  </>
);
