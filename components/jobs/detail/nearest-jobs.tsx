'use client';

import { useEffect, useState } from 'react';
import { useRememberedPlace } from '@/components/places/remember-place';
import type { GoneJob } from '@/lib/jobs/gone-job';
import type { JobsAround } from './jobs-around';

/**
 * The nearest open jobs around the address's place, else around the visitor's own. An island: a page that is missing asks
 * nothing more of the database than whether it is, or everybody who guesses addresses would make it search. What it shows comes
 * after it, because each job's page carries this one along.
 */
export function NearestJobs({ near }: { near: GoneJob['near'] }) {
  const own = useRememberedPlace();
  const [List, setList] = useState<typeof JobsAround | null>(null);
  useEffect(() => {
    import('./jobs-around').then(
      (loaded) => setList(() => loaded.JobsAround),
      // The page says all that matters without them.
      () => {},
    );
  }, []);
  const center = near?.coordinates ?? own?.coordinates;
  return center && List ? <List center={center} city={near?.city ?? own?.address.city ?? ''} /> : null;
}
