import { ListIcon, MapIcon } from '@/components/ui/icons';
import { SegmentedLinks } from '@/components/ui/segmented-links';
import type { TalentSearch, TalentSort } from '@/lib/talents/search-params';

const sortLabels: Record<TalentSort, string> = {
  distance: 'Nearest',
  date: 'Newest',
  relevance: 'Best match',
};

/** Order and view, as links: each is an address of its own and needs no JavaScript. */
export function TalentsToolbar({
  search,
  hrefFor,
}: {
  search: TalentSearch;
  hrefFor: (search: TalentSearch) => string;
}) {
  const sorts: TalentSort[] = ['distance', 'date'];
  // Without words, the best match is the nearest.
  if (search.query !== '' || search.sort === 'relevance') sorts.push('relevance');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SegmentedLinks
        label="Sort by"
        segments={sorts.map((sort) => ({
          label: sortLabels[sort],
          href: hrefFor({ ...search, sort, page: 1 }),
          isCurrent: sort === search.sort,
        }))}
      />
      <SegmentedLinks
        label="View"
        segments={[
          {
            label: 'List',
            icon: <ListIcon className="max-sm:hidden" />,
            href: hrefFor({ ...search, view: 'list' }),
            isCurrent: search.view === 'list',
          },
          {
            label: 'Map',
            icon: <MapIcon className="max-sm:hidden" />,
            href: hrefFor({ ...search, view: 'map' }),
            isCurrent: search.view === 'map',
          },
        ]}
      />
    </div>
  );
}
