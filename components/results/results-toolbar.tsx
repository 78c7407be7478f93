import type { ReactNode } from 'react';
import { resultsToolbar as text } from '@/messages/ui/results';
import { views } from '@/messages/ui/views';
import { LayoutSwitch } from './layout-switch';
import { SegmentedLinks } from './segmented-links';
import { SortField } from './sort-field';

export type ResultsSort = 'distance' | 'date' | 'relevance' | 'pay' | 'fit';

const sortLabels: Record<ResultsSort, string> = text.sorts;

/** Order and view in words, for who does not see which is chosen. */
export const resultsDetails = (sort: ResultsSort, view: 'list' | 'map'): string =>
  text[view === 'map' ? 'onTheMap' : 'asAList']({ sort: sortLabels[sort].toLowerCase() });

type ResultsToolbarProps = {
  /** The form of the filters, which sends the order. */
  form: string;
  /** The orders that make sense for these results. */
  sorts: readonly ResultsSort[];
  sort: ResultsSort;
  /** The order where none is chosen; it is not sent. */
  defaultSort: ResultsSort;
  view: 'list' | 'map';
  /** The address of the first page of the results in another view. */
  hrefFor: (change: { view: 'list' | 'map' }) => string;
  /** Whether a wide screen has the map beside the list. */
  hasMapBeside?: boolean;
  /** What else the row has, before the order and after it. */
  first?: ReactNode;
  children?: ReactNode;
};

/** Order and view of the results. On a phone they are one row to push. */
export function ResultsToolbar({
  form,
  sorts,
  sort,
  defaultSort,
  view,
  hrefFor,
  hasMapBeside = false,
  first,
  children,
}: ResultsToolbarProps) {
  const toValue = (each: ResultsSort) => (each === defaultSort ? '' : each);
  return (
    <div className="results-tools">
      {first}
      {sorts.length > 1 && (
        <SortField
          form={form}
          sort={toValue(sort)}
          options={sorts.map((each) => ({ value: toValue(each), label: sortLabels[each] }))}
        />
      )}
      {children}
      {hasMapBeside && <LayoutSwitch />}
      <SegmentedLinks
        label={text.view}
        className="results-view"
        segments={(['list', 'map'] as const).map((each) => ({
          label: views[each],
          href: hrefFor({ view: each }),
          isCurrent: each === view,
        }))}
      />
    </div>
  );
}
