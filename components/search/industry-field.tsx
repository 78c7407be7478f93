'use client';

import { FilterField } from '@/components/forms/filter-field';
import { Select } from '@/components/ui/select';
import { industries } from '@/lib/employment/industry';
import { slugify } from '@/lib/slug';
import { moreFilters as text } from '@/messages/jobs/conditions';

type IndustryFieldProps = {
  /** The slug of the chosen one. */
  industry: string | undefined;
  problem: string | undefined;
};

/** The industry of jobs. In the browser's code, because its options as data are larger than as code. */
export const IndustryField = ({ industry, problem }: IndustryFieldProps) => (
  <FilterField label={text.industry} problem={problem}>
    {(aria) => (
      <Select
        {...aria}
        name="industry"
        defaultValue={industry ?? ''}
        options={[
          { value: '', label: text.anyIndustry },
          ...industries.map((label) => ({ value: slugify(label), label })),
        ]}
      />
    )}
  </FilterField>
);
