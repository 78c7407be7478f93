'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { rememberedRadius, useRememberedPlace } from '@/components/places/remember-place';
import * as apiRoutes from '@/lib/api-routes';
import type { NewestJob } from '@/lib/home/newest-job';
import { roundCoordinates } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { nearbyJobs as text } from '@/messages/home';
import { GlanceList } from './glance-list';

type Nearby = { jobs: NewestJob[]; count: { total: number; shown: string } };

/**
 * The jobs nearest to a visitor whose place is known, then `children`. They take the place of `children`, which are drawn once more
 * below: nothing in sight moves.
 */
export function NearbyJobs({ children }: { children: ReactNode }) {
  const place = useRememberedPlace();
  const [nearby, setNearby] = useState<(Nearby & { name: string }) | null>(null);

  useEffect(() => {
    if (!place) return;
    const controller = new AbortController();
    void getNearbyJobs(place.coordinates, controller.signal).then((found) => {
      if (controller.signal.aborted) return;
      const name = place.address.neighborhood ?? place.address.city;
      setNearby(found && found.jobs.length > 0 ? { ...found, name } : null);
    });
    return () => controller.abort();
  }, [place]);

  return (
    <>
      {place && nearby && <Nearest {...nearby} />}
      <div className={place && nearby ? 'mt-6' : undefined}>{children}</div>
    </>
  );
}

const Nearest = ({ jobs, count, name }: Nearby & { name: string }) => (
  <section aria-labelledby="nearby-jobs">
    <div className="flex items-baseline justify-between gap-4">
      <h2 id="nearby-jobs" className="text-2xl">
        {count.total > 0 ? text.countNear({ ...count, name }) : text.nearestTo({ name })}
      </h2>
      <Link
        href={routes.jobsNearMe()}
        className="link inline-flex min-h-11 shrink-0 items-center font-semibold"
      >
        {text.seeAll}
      </Link>
    </div>
    <GlanceList jobs={jobs} />
  </section>
);

/** Null where they can't be had: the page has others to show. */
async function getNearbyJobs(
  coordinates: { lat: number; lng: number },
  signal: AbortSignal,
): Promise<Nearby | null> {
  try {
    const query = { ...roundCoordinates(coordinates), radius: rememberedRadius() };
    const response = await fetch(apiRoutes.nearbyJobs(query), { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
