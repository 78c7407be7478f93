import type { Metadata } from 'next';
import Link from 'next/link';
import { MoreFilters } from '@/components/search/more-filters';
import { type MoreFiltersSearch, parseMoreFilters } from '@/lib/jobs/more-filters';
import { formatConditions, toUrlSearchParams } from '@/lib/jobs/search-conditions';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { multiPlaceSearch as places } from '@/messages/areas';
import { moreFilters as text } from '@/messages/jobs/conditions';

export const metadata: Metadata = {
  title: text.title,
  // Not indexed, because there is one form per search.
  robots: { index: false, follow: false },
};

/** All filters besides place, words, types and pay (D102). A separate page, so that lists stay small. */
export default async function MoreFiltersPage({ searchParams }: { searchParams: Promise<RawParams> }) {
  const search = parseMoreFilters(await searchParams);
  return (
    <div className="page-narrow frame">
      <h1 className="mb-2 text-3xl">{text.title}</h1>
      <p className="measure mb-3 text-ink-soft">{text.intro}</p>
      <p className="mb-7">
        <Link href={routes.searchArea(toSearchAddress(search))} prefetch={false} className="link">
          {places.title}
        </Link>
      </p>
      <MoreFilters key={JSON.stringify(search)} {...search} />
    </div>
  );
}

/** Returns the search's own address. */
const toSearchAddress = ({ path, rest, more }: MoreFiltersSearch) =>
  `${path}?${toUrlSearchParams({ ...rest, ...formatConditions(more) })}`;
