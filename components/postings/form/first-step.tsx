'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { jobTypeLabel, jobTypes } from '@/lib/employment/job-type';
import type { FormTools } from './form-tools';

/** Basic information: what the job is, and where. */
export function FirstStep({ field, control, place }: FormTools & { place: ReactNode }) {
  return (
    <div className="grid gap-6">
      <Field
        {...field('title')}
        label="Job title"
        required
        hint="Use the words people search for, such as “Barista”."
      >
        {(aria) => <Input {...aria} {...control('title')} maxLength={160} autoComplete="off" />}
      </Field>
      <Field {...field('type')} label="Job type" required className="sm:max-w-72">
        {(aria) => (
          <Select {...aria} {...control('type')}>
            <option value="">Choose a type</option>
            {jobTypes.map((type) => (
              <option key={type} value={type}>
                {jobTypeLabel(type)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {place}
      <Field
        {...field('description')}
        label="Job description"
        required
        hint="What the work is, who it’s a good fit for, and what a typical day is like. Lines that start with “-” become a list."
      >
        {(aria) => <Textarea {...aria} {...control('description')} rows={10} maxLength={20_000} />}
      </Field>
    </div>
  );
}
