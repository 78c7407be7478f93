import type { Metadata } from 'next';
import { MoreFilters } from '@/components/jobs/search/more-filters';
import { readMoreFilters } from '@/lib/jobs/more-filters';
import type { RawParams } from '@/lib/search-params/search-params-reader';
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
      <p className="measure mb-7 text-ink-soft">{text.intro}</p>
      <MoreFilters key={JSON.stringify(asked)} {...asked} />
    </div>
  );
}
