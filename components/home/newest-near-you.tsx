'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { rememberedRadius, useRememberedPlace } from '@/components/places/remember-place';
import type { NewestJob } from '@/lib/home/newest-job';
import { roundCoordinates } from '@/lib/places/place';
import { routes } from '@/lib/routes';
import { newestNearYou as text } from '@/messages/home';
import { GlanceList } from './glance-list';

/** The newest jobs near a visitor whose place is known; for anybody else, and until they arrive, those of everywhere. */
export function NewestNearYou({ children }: { children: ReactNode }) {
  const place = useRememberedPlace();
  const [near, setNear] = useState<{ city: string; jobs: NewestJob[] } | null>(null);

  useEffect(() => {
    if (!place) return;
    const controller = new AbortController();
    void newestAround(place.coordinates, controller.signal).then((jobs) => {
      if (controller.signal.aborted) return;
      setNear(jobs.length === 0 ? null : { city: place.address.neighborhood ?? place.address.city, jobs });
    });
    return () => controller.abort();
  }, [place]);

  const shown = place && near;
  return (
    <>
      <p className="mt-3 px-1 text-door-soft text-sm">
        {shown ? `Near ${shown.city}` : text.acrossTheUnitedStates}
      </p>
      {shown ? <GlanceList jobs={shown.jobs} /> : children}
    </>
  );
}

/** None where the answer fails: the page has others to show. */
async function newestAround(
  coordinates: { lat: number; lng: number },
  signal: AbortSignal,
): Promise<NewestJob[]> {
  try {
    const query = { ...roundCoordinates(coordinates), radius: rememberedRadius() };
    const answer = await fetch(routes.api.newestJobs(query), { signal });
    const { jobs }: { jobs: NewestJob[] } = answer.ok ? await answer.json() : { jobs: [] };
    return jobs;
  } catch {
    return [];
  }
}
