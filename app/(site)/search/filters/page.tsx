import type { Metadata } from 'next';
import Link from 'next/link';
import { MoreFilters } from '@/components/search/more-filters';
import { type MoreFiltersOf, readMoreFilters } from '@/lib/jobs/more-filters';
import { printConditions, queryOf } from '@/lib/jobs/search-conditions';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { areaOfPlaces as places } from '@/messages/areas';
import { moreFilters as text } from '@/messages/jobs/conditions';

export const metadata: Metadata = {
  title: text.title,
  // A form for each search there is.
  robots: { index: false, follow: false },
};

/** What a search can ask beside place, words, types and pay (D102): a page of its own, so that no list carries it. */
export default async function MoreFiltersPage({ searchParams }: { searchParams: Promise<RawParams> }) {
  const asked = readMoreFilters(await searchParams);
  return (
    <div className="page-narrow frame">
      <h1 className="mb-2 text-3xl">{text.title}</h1>
      <p className="measure mb-3 text-ink-soft">{text.intro}</p>
      <p className="mb-7">
        <Link href={routes.searchArea(addressOf(asked))} prefetch={false} className="link">
          {places.title}
        </Link>
      </p>
      <MoreFilters key={JSON.stringify(asked)} {...asked} />
    </div>
  );
}

/** The search's own address. */
const addressOf = ({ path, rest, more }: MoreFiltersOf) =>
  `${path}?${queryOf({ ...rest, ...printConditions(more) })}`;
