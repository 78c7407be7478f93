'use client';

import { Fragment, type ReactNode, useState } from 'react';
import type { SearchProblems } from '@/lib/search-params/search-params-reader';

let isFiltering = false;
let timer = 0;

/** Applies a filter change after a delay, unless another change or navigation comes first. */
export const scheduleFilterChange = (apply: () => void, ms: number) => {
  cancelFilterChange();
  timer = window.setTimeout(apply, ms);
};
export const cancelFilterChange = () => window.clearTimeout(timer);

/** Records that the next search comes from the filters of this page. */
export const startFilterNavigation = () => {
  isFiltering = true;
};
/** Records that the next search comes from a link, Back or another form. */
export const endFilterNavigation = () => {
  isFiltering = false;
};
/** For links and Back: a pending change must not navigate back to these filters. */
export const abortFilterNavigation = () => {
  cancelFilterChange();
  endFilterNavigation();
};
export const isFilterNavigation = () => isFiltering;

/**
 * The fields of a search. After a change in these fields, they stay mounted while the results load, so that the focus
 * and newly typed text survive. Any other navigation, such as Back, remounts them with the values of its search.
 */
export function SearchFields({
  search,
  problems = {},
  children,
}: {
  /** The URL of the first page of the results; a different URL is a new search. */
  search: string;
  /** Invalid values, which stay in their fields. */
  problems: SearchProblems | undefined;
  children: ReactNode;
}) {
  const searchKey = [search, ...Object.values(problems).map(({ value }) => value)].join('\n');
  const [state, setState] = useState({ searchKey, generation: 0 });
  if (state.searchKey !== searchKey)
    setState({ searchKey, generation: isFiltering ? state.generation : state.generation + 1 });
  return <Fragment key={state.generation}>{children}</Fragment>;
}
