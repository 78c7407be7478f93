import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import Link from 'next/link';
import { JobSearch } from '@/components/jobs/job-search';
import { LocationNotSet } from '@/components/jobs/location-not-set';
import { RadiusSlider } from '@/components/places/radius-slider';
import { BookmarkIcon, PinIcon } from '@/components/ui/icons';
import { env } from '@/lib/env';
import {
  jobSearchQuery,
  parseJobSearch,
  type RawParams,
  type JobSearch as Search,
} from '@/lib/jobs/search-params';
import { noPlace, placeAt } from '@/lib/jobs/search-place';
import { roundCoordinates } from '@/lib/places/place';
import { parsePlaceCookie, placeCookieName } from '@/lib/places/place-cookie';
import { routes } from '@/lib/routes';
import { radius } from '@/lib/site';

export const generateMetadata = (): Metadata => ({
  title: 'Find Jobs',
  description: 'The open jobs around you, nearest first: how far each is, what it pays and how to get it.',
  alternates: { canonical: env().siteUrl + routes.jobsNearMe() },
});

const hrefFor = (search: Search) => routes.jobsNearMe(jobSearchQuery({ ...search, place: '' }));

export default async function JobsNearMePage({ searchParams }: { searchParams: Promise<RawParams> }) {
  const [params, jar] = await Promise.all([searchParams, cookies()]);
  const chosen = parsePlaceCookie(jar.get(placeCookieName)?.value);
  const asked = parseJobSearch(params, { radiusKm: chosen?.radiusKm ?? radius.defaultKm });
  const from = asked.center ?? chosen?.place.coordinates ?? null;
  const { center, name } = from ? await placeAt(from, chosen?.place ?? null) : noPlace();
  const search = { ...asked, center };
  const rounded = center && roundCoordinates(center);

  return (
    <div className="page py-8 sm:py-12">
      <header className="mb-7">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h1 className="text-3xl">Jobs near you</h1>
          <Link
            href={routes.savedJobs()}
            prefetch={false}
            className="link inline-flex min-h-11 items-center gap-1.5"
          >
            <BookmarkIcon /> Saved Jobs
          </Link>
        </div>
        {center && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-ink-soft">
            <span className="inline-flex items-center gap-1.5">
              <PinIcon className="text-brand" /> {name}
            </span>
            <Link href={routes.location()} className="link inline-flex min-h-11 items-center">
              Change location
            </Link>
          </p>
        )}
      </header>
      {rounded ? (
        <JobSearch
          search={search}
          placeName={name}
          action={routes.jobsNearMe()}
          hrefFor={hrefFor}
          place={
            <>
              <input type="hidden" name="lat" value={rounded.lat} />
              <input type="hidden" name="lng" value={rounded.lng} />
              <RadiusSlider
                defaultValue={search.radiusKm ?? radius.maxKm}
                problem={search.problems?.radius}
              />
            </>
          }
        />
      ) : (
        <LocationNotSet />
      )}
    </div>
  );
}
