import { JobTypeChoices } from '@/components/employment/job-type-choices';
import { FilterField } from '@/components/forms/filter-field';
import { FilterPanel } from '@/components/forms/filter-panel';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { RadiusFilter } from '@/components/places/radius-filter';
import { TravelModePicker } from '@/components/places/travel-mode-picker';
import { Input } from '@/components/ui/input';
import { parseCategory } from '@/lib/jobs/category';
import type { JobCount } from '@/lib/jobs/queries';
import { countMoreConditions, formatConditions } from '@/lib/jobs/search-conditions';
import { countActiveFilters, type JobSearch, jobSearchQuery } from '@/lib/jobs/search-params';
import { formatCount } from '@/lib/text/format-count';
import { jobFilters as text } from '@/messages/jobs/search';
import { filterIds } from './filter-ids';
import { IndustryField } from './industry-field';
import { MoreConditions } from './more-conditions';
import { PostedField } from './posted-field';
import { jobSearchFormId } from './search-bar';
import { ShiftPresetChoices } from './shift-preset-choices';
import { UnitSwitch } from './unit-switch';

type JobFilterFormProps = {
  search: JobSearch;
  /** The count of results; null if the search failed. */
  found: Pick<JobCount, 'total' | 'isMore'> | null;
  /** The page's own path. */
  action: string;
  /** The same search without its filters. */
  clearHref: string;
  /** The page of all filters, with single shifts. */
  moreHref: string;
};

/** The filters of a job search. Submits the fields of the search bar too. */
export function JobFilterForm({ search, found, action, clearHref, moreHref }: JobFilterFormProps) {
  const { sort, view } = jobSearchQuery(search);
  const { area } = formatConditions(search.more);
  const category = getCategoryKind(search);
  return (
    <FilterPanel
      id={jobSearchFormId}
      action={action}
      label={
        found === null || (found.total === 0 && found.isMore)
          ? text.submitButton
          : text.submitWithCount({ total: found.total, shown: formatCount(found.total, found.isMore) })
      }
      noScriptLabel={text.submitButton}
      pendingLabel={text.pending}
      activeCount={countActiveFilters({ ...search, query: '' })}
      clearHref={clearHref}
    >
      {search.more.area ? (
        // A drawn area replaces the radius.
        <HiddenFields values={{ radius: search.radiusKm ?? 'any' }} />
      ) : (
        <div id={filterIds.distance} tabIndex={-1} className="space-y-2">
          <RadiusFilter
            radiusKm={search.radiusKm}
            hasCenter={search.center !== null}
            problem={search.problems?.radius}
            // A category page always has a radius.
            allowsAnyDistance={!search.category}
          />
          <UnitSwitch />
          <TravelModePicker />
        </div>
      )}
      <div id={filterIds.when} tabIndex={-1}>
        <ShiftPresetChoices shifts={search.more.shifts ?? []}>
          <a href={moreHref} rel="nofollow" className="link inline-flex min-h-11 items-center text-sm">
            {text.scheduleLink}
          </a>
        </ShiftPresetChoices>
      </div>
      {category !== 'type' && (
        <div id={filterIds.type} tabIndex={-1}>
          <JobTypeChoices
            legend={text.typeLabel}
            name="type"
            chosen={search.types}
            isFilter
            problem={search.problems?.type?.message}
          />
        </div>
      )}
      <div id={filterIds.pay} tabIndex={-1}>
        <FilterField
          label={text.minPayLabel}
          problem={search.problems?.minPay?.message}
          hint={text.minPayHint}
        >
          {(aria) => (
            <Input
              {...aria}
              name="minPay"
              inputMode="decimal"
              defaultValue={search.problems?.minPay?.value ?? search.minPay ?? ''}
              placeholder="18"
              className="max-w-32"
            />
          )}
        </FilterField>
      </div>
      <div id={filterIds.posted} tabIndex={-1}>
        <PostedField days={search.more.postedDays} />
      </div>
      {category !== 'industry' && (
        <div id={filterIds.industry} tabIndex={-1}>
          <IndustryField industry={search.more.industry} problem={search.problems?.industry?.message} />
        </div>
      )}
      <MoreConditions
        more={search.more}
        problems={search.problems ?? {}}
        count={countMoreConditions(search.more)}
        pageHref={moreHref}
      />
      {/* With results, the toolbar contains the sort field. */}
      <HiddenFields values={{ area, view, sort: found !== null && found.total > 0 ? null : sort }} />
    </FilterPanel>
  );
}

/** Returns the kind of the category page, which needs no filter of that kind; null without a category. */
export const getCategoryKind = ({ category }: JobSearch) => (category ? parseCategory(category).kind : null);
