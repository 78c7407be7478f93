import { FilterField } from '@/components/forms/filter-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { benefitKindLabel, benefitKinds } from '@/lib/employment/benefit-kind';
import {
  ageOptions,
  type ExtraFilter,
  maxCompanyLength,
  type SearchConditions,
} from '@/lib/jobs/search-conditions';
import type { SearchProblems } from '@/lib/search-params/search-params-reader';
import { moreFilters as text } from '@/messages/jobs/conditions';

export function ConditionFields({ more, problems }: { more: SearchConditions; problems: SearchProblems }) {
  const { extras = [], hours } = more;
  const renderCheckbox = (value: ExtraFilter, label: string) => (
    <Checkbox key={value} name="with" value={value} defaultChecked={extras.includes(value)} label={label} />
  );
  const hoursField = (name: string, label: string, value: number | null | undefined) => (
    <FilterField label={label} problem={problems[name]?.message}>
      {(aria) => (
        <Input
          {...aria}
          name={name}
          inputMode="numeric"
          maxLength={20}
          defaultValue={problems[name]?.value ?? value ?? ''}
          className="max-w-24"
        />
      )}
    </FilterField>
  );
  return (
    <div className="@container space-y-6">
      <div>
        {renderCheckbox('all-shifts', text.allShiftsLabel)}
        {renderCheckbox('no-nights', text.noNights)}
        {renderCheckbox('no-experience', text.noExperience)}
        {renderCheckbox('answers', text.responsiveLabel)}
        <p className="text-ink-soft text-sm">{text.responsiveHint}</p>
      </div>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{text.hoursPerWeek}</legend>
        <div className="flex flex-wrap gap-4">
          {hoursField('hoursFrom', text.from, hours?.from)}
          {hoursField('hoursTo', text.to, hours?.to)}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-semibold">{text.benefits}</legend>
        <div className="grid grid-cols-1 @lg:grid-cols-2 gap-x-4">
          {renderCheckbox('tips', text.tips)}
          {benefitKinds.map((kind) => renderCheckbox(kind, benefitKindLabel(kind)))}
        </div>
      </fieldset>
      <div className="grid grid-cols-1 @lg:grid-cols-2 gap-6">
        <FilterField label={text.company}>
          {(aria) => (
            <Input
              {...aria}
              name="company"
              autoComplete="off"
              maxLength={maxCompanyLength}
              defaultValue={more.company ?? ''}
            />
          )}
        </FilterField>
        <FilterField label={text.ageLabel} hint={text.ageHint}>
          {(aria) => (
            <Select
              {...aria}
              name="age"
              defaultValue={more.age ?? ''}
              options={[
                { value: '', label: text.anyAge },
                ...ageOptions.map((age) => ({ value: String(age), label: text.ageOption({ age }) })),
              ]}
            />
          )}
        </FilterField>
        <FilterField label={text.startBy} problem={problems.startBy?.message} hint={text.startByHint}>
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
    </div>
  );
}
