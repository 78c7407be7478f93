'use client';

import Link from 'next/link';
import type { MapJob } from '@/lib/jobs/map-job';
import { distanceLabel } from '@/lib/places/distance-label';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { useUnitConverter } from '@/lib/places/unit-choice';
import { jobPopup as text } from '@/messages/map/canvas';

export function JobPopupContent({
  jobs,
  count,
  origin,
}: {
  jobs: readonly MapJob[];
  count: number;
  origin: Coordinates | null;
}) {
  const convertUnits = useUnitConverter();
  return (
    <>
      {count > 1 && <p className="map-popup-heading">{text.title({ jobsCount: count })}</p>}
      <ul className="map-popup-jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link href={job.href} prefetch={false}>
              <bdi>{job.title}</bdi>
            </Link>
            {job.facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
            {origin && <p>{convertUnits(distanceLabel(distanceKm(origin, job.coordinates)))}</p>}
          </li>
        ))}
      </ul>
      {jobs.length < count && jobs.length > 0 && <p>{text.shownOnly({ shown: jobs.length })}</p>}
    </>
  );
}
