import { type ReactNode, useId } from 'react';
import { JobTypeChoices } from '@/components/employment/job-type-choices';
import { FilterField } from '@/components/forms/filter-field';
import { FilterPanel } from '@/components/forms/filter-panel';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { FilterProblem } from '@/components/ui/filter-problem';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { countTalentFilters, type TalentSearch, talentSearchQuery } from '@/lib/talents/search-params';
import type { TalentAudience } from '@/lib/talents/talent-summary';
import { formatCount } from '@/lib/text/format-count';
import { talentFilters as text } from '@/messages/talents/search';

/** The id of the filter form. The sort field, which is outside of the form, belongs to it too. */
export const talentSearchFormId = 'talent-search';

/** The filters of a talent search, for the columns that the viewer sees (D25). */
export function TalentFilters({
  search,
  total,
  audience,
  action,
  clearHref,
  place,
}: {
  search: TalentSearch;
  total: number;
  audience: TalentAudience;
  action: string;
  clearHref: string;
  place: ReactNode;
}) {
  const { problems } = search;
  const { sort, view } = talentSearchQuery(search);
  return (
    <FilterPanel
      id={talentSearchFormId}
      action={action}
      label={text.showButtonCount({ total, shown: formatCount(total) })}
      noScriptLabel={text.showButton}
      pendingLabel={text.pending}
      activeCount={countTalentFilters(search)}
      clearHref={clearHref}
    >
      {place}
      <FilterField label={text.search} problem={problems?.q?.message}>
        {(aria) => (
          <Input
            {...aria}
            name="q"
            type="search"
            defaultValue={problems?.q?.value ?? search.query}
            placeholder={audience === 'employer' ? text.searchPlaceholderEmployer : text.searchPlaceholder}
            enterKeyHint="search"
          />
        )}
      </FilterField>
      {audience !== 'visitor' && (
        <fieldset>
          <legend className="mb-1.5 font-semibold">{text.yearsOfExperience}</legend>
          <div className="grid grid-cols-2 gap-3">
            <YearsField
              label={text.from}
              name="minYears"
              value={search.minYears}
              problem={problems?.minYears}
            />
            <YearsField
              label={text.to}
              name="maxYears"
              value={search.maxYears}
              problem={problems?.maxYears}
            />
          </div>
        </fieldset>
      )}
      <FilterField label={text.availability} problem={problems?.available?.message}>
        {(aria) => (
          <Select
            {...aria}
            name="available"
            defaultValue={search.available ?? ''}
            options={[
              { value: '', label: text.anyTime },
              { value: 'now', label: text.now },
              ...(audience === 'visitor' ? [] : [{ value: 'month', label: text.withinMonth }]),
            ]}
          />
        )}
      </FilterField>
      <JobTypeChoices
        legend={text.desiredJobType}
        name="type"
        chosen={search.types}
        isFilter
        problem={problems?.type?.message}
      />
      {audience === 'employer' && (
        <FilterField label={text.maxPayLabel} problem={problems?.maxPay?.message} hint={text.maxPayHint}>
          {(aria) => (
            <Input
              {...aria}
              name="maxPay"
              inputMode="decimal"
              defaultValue={problems?.maxPay?.value ?? search.maxPay ?? ''}
              placeholder="30"
              className="max-w-32"
            />
          )}
        </FilterField>
      )}
      {/* The toolbar of the results has the sort order, but only if there are results. */}
      <HiddenFields values={{ view, sort: total > 0 ? null : sort }} />
    </FilterPanel>
  );
}

function YearsField({
  label,
  name,
  value,
  problem,
}: {
  label: string;
  name: string;
  value: number | null;
  problem: { value: string; message: string } | undefined;
}) {
  const id = useId();
  return (
    <div className="text-sm">
      <label htmlFor={id} className="mb-1 block">
        {label}
      </label>
      <Input
        id={id}
        name={name}
        // Not type=number, which hides invalid input from the value and from error messages.
        inputMode="numeric"
        defaultValue={problem?.value ?? value ?? ''}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      />
      <FilterProblem id={`${id}-problem`} sentence={problem?.message} />
    </div>
  );
}
