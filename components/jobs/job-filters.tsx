import type { ReactNode } from 'react';
import { FilterField } from '@/components/forms/filter-field';
import { FilterPanel } from '@/components/forms/filter-panel';
import { Input } from '@/components/ui/input';
import { JobTypeChoices } from '@/components/work/job-type-choices';
import { readCategory } from '@/lib/jobs/category';
import { countFilters, type JobSearch } from '@/lib/jobs/search-params';

type JobFiltersProps = {
  search: JobSearch;
  /** The page's own path. */
  action: string;
  /** The same search without its filters. */
  clearHref: string;
  /** Where from and how far, which the two search pages ask in different ways. */
  place: ReactNode;
  /** Unfolded from the start, because there is something to say in it. */
  isOpen: boolean;
};

/** What a search for jobs can be narrowed by. */
export function JobFilters({ search, action, clearHref, place, isOpen }: JobFiltersProps) {
  return (
    <FilterPanel
      action={action}
      submitLabel="Show jobs"
      pending="Loading jobs…"
      active={countFilters(search)}
      clearHref={clearHref}
      isOpen={isOpen || hasProblem(search)}
    >
      {place}
      <FilterField
        label="Keywords"
        hint="Title, company, skill or description"
        problem={search.problems?.q?.sentence}
      >
        {(aria) => (
          <Input
            {...aria}
            name="q"
            type="search"
            defaultValue={search.problems?.q?.given ?? search.query}
            enterKeyHint="search"
          />
        )}
      </FilterField>
      {!isOfOneType(search) && (
        <JobTypeChoices
          legend="Job type"
          name="type"
          chosen={search.types}
          isFilter
          problem={search.problems?.type?.sentence}
        />
      )}
      <FilterField
        label="Minimum pay per hour"
        problem={search.problems?.minPay?.sentence}
        hint="In US dollars. Yearly pay counts as 52 weeks of 40 hours, so $20 an hour is $41,600 a year."
      >
        {(aria) => (
          <Input
            {...aria}
            name="minPay"
            inputMode="decimal"
            defaultValue={search.problems?.minPay?.given ?? search.minPay ?? ''}
            placeholder="18"
            className="max-w-32"
          />
        )}
      </FilterField>
      {search.sort !== 'distance' && <input type="hidden" name="sort" value={search.sort} />}
      {search.view !== 'list' && <input type="hidden" name="view" value={search.view} />}
    </FilterPanel>
  );
}

/** What the panel has a field for. */
export const fieldsOfPanel = ['q', 'place', 'radius', 'type', 'minPay'] as const;

const hasProblem = ({ problems }: JobSearch) => fieldsOfPanel.some((name) => problems?.[name]);

/** The list of a job type's category has no other types to choose from. */
const isOfOneType = ({ category }: JobSearch) => !!category && readCategory(category).kind === 'type';
