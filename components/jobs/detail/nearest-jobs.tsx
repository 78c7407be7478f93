'use client';

import { useEffect, useState } from 'react';
import { useVisitorPlace } from '@/components/places/visitor-place';
import type { MissingJob } from '@/lib/jobs/missing-job';
import type { NearestJobsList } from './nearest-jobs-list';

/**
 * The nearest open jobs around the address's place, else around the visitor's. Loaded in the browser, so that requests
 * for guessed addresses cause no search, and as a separate chunk, because each job's page includes this one.
 */
export function NearestJobs({ near }: { near: MissingJob['near'] }) {
  const own = useVisitorPlace();
  const [List, setList] = useState<typeof NearestJobsList | null>(null);
  useEffect(() => {
    import('./nearest-jobs-list').then(
      (loaded) => setList(() => loaded.NearestJobsList),
      // The list is optional.
      () => {},
    );
  }, []);
  const center = near?.coordinates ?? own?.coordinates;
  return center && List ? <List center={center} city={near?.city ?? own?.address.city ?? ''} /> : null;
}
