import Link from 'next/link';
import { ScheduleField } from '@/components/employment/schedule-field';
import { FilterField } from '@/components/forms/filter-field';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SearchForm } from '@/components/forms/search-form';
import { buttonClasses } from '@/components/ui/button-variants';
import { Select } from '@/components/ui/select';
import type { MoreFiltersSearch } from '@/lib/jobs/more-filters';
import { jobSorts } from '@/lib/jobs/search-params';
import { shiftPresetNames } from '@/lib/jobs/shift-presets';
import * as routes from '@/lib/routes';
import { withQuery } from '@/lib/with-query';
import { moreFilters as text } from '@/messages/jobs/conditions';
import { ConditionFields } from './condition-fields';
import { PostedField } from './posted-field';

/** The page of all filters, a plain form that works without JavaScript and leads back to the search. */
export function MoreFilters({ path, rest, more, problems }: MoreFiltersSearch) {
  const { sort, ...others } = rest;
  return (
    <SearchForm
      action={path}
      submitLabel={text.submitButton}
      pendingLabel={text.pending}
      className="space-y-8"
      footer={
        <p className="text-center">
          <Link href={withQuery(path, rest)} className="link inline-flex min-h-11 items-center">
            {text.clear}
          </Link>
        </p>
      }
    >
      <section className="space-y-3">
        <ScheduleField name="when" legend={text.scheduleLabel} chosen={more.shifts ?? []} />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{text.presetsLabel}</legend>
          {shiftPresetNames.map((name) => (
            <button
              key={name}
              type="submit"
              name="preset"
              value={`${name}:${path}`}
              formAction={routes.searchFilters()}
              className={buttonClasses({ variant: 'secondary', size: 'sm' })}
            >
              {text.preset[name]}
            </button>
          ))}
        </fieldset>
        <p className="text-ink-soft text-sm">{text.afterThreeHint}</p>
        <p className="text-ink-soft text-sm">{text.scheduleHint}</p>
      </section>
      <ConditionFields more={more} problems={problems} />
      <div className="grid gap-6 sm:grid-cols-2">
        <FilterField label={text.orderLabel}>
          {(aria) => (
            <Select
              {...aria}
              name="sort"
              defaultValue={sort?.toString() ?? ''}
              options={[
                { value: '', label: text.defaultOrder },
                ...jobSorts.map((value) => ({ value, label: text.orders[value] })),
              ]}
            />
          )}
        </FilterField>
        <PostedField days={more.postedDays} />
      </div>
      <HiddenFields values={others} />
    </SearchForm>
  );
}
