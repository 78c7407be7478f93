import Link from 'next/link';
import { ScheduleField } from '@/components/employment/schedule-field';
import { FilterField } from '@/components/forms/filter-field';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SearchForm } from '@/components/forms/search-form';
import { buttonClasses } from '@/components/ui/button-look';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { benefitKindLabel, benefitKinds } from '@/lib/employment/benefit-kind';
import type { MoreFiltersOf } from '@/lib/jobs/more-filters';
import { ages, type Extra, longestCompany, postedDays } from '@/lib/jobs/search-conditions';
import { jobSorts } from '@/lib/jobs/search-params';
import { presetNames } from '@/lib/jobs/shift-presets';
import * as routes from '@/lib/routes';
import { moreFilters as text } from '@/messages/jobs/conditions';

/** The further filters of a search, as a form that leads back to it; plain, so that it takes no JavaScript. */
export function MoreFilters({ path, rest, more, problems }: MoreFiltersOf) {
  const { shifts = [], extras = [], hours } = more;
  const { sort, ...others } = rest;
  const wish = (value: Extra, label: string) => (
    <Checkbox key={value} name="with" value={value} defaultChecked={extras.includes(value)} label={label} />
  );
  const hoursField = (name: string, label: string, value: number | null | undefined) => (
    <FilterField label={label} problem={problems[name]?.sentence}>
      {(aria) => (
        <Input
          {...aria}
          name={name}
          inputMode="numeric"
          maxLength={20}
          defaultValue={problems[name]?.given ?? value ?? ''}
          className="max-w-28"
        />
      )}
    </FilterField>
  );
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
        <ScheduleField name="when" legend={text.whenICanWork} chosen={shifts} />
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
        <div>
          {wish('all-shifts', text.onlyAllShifts)}
          {wish('no-nights', text.noNights)}
        </div>
        <p className="text-ink-soft text-sm">{text.jobsThatNameNone}</p>
      </section>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{text.hoursPerWeek}</legend>
        <div className="flex flex-wrap gap-4">
          {hoursField('hoursFrom', text.from, hours?.from)}
          {hoursField('hoursTo', text.to, hours?.to)}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-semibold">{text.benefits}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {wish('tips', text.tips)}
          {benefitKinds.map((kind) => wish(kind, benefitKindLabel(kind)))}
        </div>
      </fieldset>
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
        <FilterField label={text.posted}>
          {(aria) => (
            <Select
              {...aria}
              name="posted"
              defaultValue={more.postedDays ?? ''}
              options={[
                { value: '', label: text.anyTime },
                ...postedDays.map((days) => ({ value: String(days), label: text.postedIn({ days }) })),
              ]}
            />
          )}
        </FilterField>
        <FilterField label={text.myAge} hint={text.jobsThatNameNoAge}>
          {(aria) => (
            <Select
              {...aria}
              name="age"
              defaultValue={more.age ?? ''}
              options={[
                { value: '', label: text.anyAge },
                ...ages.map((age) => ({ value: String(age), label: text.ageOf({ age }) })),
              ]}
            />
          )}
        </FilterField>
        <FilterField label={text.company}>
          {(aria) => (
            <Input
              {...aria}
              name="company"
              autoComplete="off"
              maxLength={longestCompany}
              defaultValue={more.company ?? ''}
            />
          )}
        </FilterField>
        <FilterField label={text.startBy} hint={text.jobsThatNameNoStart}>
          {(aria) => (
            <Input
              {...aria}
              name="startBy"
              type="date"
              defaultValue={more.startBy ?? ''}
              className="max-w-48"
            />
          )}
        </FilterField>
      </div>
      <div>
        {wish('no-experience', text.noExperience)}
        {wish('answers', text.onlyAnswers)}
        <p className="text-ink-soft text-sm">{text.answersMeans}</p>
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
