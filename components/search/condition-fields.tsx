import { FilterField } from '@/components/forms/filter-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { benefitKindLabel, benefitKinds } from '@/lib/employment/benefit-kind';
import { ages, type Extra, longestCompany, type SearchConditions } from '@/lib/jobs/search-conditions';
import type { SearchProblems } from '@/lib/search-params/search-params-reader';
import { moreFilters as text } from '@/messages/jobs/conditions';

/** What few people filter by. */
export function ConditionFields({ more, problems }: { more: SearchConditions; problems: SearchProblems }) {
  const { extras = [], hours } = more;
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
          className="max-w-24"
        />
      )}
    </FilterField>
  );
  return (
    <div className="@container space-y-6">
      <div>
        {wish('all-shifts', text.onlyAllShifts)}
        {wish('no-nights', text.noNights)}
        {wish('no-experience', text.noExperience)}
        {wish('answers', text.onlyAnswers)}
        <p className="text-ink-soft text-sm">{text.answersMeans}</p>
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
          {wish('tips', text.tips)}
          {benefitKinds.map((kind) => wish(kind, benefitKindLabel(kind)))}
        </div>
      </fieldset>
      <div className="grid grid-cols-1 @lg:grid-cols-2 gap-6">
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
        <FilterField
          label={text.startBy}
          problem={problems.startBy?.sentence}
          hint={text.jobsThatNameNoStart}
        >
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
