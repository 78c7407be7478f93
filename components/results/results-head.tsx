import type { ReactNode } from 'react';

type ResultsHeadProps = {
  /** The page's title. Without it, the heading is the title. */
  title?: ReactNode;
  heading?: ReactNode;
  toolbar?: ReactNode;
};

/** The title of a list and a toolbar, which is sticky on phones (app/results.css). */
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
