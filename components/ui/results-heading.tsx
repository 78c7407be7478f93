'use client';

import { useEffect, useRef } from 'react';

let wasSubmitted = false;

/** Called when a search is sent from this page, whose results then take the focus. */
export const markSubmitted = () => {
  wasSubmitted = true;
};

/** How many there are. After a search that was sent from this page it takes the focus, so that it is read out. */
export function ResultsHeading({ text, searchKey }: { text: string; searchKey: string }) {
  const ref = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each search counts, also one that finds as many
  useEffect(() => {
    if (!wasSubmitted) return;
    wasSubmitted = false;
    ref.current?.focus({ preventScroll: true });
  }, [searchKey]);

  return (
    <h2 ref={ref} tabIndex={-1} className="rounded-sm text-xl outline-offset-4">
      {text.split(/(\d+ km)/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part} className="whitespace-nowrap">
            {part}
          </span>
        ),
      )}
    </h2>
  );
}
