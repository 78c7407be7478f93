'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { rememberedRadius, useRememberedPlace } from '@/components/places/remember-place';
import * as apiRoutes from '@/lib/api-routes';
import type { NewestJob } from '@/lib/home/newest-job';
import { roundCoordinates } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { newestNearYou as text } from '@/messages/home';
import { GlanceList } from './glance-list';

/** The newest jobs near a visitor whose place is known; for anybody else, and until they arrive, those of everywhere. */
export function NewestNearYou({ children }: { children: ReactNode }) {
  const place = useRememberedPlace();
  const [near, setNear] = useState<(Newest & { city: string }) | null>(null);

  useEffect(() => {
    if (!place) return;
    const controller = new AbortController();
    void newestAround(place.coordinates, controller.signal).then((newest) => {
      if (controller.signal.aborted) return;
      const city = place.address.neighborhood ?? place.address.city;
      setNear(newest.jobs.length === 0 ? null : { ...newest, city });
    });
    return () => controller.abort();
  }, [place]);

  const shown = place && near;
  return (
    <>
      <p className="mt-3 px-1 text-door-soft text-sm">
        {shown ? <WhatIsNear {...shown} /> : <span>{text.acrossTheUnitedStates}</span>}
      </p>
      {shown ? <GlanceList jobs={shown.jobs} /> : children}
    </>
  );
}

/** The visitor's own number, where the site's claims are everybody's. */
function WhatIsNear({ open, city }: { open: string | null; city: string }) {
  if (open === null) return <span>{text.near({ place: city })}</span>;
  return (
    <Link
      href={routes.jobsNearMe()}
      className="font-semibold text-door-ink underline-offset-4 hover:underline"
    >
      <InChosenUnit>{text.openNear({ open, place: city })}</InChosenUnit>
    </Link>
  );
}

type Newest = { jobs: NewestJob[]; open: string | null };

/** None where the answer fails: the page has others to show. */
async function newestAround(coordinates: { lat: number; lng: number }, signal: AbortSignal): Promise<Newest> {
  try {
    const query = { ...roundCoordinates(coordinates), radius: rememberedRadius() };
    const answer = await fetch(apiRoutes.newestJobs(query), { signal });
    return answer.ok ? await answer.json() : { jobs: [], open: null };
  } catch {
    return { jobs: [], open: null };
  }
}
