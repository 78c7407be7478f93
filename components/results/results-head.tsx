import type { ReactNode } from 'react';

type ResultsHeadProps = {
  /** The page's title; without one the heading is it. */
  title?: ReactNode;
  /** How many there are. */
  heading?: ReactNode;
  toolbar?: ReactNode;
};

/** What this list is and, in a row that stays on a phone, what can be done with it (app/results.css). */
export function ResultsHead({ title, heading, toolbar }: ResultsHeadProps) {
  return (
    <div className="results-head">
      <div className="results-bar">{toolbar}</div>
      <div className="results-title">
        {title}
        {heading}
      </div>
    </div>
  );
}
