'use client';

import { Fragment, type ReactNode, useState } from 'react';
import type { SearchProblems } from '@/lib/search-params/search-params-reader';

let isOwn = false;
let timer = 0;

/** Applies a change of the filters in a moment; the next change or a way elsewhere takes its place. */
export const applySoon = (apply: () => void, ms: number) => {
  dropChange();
  timer = window.setTimeout(apply, ms);
};
export const dropChange = () => window.clearTimeout(timer);

/** The next search is the one that this page's filters ask for. */
export const expectOwnSearch = () => {
  isOwn = true;
};
/** Whatever comes next comes from elsewhere. */
export const forgetOwnSearch = () => {
  isOwn = false;
};
/** A link or Back leads away from these filters: a change that has not been applied yet must not lead back to them. */
export const leaveOwnSearch = () => {
  dropChange();
  forgetOwnSearch();
};
export const isOwnSearch = () => isOwn;

/**
 * The fields of a search. One that comes from elsewhere has new fields: Back must not leave those of the search that it
 * left. One that these fields asked for leaves them as they are, with the focus and what has been typed meanwhile.
 */
export function SearchFields({
  search,
  problems = {},
  children,
}: {
  /** The search as it was understood. */
  search: string;
  /** What was not understood is in its fields too. */
  problems: SearchProblems | undefined;
  children: ReactNode;
}) {
  const searchKey = [search, ...Object.values(problems).map(({ given }) => given)].join('\n');
  const [shown, setShown] = useState({ searchKey, generation: 0 });
  if (shown.searchKey !== searchKey)
    setShown({ searchKey, generation: isOwn ? shown.generation : shown.generation + 1 });
  return <Fragment key={shown.generation}>{children}</Fragment>;
}
