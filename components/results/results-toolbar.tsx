import type { ReactNode } from 'react';
import { resultsToolbar as text } from '@/messages/ui/results';
import { views } from '@/messages/ui/views';
import { LayoutSwitch } from './layout-switch';
import { SegmentedLinks } from './segmented-links';
import { SortField } from './sort-field';

export type ResultsSort = 'distance' | 'date' | 'relevance' | 'pay' | 'fit';

const sortLabels: Record<ResultsSort, string> = text.sorts;

/** Returns order and view as text, for screen readers. */
export const getResultsDetails = (sort: ResultsSort, view: 'list' | 'map'): string =>
  text[view === 'map' ? 'onTheMap' : 'asAList']({ sort: sortLabels[sort].toLowerCase() });

type ResultsToolbarProps = {
  /** The id of the filter form, which submits the order. */
  form: string;
  sorts: readonly ResultsSort[];
  sort: ResultsSort;
  defaultSort: ResultsSort;
  view: 'list' | 'map';
  /** Returns the address of the first page in another view. */
  hrefFor: (change: { view: 'list' | 'map' }) => string;
  /** Whether wide screens show a map next to the list. */
  hasMapBeside?: boolean;
  leading?: ReactNode;
  children?: ReactNode;
};

/** Order and view of the results. Scrolls horizontally on phones. */
export function ResultsToolbar({
  form,
  sorts,
  sort,
  defaultSort,
  view,
  hrefFor,
  hasMapBeside = false,
  leading,
  children,
}: ResultsToolbarProps) {
  const toValue = (option: ResultsSort) => (option === defaultSort ? '' : option);
  return (
    <div className="results-tools">
      {leading}
      {sorts.length > 1 && (
        <SortField
          form={form}
          sort={toValue(sort)}
          options={sorts.map((option) => ({ value: toValue(option), label: sortLabels[option] }))}
        />
      )}
      {children}
      {hasMapBeside && <LayoutSwitch />}
      <SegmentedLinks
        label={text.view}
        className="results-view"
        segments={(['list', 'map'] as const).map((option) => ({
          label: views[option],
          href: hrefFor({ view: option }),
          isCurrent: option === view,
        }))}
      />
    </div>
  );
}
