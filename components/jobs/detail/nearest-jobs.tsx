'use client';

import { useEffect, useState } from 'react';
import { useVisitorPlace } from '@/components/places/visitor-place';
import type { MissingJob } from '@/lib/jobs/missing-job';
import type { NearestJobsList } from './nearest-jobs-list';

/**
 * The nearest open jobs around the place in the address, or around the visitor's. Loaded in the browser, so that
 * requests for guessed addresses cause no search. The list is a separate chunk, because the page of each job includes
 * this component.
 */
export function NearestJobs({ near }: { near: MissingJob['near'] }) {
  const visitorPlace = useVisitorPlace();
  const [List, setList] = useState<typeof NearestJobsList | null>(null);
  useEffect(() => {
    import('./nearest-jobs-list').then(
      (loaded) => setList(() => loaded.NearestJobsList),
      // The list is optional.
      () => {},
    );
  }, []);
  const center = near?.coordinates ?? visitorPlace?.coordinates;
  return center && List ? (
    <List center={center} city={near?.city ?? visitorPlace?.address.city ?? ''} />
  ) : null;
}
