import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button-look';
import { Checkbox } from '@/components/ui/checkbox';
import { ChevronDownIcon, FiltersIcon } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { jobTypeLabel, jobTypes } from '@/lib/jobs/job';
import { countFilters, type JobSearch, longestQuery } from '@/lib/jobs/search-params';
import { FilterField } from './filter-field';
import { SearchForm } from './search-form';

type FilterPanelProps = {
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

/**
 * The filters: a column on a wide screen, folded on a phone. It is one `<details>` whose content a wide screen shows
 * anyway, so that there is one form; where a browser cannot do that, it stays foldable.
 */
export function FilterPanel({ search, action, clearHref, place, isOpen }: FilterPanelProps) {
  const active = countFilters(search);
  return (
    <details
      open={isOpen}
      className="group lg:details-content:[content-visibility:visible] rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5"
    >
      <summary
        className={`${buttonClasses({ variant: 'secondary', wide: true })} list-none justify-between lg:supports-[selector(::details-content)]:hidden`}
      >
        <span className="inline-flex items-center gap-2">
          <FiltersIcon /> Filters{active > 0 && ` (${active} set)`}
        </span>
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <SearchForm
        action={action}
        submitLabel="Show jobs"
        footer={
          active > 0 && (
            <p className="text-center">
              <Link href={clearHref} className="link inline-flex min-h-11 items-center">
                Clear filters
              </Link>
            </p>
          )
        }
        className="mt-3 space-y-6 rounded-lg border border-line bg-surface p-5 lg:mt-0 lg:border-0 lg:bg-transparent lg:p-0"
      >
        <h2 className="sr-only">Filters</h2>
        {place}
        <FilterField label="Keywords" hint="Title, company, skill or description">
          {(aria) => (
            <Input
              {...aria}
              name="q"
              type="search"
              defaultValue={search.query}
              maxLength={longestQuery}
              enterKeyHint="search"
            />
          )}
        </FilterField>
        <fieldset>
          <legend className="mb-1 font-semibold">Job type</legend>
          {jobTypes.map((type) => (
            <Checkbox
              key={type}
              name="type"
              value={type}
              defaultChecked={search.types.includes(type)}
              label={jobTypeLabel(type)}
            />
          ))}
        </fieldset>
        <FilterField
          label="Minimum pay per hour"
          hint="In US dollars. Yearly pay counts as 52 weeks of 40 hours, so $20 an hour is $41,600 a year."
        >
          {(aria) => (
            <Input
              {...aria}
              name="minPay"
              inputMode="decimal"
              defaultValue={search.minPay ?? ''}
              placeholder="18"
              maxLength={8}
              className="max-w-32"
            />
          )}
        </FilterField>
        {search.sort !== 'distance' && <input type="hidden" name="sort" value={search.sort} />}
        {search.view !== 'list' && <input type="hidden" name="view" value={search.view} />}
      </SearchForm>
    </details>
  );
}
