'use client';

import { useEffect, useState } from 'react';
import { useInChosenUnit } from '@/lib/places/chosen-unit';

/** How the next results are made known: they take the focus, which reads them out, or are said where one is. */
type Notice = 'focus' | 'say';

let awaited: Notice | null = null;

/** Called when results are asked for on this page. Null when nobody waits for them any more. */
export const awaitResults = (notice: Notice | null) => {
  awaited = notice;
};

const id = 'results';

/** Leads to the results that are here already. */
export const goToResults = () => document.getElementById(id)?.focus();

/** Leads to those that somebody waits for, once they are here: also for a press that came just as they did. */
export const goToAwaitedResults = () => {
  if (awaited !== 'focus') return;
  awaited = null;
  document.getElementById(id)?.focus({ preventScroll: true });
};

type ResultsHeadingProps = {
  text: string;
  /** The rest of it, which a phone's fields have said above already. */
  rest?: string;
  /** What else an order or a view changes, for who does not see it. */
  details?: string;
  /** Which search this is. */
  searchKey: string;
  /** Whether it is the page's title. */
  isTitle?: boolean;
};

/** How many there are. What was asked for on this page is made known when it is here. */
export function ResultsHeading({
  text,
  rest = '',
  details,
  searchKey,
  isTitle = false,
}: ResultsHeadingProps) {
  const Heading = isTitle ? 'h1' : 'h2';
  const [announcement, announce] = useState('');
  const inChosenUnit = useInChosenUnit();
  const shown = inChosenUnit(text);
  const sentence = details ? `${shown}${rest}, ${details}` : shown + rest;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each search counts, also one that finds as many
  useEffect(() => {
    goToAwaitedResults();
    if (awaited === 'say') announce(sentence);
    awaited = null;
  }, [searchKey]);

  return (
    <div className="min-w-0">
      <Heading
        id={id}
        tabIndex={-1}
        className={`${isTitle ? 'list-title' : 'list-count'} scroll-mt-24 rounded-sm outline-offset-4`}
      >
        <span>{shown}</span>
        {rest && <span className="max-sm:sr-only">{rest}</span>}
      </Heading>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
