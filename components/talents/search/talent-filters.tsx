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
import { countOf } from '@/lib/text/count-of';
import { talentFilters as text } from '@/messages/talents/search';

/** The form of the filters, which the order belongs to. */
export const talentSearchFormId = 'talent-search';

/** What a search for talents can be narrowed by: only columns that the viewer sees (D25). */
export function TalentFilters({
  search,
  total,
  audience,
  action,
  clearHref,
  place,
}: {
  search: TalentSearch;
  /** How many it finds. */
  total: number;
  audience: TalentAudience;
  action: string;
  clearHref: string;
  /** Where from and how far. */
  place: ReactNode;
}) {
  const { problems } = search;
  const { sort, view } = talentSearchQuery(search);
  return (
    <FilterPanel
      id={talentSearchFormId}
      action={action}
      label={text.show({ total, shown: countOf(total) })}
      plainLabel={text.showTalents}
      pending={text.loadingTalents}
      active={countTalentFilters(search)}
      clearHref={clearHref}
    >
      {place}
      <FilterField label={text.search} problem={problems?.q?.sentence}>
        {(aria) => (
          <Input
            {...aria}
            name="q"
            type="search"
            defaultValue={problems?.q?.given ?? search.query}
            placeholder={audience === 'employer' ? text.searchByNameSkills : text.searchBySkills}
            enterKeyHint="search"
          />
        )}
      </FilterField>
      {audience !== 'visitor' && (
        <fieldset>
          <legend className="mb-1.5 font-semibold">{text.yearsOfExperience}</legend>
          <div className="grid grid-cols-2 gap-3">
            <Years label={text.from} name="minYears" value={search.minYears} problem={problems?.minYears} />
            <Years label={text.to} name="maxYears" value={search.maxYears} problem={problems?.maxYears} />
          </div>
        </fieldset>
      )}
      <FilterField label={text.availability} problem={problems?.available?.sentence}>
        {(aria) => (
          <Select
            {...aria}
            name="available"
            defaultValue={search.available ?? ''}
            options={[
              { value: '', label: text.anyTime },
              { value: 'now', label: text.now },
              ...(audience === 'visitor' ? [] : [{ value: 'month', label: text.within30Days }]),
            ]}
          />
        )}
      </FilterField>
      <JobTypeChoices
        legend={text.desiredJobType}
        name="type"
        chosen={search.types}
        isFilter
        problem={problems?.type?.sentence}
      />
      {audience === 'employer' && (
        <FilterField
          label={text.desiredPayAtMostPer}
          problem={problems?.maxPay?.sentence}
          hint={text.inUsDollarsYearlyPay}
        >
          {(aria) => (
            <Input
              {...aria}
              name="maxPay"
              inputMode="decimal"
              defaultValue={problems?.maxPay?.given ?? search.maxPay ?? ''}
              placeholder="30"
              className="max-w-32"
            />
          )}
        </FilterField>
      )}
      {/* Where there are results, their toolbar has the order. */}
      <HiddenFields values={{ view, sort: total > 0 ? null : sort }} />
    </FilterPanel>
  );
}

function Years({
  label,
  name,
  value,
  problem,
}: {
  label: string;
  name: string;
  value: number | null;
  problem: { given: string; sentence: string } | undefined;
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
        // Not of the type number: that one would keep what is no number from being seen and said.
        inputMode="numeric"
        defaultValue={problem?.given ?? value ?? ''}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      />
      <FilterProblem id={`${id}-problem`} sentence={problem?.sentence} />
    </div>
  );
}
