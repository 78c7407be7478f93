import { JobTypeChoices } from '@/components/employment/job-type-choices';
import { FilterField } from '@/components/forms/filter-field';
import { FilterPanel } from '@/components/forms/filter-panel';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { RadiusFilter } from '@/components/places/radius-filter';
import { TravelWayPicker } from '@/components/places/travel-way-picker';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { industries } from '@/lib/employment/industry';
import { readCategory } from '@/lib/jobs/category';
import type { JobCount } from '@/lib/jobs/queries';
import { postedDays, printConditions } from '@/lib/jobs/search-conditions';
import { countFilters, type JobSearch, jobSearchQuery } from '@/lib/jobs/search-params';
import { slugify } from '@/lib/slug';
import { countOf } from '@/lib/text/count-of';
import { moreFilters as moreText } from '@/messages/jobs/conditions';
import { jobFilters as text } from '@/messages/jobs/search';
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
  /** Where the further filters are. */
  moreHref: string;
};

/** What a search for jobs can be narrowed by; what and where are in the bar above, and are sent with it. */
export function JobFilterForm({ search, found, action, clearHref, moreHref }: JobFiltersProps) {
  // An order that was chosen stays; what nobody chose follows the words.
  const { sort, view } = jobSearchQuery(search);
  const { when: _when, posted: _posted, industry: _industry, ...more } = printConditions(search.more);
  // A category's list has no other types or industries to choose from.
  const category = search.category ? readCategory(search.category).kind : null;
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
      more={{ href: moreHref, label: text.scheduleAndMore }}
    >
      {search.more.area ? (
        // What was drawn is the place, until it is taken away.
        <HiddenFields values={{ radius: search.radiusKm ?? 'any' }} />
      ) : (
        <div className="space-y-2">
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
      {category !== 'type' && (
        <JobTypeChoices
          legend={text.jobType}
          name="type"
          chosen={search.types}
          isFilter
          problem={search.problems?.type?.sentence}
        />
      )}
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
      <WhenChoices shifts={search.more.shifts ?? []} />
      <FilterField label={moreText.posted}>
        {(aria) => (
          <Select
            {...aria}
            name="posted"
            defaultValue={search.more.postedDays ?? ''}
            options={[
              { value: '', label: moreText.anyTime },
              ...postedDays.map((days) => ({ value: String(days), label: moreText.postedIn({ days }) })),
            ]}
          />
        )}
      </FilterField>
      {category !== 'industry' && (
        <FilterField label={moreText.industry} problem={search.problems?.industry?.sentence}>
          {(aria) => (
            <Select
              {...aria}
              name="industry"
              defaultValue={search.more.industry ?? ''}
              options={[
                { value: '', label: moreText.anyIndustry },
                ...industries.map((label) => ({ value: slugify(label), label })),
              ]}
            />
          )}
        </FilterField>
      )}
      {/* An order that was chosen stays; what nobody chose follows the words. */}
      <HiddenFields values={{ ...more, sort, view }} />
    </FilterPanel>
  );
}
