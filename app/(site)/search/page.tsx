import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { JobSearch } from '@/components/jobs/job-search';
import { PlaceFilter } from '@/components/jobs/place-filter';
import { env } from '@/lib/env';
import {
  jobSearchQuery,
  parseJobSearch,
  type RawParams,
  type JobSearch as Search,
} from '@/lib/jobs/search-params';
import { noPlace, placeAt, typedPlace } from '@/lib/jobs/search-place';
import { routes } from '@/lib/routes';

type Props = { searchParams: Promise<RawParams> };

/** Everywhere, unless somebody says how far. */
const defaults = { radiusKm: null };
const hrefFor = (search: Search) => routes.search(jobSearchQuery(search, defaults));

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const isFiltered = Object.keys(await searchParams).length > 0;
  return {
    title: 'Search jobs',
    description: 'Search all open jobs by words, place, distance, type and pay.',
    alternates: { canonical: env().siteUrl + routes.search() },
    // Endless combinations of the same jobs; the places' own pages are for search engines.
    ...(isFiltered && { robots: { index: false, follow: true } }),
  };
}

export default async function SearchPage({ searchParams }: Props) {
  const asked = parseJobSearch(await searchParams, defaults);
  const place = await placeOf(asked);
  const search = { ...asked, center: place.center };

  return (
    <div className="page py-8 sm:py-12">
      <header className="mb-7">
        <h1 className="text-3xl">Search all jobs</h1>
      </header>
      <JobSearch
        search={search}
        placeName={place.name}
        action={routes.search()}
        // A typed place stays as it was typed: it is looked up anew, and its address stays readable.
        hrefFor={(each) => hrefFor(asked.center ? each : { ...each, center: null })}
        hasPlaceProblem={place.problem !== null}
        isTheirPlace={false}
        place={
          <PlaceFilter
            text={asked.place || (place.name ?? '')}
            problem={place.problem}
            radiusKm={search.radiusKm}
          />
        }
      />
    </div>
  );
}

async function placeOf({ center, place }: Search) {
  if (center) return placeAt(center, null);
  return place === '' ? noPlace() : typedPlace(place, await headers());
}
