'use client';

import { FilterField } from '@/components/forms/filter-field';
import { Select } from '@/components/ui/select';
import { postedDays } from '@/lib/jobs/search-conditions';
import { moreFilters as text } from '@/messages/jobs/conditions';

export const PostedField = ({ days }: { days: number | undefined }) => (
  <FilterField label={text.posted}>
    {(aria) => (
      <Select
        {...aria}
        name="posted"
        defaultValue={days ?? ''}
        options={[
          { value: '', label: text.anyTime },
          ...postedDays.map((option) => ({ value: String(option), label: text.postedIn({ days: option }) })),
        ]}
      />
    )}
  </FilterField>
);
