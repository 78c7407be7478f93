import type { ReactNode } from 'react';

/** The first row of results, after the heading where there is room; on a phone it starts with the filters' button. */
export function ResultsHead({ heading, toolbar }: { heading: ReactNode; toolbar: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-x-6 gap-y-1 lg:flex-row lg:items-center lg:justify-between">
      {heading}
      <div className="flex min-h-12 min-w-0 items-center max-lg:pl-[8.75rem] lg:shrink-0">{toolbar}</div>
    </div>
  );
}
