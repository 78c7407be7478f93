'use client';

import { FilterField } from '@/components/forms/filter-field';
import { Select } from '@/components/ui/select';
import { industries } from '@/lib/employment/industry';
import { slugify } from '@/lib/slug';
import { moreFilters as text } from '@/messages/jobs/conditions';

type IndustryFieldProps = {
  industry: string | undefined;
  problem: string | undefined;
};

/** A select for the industry. A client component, because its options are larger as serialized props than as code. */
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
