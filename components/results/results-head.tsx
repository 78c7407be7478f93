import type { ReactNode } from 'react';

/** The first row of results: the heading and, in a row that stays on a phone, what can be done with them (app/results.css). */
export function ResultsHead({ heading, toolbar }: { heading: ReactNode; toolbar: ReactNode }) {
  return (
    <div className="results-head">
      <div className="results-bar">{toolbar}</div>
      {heading}
    </div>
  );
}
