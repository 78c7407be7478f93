import { Field } from '@/components/forms/field';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { TagInput } from '@/components/ui/tag-input';
import { normalizeSkill } from '@/lib/talents/schema';
import { type JobType, jobTypeLabel, jobTypes } from '@/lib/work/job-type';
import type { FormParts } from './form-parts';

type Props = FormParts & { skills: readonly string[]; wantedTypes: readonly JobType[] };

export function SkillFields({ field, control, typed, skills, wantedTypes }: Props) {
  const given = typed ? listOf(typed.skills) : skills;
  const wanted: readonly string[] = typed ? listOf(typed.desiredJobTypes) : wantedTypes;
  return (
    <>
      <TagInput
        {...field('skills')}
        name="skills"
        label="Skills"
        hint="Add each with Enter, a comma or the button."
        placeholder="espresso"
        defaultValue={given}
        normalize={normalizeSkill}
        max={50}
      />
      <Field {...field('experienceYears')} label="Years of experience" className="max-w-56">
        {(aria) => (
          <Input
            {...aria}
            {...control('experienceYears')}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1 font-semibold">
          Job types <span className="font-normal text-ink-soft text-sm">(optional)</span>
        </legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {jobTypes.map((type) => (
            <Checkbox
              key={type}
              name="desiredJobTypes"
              value={type}
              defaultChecked={wanted.includes(type)}
              label={jobTypeLabel(type)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

const listOf = (text = '') => text.split(',').flatMap((entry) => entry.trim() || []);
