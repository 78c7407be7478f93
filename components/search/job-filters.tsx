import { JobTypeChoices } from '@/components/employment/job-type-choices';
import { FilterField } from '@/components/forms/filter-field';
import { FilterPanel } from '@/components/forms/filter-panel';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { RadiusFilter } from '@/components/places/radius-filter';
import { TravelWayPicker } from '@/components/places/travel-way-picker';
import { Input } from '@/components/ui/input';
import { readCategory } from '@/lib/jobs/category';
import type { JobCount } from '@/lib/jobs/queries';
import { countMoreConditions, printConditions } from '@/lib/jobs/search-conditions';
import { countFilters, type JobSearch, jobSearchQuery } from '@/lib/jobs/search-params';
import { countOf } from '@/lib/text/count-of';
import { jobFilters as text } from '@/messages/jobs/search';
import { filterIds } from './filter-ids';
import { IndustryField } from './industry-field';
import { MoreConditions } from './more-conditions';
import { PostedField } from './posted-field';
import { jobSearchFormId } from './search-bar';
import { UnitSwitch } from './unit-switch';
import { WhenChoices } from './when-choices';

type JobFiltersProps = {
  search: JobSearch;
  /** How many jobs it finds; null when nobody could count. */
  found: Pick<JobCount, 'total' | 'isMore'> | null;
  /** The page's own path. */
  action: string;
  /** The same search without its filters. */
  clearHref: string;
  /** Where one's week is chosen. */
  moreHref: string;
};

/** What a search for jobs can be narrowed by; what and where are in the bar above, and are sent with it. */
export function JobFilterForm({ search, found, action, clearHref, moreHref }: JobFiltersProps) {
  const { sort, view } = jobSearchQuery(search);
  const { area } = printConditions(search.more);
  const category = categoryKind(search);
  return (
    <FilterPanel
      id={jobSearchFormId}
      action={action}
      label={
        found === null || (found.total === 0 && found.isMore)
          ? text.showJobs
          : text.show({ total: found.total, shown: countOf(found.total, found.isMore) })
      }
      plainLabel={text.showJobs}
      pending={text.loadingJobs}
      active={countFilters({ ...search, query: '' })}
      clearHref={clearHref}
    >
      {search.more.area ? (
        // What was drawn is the place, until it is taken away.
        <HiddenFields values={{ radius: search.radiusKm ?? 'any' }} />
      ) : (
        <div id={filterIds.distance} tabIndex={-1} className="space-y-2">
          <RadiusFilter
            radiusKm={search.radiusKm}
            hasCenter={search.center !== null}
            problem={search.problems?.radius}
            // A category is a list around a place.
            hasAnyDistance={!search.category}
          />
          <UnitSwitch />
          <TravelWayPicker />
        </div>
      )}
      <div id={filterIds.when} tabIndex={-1}>
        <WhenChoices shifts={search.more.shifts ?? []}>
          <a href={moreHref} rel="nofollow" className="link inline-flex min-h-11 items-center text-sm">
            {text.myWeek}
          </a>
        </WhenChoices>
      </div>
      {category !== 'type' && (
        <div id={filterIds.type} tabIndex={-1}>
          <JobTypeChoices
            legend={text.jobType}
            name="type"
            chosen={search.types}
            isFilter
            problem={search.problems?.type?.sentence}
          />
        </div>
      )}
      <div id={filterIds.pay} tabIndex={-1}>
        <FilterField
          label={text.minimumPayPerHour}
          problem={search.problems?.minPay?.sentence}
          hint={text.inUsDollarsYearlyPay}
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
      </div>
      <div id={filterIds.posted} tabIndex={-1}>
        <PostedField days={search.more.postedDays} />
      </div>
      {category !== 'industry' && (
        <div id={filterIds.industry} tabIndex={-1}>
          <IndustryField industry={search.more.industry} problem={search.problems?.industry?.sentence} />
        </div>
      )}
      <MoreConditions
        more={search.more}
        problems={search.problems ?? {}}
        count={countMoreConditions(search.more)}
        pageHref={moreHref}
      />
      {/* Where there are results, their toolbar has the order. */}
      <HiddenFields values={{ area, view, sort: found !== null && found.total > 0 ? null : sort }} />
    </FilterPanel>
  );
}

/** What the list of a category is of: it has no other types or industries to choose from. Null without a category. */
export const categoryKind = ({ category }: JobSearch) => (category ? readCategory(category).kind : null);
