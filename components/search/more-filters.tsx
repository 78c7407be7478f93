import Link from 'next/link';
import { ScheduleField } from '@/components/employment/schedule-field';
import { FilterField } from '@/components/forms/filter-field';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SearchForm } from '@/components/forms/search-form';
import { buttonClasses } from '@/components/ui/button-look';
import { Select } from '@/components/ui/select';
import type { MoreFiltersOf } from '@/lib/jobs/more-filters';
import { jobSorts } from '@/lib/jobs/search-params';
import { presetNames } from '@/lib/jobs/shift-presets';
import * as routes from '@/lib/routes';
import { moreFilters as text } from '@/messages/jobs/conditions';
import { ConditionFields } from './condition-fields';
import { PostedField } from './posted-field';

/** One's week and the further filters of a search, as a form that leads back to it; plain, so that it takes no JavaScript. */
export function MoreFilters({ path, rest, more, problems }: MoreFiltersOf) {
  const { sort, ...others } = rest;
  return (
    <SearchForm
      action={path}
      submitLabel={text.showJobs}
      pending={text.loadingJobs}
      className="space-y-8"
      footer={
        <p className="text-center">
          <Link href={`${path}${queryOf(rest)}`} className="link inline-flex min-h-11 items-center">
            {text.clear}
          </Link>
        </p>
      }
    >
      <section className="space-y-3">
        <ScheduleField name="when" legend={text.whenICanWork} chosen={more.shifts ?? []} />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{text.presets}</legend>
          {presetNames.map((name) => (
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
        <p className="text-ink-soft text-sm">{text.afterThree}</p>
        <p className="text-ink-soft text-sm">{text.jobsThatNameNone}</p>
      </section>
      <ConditionFields more={more} problems={problems} />
      <div className="grid gap-6 sm:grid-cols-2">
        <FilterField label={text.order}>
          {(aria) => (
            <Select
              {...aria}
              name="sort"
              defaultValue={sort?.toString() ?? ''}
              options={[
                { value: '', label: text.usualOrder },
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

/** The address's query without what this form asks. */
function queryOf(rest: MoreFiltersOf['rest']): string {
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each])),
  );
  return query.size > 0 ? `?${query}` : '';
}
