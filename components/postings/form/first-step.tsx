'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { jobTypeLabel, jobTypes } from '@/lib/employment/job-type';
import { firstStep as text } from '@/messages/postings/form';
import type { JobFormControls } from './job-form-controls';

/** The fields of the first step: title, type, place and description. */
export function FirstStep({ field, control, place }: JobFormControls & { place: ReactNode }) {
  return (
    <div className="grid gap-6">
      <Field {...field('title')} label={text.jobTitle} required hint={text.jobTitleHint}>
        {(aria) => <Input {...aria} {...control('title')} maxLength={160} autoComplete="off" />}
      </Field>
      <Field {...field('type')} label={text.jobType} required className="sm:max-w-72">
        {(aria) => (
          <Select {...aria} {...control('type')}>
            <option value="">{text.jobTypePlaceholder}</option>
            {jobTypes.map((type) => (
              <option key={type} value={type}>
                {jobTypeLabel(type)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {place}
      <Field {...field('description')} label={text.jobDescription} required hint={text.jobDescriptionHint}>
        {(aria) => <Textarea {...aria} {...control('description')} rows={10} maxLength={20_000} />}
      </Field>
    </div>
  );
}
