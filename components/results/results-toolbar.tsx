import type { ReactNode } from 'react';
import { ListIcon, MapIcon } from '@/components/ui/island-icons';
import { resultsToolbar as text } from '@/messages/ui/results';
import { views } from '@/messages/ui/views';
import { SegmentedLinks } from './segmented-links';

export type ResultsSort = 'distance' | 'date' | 'relevance' | 'pay' | 'fit';

const sortLabels: Record<ResultsSort, string> = text.sorts;

/** Order and view in words, for who does not see which is chosen. */
export const resultsDetails = (sort: ResultsSort, view: 'list' | 'map'): string =>
  text[view === 'map' ? 'onTheMap' : 'asAList']({ sort: sortLabels[sort].toLowerCase() });

type ResultsToolbarProps<Sort> = {
  /** The orders that make sense for these results. */
  sorts: readonly Sort[];
  sort: Sort;
  view: 'list' | 'map';
  /** The address of the first page of the results in another order or view. */
  hrefFor: (change: { sort?: Sort; view?: 'list' | 'map' }) => string;
  /** What else can be done with the results, after them. */
  children?: ReactNode;
};

/** Order and view, as links: each is an address of its own and needs no JavaScript. On a phone they are one row to push. */
export function ResultsToolbar<Sort extends ResultsSort>({
  sorts,
  sort,
  view,
  hrefFor,
  children,
}: ResultsToolbarProps<Sort>) {
  return (
    <div className="results-tools">
      <SegmentedLinks
        label={text.view}
        className="results-view"
        segments={[
          {
            label: views.list,
            icon: <ListIcon className="max-sm:hidden" />,
            href: hrefFor({ view: 'list' }),
            isCurrent: view === 'list',
          },
          {
            label: views.map,
            icon: <MapIcon className="max-sm:hidden" />,
            href: hrefFor({ view: 'map' }),
            isCurrent: view === 'map',
          },
        ]}
      />
      {sorts.length > 1 && (
        <SegmentedLinks
          label={text.sortBy}
          segments={sorts.map((each) => ({
            label: sortLabels[each],
            href: hrefFor({ sort: each }),
            isCurrent: each === sort,
          }))}
        />
      )}
      {children}
    </div>
  );
}
