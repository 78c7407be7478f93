import { JobTypeChoices } from '@/components/employment/job-type-choices';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { TagInput } from '@/components/ui/tag-input';
import type { JobType } from '@/lib/employment/job-type';
import { normalizeSkill } from '@/lib/employment/skill';
import { maxSkills } from '@/lib/talents/schema';
import { skillFields as words } from '@/messages/talents/profile';
import type { FormParts } from './form-parts';

type Props = FormParts & { skills: readonly string[]; initialTypes: readonly JobType[] };

export function SkillFields({ field, control, submittedValues, skills, initialTypes }: Props) {
  const initialSkills = submittedValues ? parseCommaList(submittedValues.skills) : skills;
  const selectedTypes: readonly string[] = submittedValues
    ? parseCommaList(submittedValues.desiredJobTypes)
    : initialTypes;
  return (
    <>
      <TagInput
        {...field('skills')}
        name="skills"
        label={words.skills}
        hint={words.skillsHint}
        placeholder={words.skillsPlaceholder}
        defaultValue={initialSkills}
        normalize={normalizeSkill}
        max={maxSkills}
      />
      <Field {...field('experienceYears')} label={words.yearsOfExperience} className="max-w-56">
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
      <JobTypeChoices legend={words.jobTypes} name="desiredJobTypes" chosen={selectedTypes} />
    </>
  );
}

const parseCommaList = (text = '') => text.split(',').flatMap((entry) => entry.trim() || []);
