'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { getSearchRadius, useVisitorPlace } from '@/components/places/visitor-place';
import * as apiRoutes from '@/lib/api-routes';
import type { NewestJob } from '@/lib/home/newest-job';
import { roundCoordinates } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { nearbyJobs as text } from '@/messages/home';
import { CompactJobList } from './compact-job-list';

type NearbyResult = { jobs: NewestJob[]; count: { total: number; shown: string } };

/** The jobs nearest to the visitor's place, once they are loaded, above `children`. */
export function NearbyJobs({ children }: { children: ReactNode }) {
  const place = useVisitorPlace();
  const [nearby, setNearby] = useState<(NearbyResult & { name: string }) | null>(null);

  useEffect(() => {
    if (!place) return;
    const controller = new AbortController();
    void fetchNearbyJobs(place.coordinates, controller.signal).then((found) => {
      if (controller.signal.aborted) return;
      const name = place.address.neighborhood ?? place.address.city;
      setNearby(found && found.jobs.length > 0 ? { ...found, name } : null);
    });
    return () => controller.abort();
  }, [place]);

  return (
    <>
      {place && nearby && <NearestJobs {...nearby} />}
      <div className={place && nearby ? 'mt-6' : undefined}>{children}</div>
    </>
  );
}

const NearestJobs = ({ jobs, count, name }: NearbyResult & { name: string }) => (
  <section aria-labelledby="nearby-jobs">
    <div className="flex items-baseline justify-between gap-4">
      <h2 id="nearby-jobs" className="text-2xl">
        {count.total > 0 ? text.countTitle({ ...count, name }) : text.nearestTitle({ name })}
      </h2>
      <Link
        href={routes.jobsNearMe()}
        className="link inline-flex min-h-11 shrink-0 items-center font-semibold"
      >
        {text.seeAll}
      </Link>
    </div>
    <CompactJobList jobs={jobs} />
  </section>
);

/** Null on failure: the page shows its other jobs. */
async function fetchNearbyJobs(
  coordinates: { lat: number; lng: number },
  signal: AbortSignal,
): Promise<NearbyResult | null> {
  try {
    const query = { ...roundCoordinates(coordinates), radius: getSearchRadius() };
    const response = await fetch(apiRoutes.nearbyJobs(query), { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
