'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { classes } from '@/components/ui/classes';
import { FilterProblem } from '@/components/ui/filter-problem';
import { jobTypeLabel, jobTypes } from '@/lib/employment/job-type';
import { jobTypeChoices as text } from '@/messages/employment/job-types';

type JobTypeChoicesProps = {
  legend: string;
  /** The field's name in what is sent. */
  name: string;
  /** Anything that is no job type chooses nothing. */
  chosen: readonly string[];
  /** In columns and marked as optional, as forms have it that keep something; a filter is always optional. */
  isFilter?: boolean;
  /** The sentence that says which type was not understood. */
  problem?: string | undefined;
};

/** Any number of job types, or none for all. In the browser's code, because six choices as data are larger than it. */
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
