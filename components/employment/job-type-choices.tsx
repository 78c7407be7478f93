'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { classes } from '@/components/ui/classes';
import { FilterProblem } from '@/components/ui/filter-problem';
import { jobTypeLabel, jobTypes } from '@/lib/employment/job-type';
import { jobTypeChoices as text } from '@/messages/employment/job-types';

type JobTypeChoicesProps = {
  legend: string;
  /** The name of the form field. */
  name: string;
  /** Unknown types are ignored. */
  chosen: readonly string[];
  /** A filter has no "optional" label and fewer columns. */
  isFilter?: boolean;
  /** The message about an unknown type. */
  problem?: string | undefined;
};

/**
 * Checkboxes for job types; none means all. A client component, because the rendered checkboxes would be larger than
 * its code.
 */
export function JobTypeChoices({ legend, name, chosen, isFilter = false, problem }: JobTypeChoicesProps) {
  const problemId = useId();
  return (
    <fieldset aria-describedby={problem && problemId}>
      <legend className="mb-1 font-semibold">
        {legend}
        {!isFilter && <span className="font-normal text-ink-soft text-sm">{` ${text.optional}`}</span>}
      </legend>
      <div
        className={classes('grid grid-cols-2', isFilter ? 'gap-x-1 lg:text-sm' : 'gap-x-4 sm:grid-cols-3')}
      >
        {jobTypes.map((type) => (
          <Checkbox
            key={type}
            name={name}
            value={type}
            defaultChecked={chosen.includes(type)}
            label={jobTypeLabel(type)}
          />
        ))}
      </div>
      <FilterProblem id={problemId} sentence={problem} />
    </fieldset>
  );
}
