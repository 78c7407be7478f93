import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { MultiPlaceForm } from '@/components/areas/multi-place-form';
import { createAreaOfPlaces, parseMultiPlaceSearch } from '@/lib/areas/multi-place-search';
import { getCurrentPlace } from '@/lib/jobs/current-place';
import { toUrlSearchParams } from '@/lib/jobs/search-conditions';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { formatArea } from '@/lib/places/area';
import { listPlaceChoices } from '@/lib/places/queries';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { multiPlaceSearch as text } from '@/messages/areas';

export const metadata: Metadata = {
  title: text.title,
  // Not indexed, because there is one form per search.
  robots: { index: false, follow: false },
};

/** A form for a search in several places (D103). Redirects to the search with their combined area. */
export default async function MultiPlaceSearchPage({ searchParams }: { searchParams: Promise<RawParams> }) {
  const search = parseMultiPlaceSearch(await searchParams);
  const visitorPlace = (await getCurrentPlace())?.place;
  const center = parseJobSearch(search.otherParams).center ?? visitorPlace?.coordinates;
  const result = search.isSubmitted ? await createAreaOfPlaces(search) : null;
  if (result !== null && typeof result !== 'string')
    redirect(`${search.path}?${toUrlSearchParams({ ...search.otherParams, area: formatArea(result) })}`);
  return (
    <div className="page-narrow frame">
      <h1 className="mb-2 text-3xl">{text.title}</h1>
      <p className="measure mb-7 text-ink-soft">{text.intro}</p>
      <MultiPlaceForm
        key={JSON.stringify(search)}
        search={search}
        nearbyPlaces={center ? await listPlaceChoices(center) : []}
        error={result}
      />
    </div>
  );
}
