'use client';

import { useState } from 'react';
import { Select } from '@/components/ui/select';
import { resultsToolbar as text } from '@/messages/ui/results';

type SortFieldProps = {
  /** The id of the filter form, which submits the order. */
  form: string;
  sort: string;
  options: readonly { value: string; label: string }[];
};

export function SortField({ form, sort, options }: SortFieldProps) {
  const [chosen, setChosen] = useState(sort);
  const [shown, setShown] = useState(sort);
  // Going back or following a link can change the order.
  if (shown !== sort) {
    setShown(sort);
    setChosen(sort);
  }
  return (
    <div className="sort-field">
      <label htmlFor="results-sort">{text.sort}</label>
      <Select
        id="results-sort"
        name="sort"
        form={form}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={options}
      />
      <noscript>
        <button type="submit" form={form} className="link">
          {text.sort}
        </button>
      </noscript>
    </div>
  );
}
