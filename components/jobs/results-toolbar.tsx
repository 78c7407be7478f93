import { ListIcon, MapIcon } from '@/components/ui/icons';
import { SegmentedLinks } from '@/components/ui/segmented-links';
import { effectiveSort, type JobSearch, type JobSort } from '@/lib/jobs/search-params';

const sortLabels: Record<JobSort, string> = {
  distance: 'Nearest',
  date: 'Newest',
  relevance: 'Best match',
};

/** Order and view, as links: each is an address of its own and needs no JavaScript. */
export function ResultsToolbar({
  search,
  hrefFor,
}: {
  search: JobSearch;
  hrefFor: (search: JobSearch) => string;
}) {
  const sort = effectiveSort(search);
  const sorts: JobSort[] = ['date'];
  if (search.center) sorts.unshift('distance');
  // Without words, the best match is the nearest.
  if (search.query !== '' || sort === 'relevance') sorts.push('relevance');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      {sorts.length > 1 && (
        <SegmentedLinks
          label="Sort by"
          segments={sorts.map((each) => ({
            label: sortLabels[each],
            href: hrefFor({ ...search, sort: each, page: 1 }),
            isCurrent: each === sort,
          }))}
        />
      )}
      <SegmentedLinks
        label="View"
        segments={[
          {
            label: 'List',
            icon: <ListIcon className="max-sm:hidden" />,
            href: hrefFor({ ...search, view: 'list', page: 1 }),
            isCurrent: search.view === 'list',
          },
          {
            label: 'Map',
            icon: <MapIcon className="max-sm:hidden" />,
            href: hrefFor({ ...search, view: 'map', page: 1 }),
            isCurrent: search.view === 'map',
          },
        ]}
      />
    </div>
  );
}
