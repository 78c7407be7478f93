'use client';

import { useEffect, useState } from 'react';
import { useUnitConverter } from '@/lib/places/unit-choice';

/** How new results are announced: by moving the focus to their heading, or by a status message. */
type ResultsAnnouncement = 'focus' | 'say';

let pendingAnnouncement: ResultsAnnouncement | null = null;

/** Sets how the next results on this page are announced; null cancels it. */
export const announceNextResults = (notice: ResultsAnnouncement | null) => {
  pendingAnnouncement = notice;
};

const resultsId = 'results';

export const focusResults = () => document.getElementById(resultsId)?.focus();

/**
 * Moves the focus to the pending results. Called when they have rendered, and again when loading has ended, because the
 * visitor may submit the form in between.
 */
export const focusPendingResults = () => {
  if (pendingAnnouncement !== 'focus') return;
  pendingAnnouncement = null;
  document.getElementById(resultsId)?.focus({ preventScroll: true });
};

type ResultsHeadingProps = {
  text: string;
  /** The rest of the heading. Hidden on phones, where the search fields show it. */
  rest?: string;
  /** Order and view, for screen readers. */
  details?: string;
  /** Identifies the search; a change announces its results. */
  searchKey: string;
  isTitle?: boolean;
};

/** The count of results. Announces results that were requested on this page. */
export function ResultsHeading({
  text,
  rest = '',
  details,
  searchKey,
  isTitle = false,
}: ResultsHeadingProps) {
  const Heading = isTitle ? 'h1' : 'h2';
  const [announcement, announce] = useState('');
  const inChosenUnit = useUnitConverter();
  const shown = inChosenUnit(text);
  const sentence = details ? `${shown}${rest}, ${details}` : shown + rest;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search is announced even if its count is the same
  useEffect(() => {
    focusPendingResults();
    if (pendingAnnouncement === 'say') announce(sentence);
    pendingAnnouncement = null;
  }, [searchKey]);

  return (
    <div className="min-w-0">
      <Heading
        id={resultsId}
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
