import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AreaOfPlaces } from '@/components/areas/area-of-places';
import { areaOfPlaces, readPlacesAsked } from '@/lib/areas/area-of-places';
import { currentPlace } from '@/lib/jobs/current-place';
import { queryOf } from '@/lib/jobs/search-conditions';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { printArea } from '@/lib/places/area';
import { placesToChoose } from '@/lib/places/queries';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { areaOfPlaces as text } from '@/messages/areas';

export const metadata: Metadata = {
  title: text.title,
  // A form for each search there is.
  robots: { index: false, follow: false },
};

/** Where several places are chosen to search in (D103); what they make is an area like any that is drawn. */
export default async function AreaOfPlacesPage({ searchParams }: { searchParams: Promise<RawParams> }) {
  const asked = readPlacesAsked(await searchParams);
  const own = (await currentPlace())?.place;
  const center = parseJobSearch(asked.rest).center ?? own?.coordinates;
  const answer = asked.isAsked ? await areaOfPlaces(asked) : null;
  if (answer !== null && typeof answer !== 'string')
    redirect(`${asked.path}?${queryOf({ ...asked.rest, area: printArea(answer) })}`);
  return (
    <div className="page-narrow frame">
      <h1 className="mb-2 text-3xl">{text.title}</h1>
      <p className="measure mb-7 text-ink-soft">{text.intro}</p>
      <AreaOfPlaces
        key={JSON.stringify(asked)}
        asked={asked}
        around={center ? await placesToChoose(center) : []}
        problem={answer}
      />
    </div>
  );
}
