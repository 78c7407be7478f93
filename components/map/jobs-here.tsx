'use client';

import Link from 'next/link';
import type { MapJob } from '@/lib/jobs/map-job';
import { useInChosenUnit } from '@/lib/places/chosen-unit';
import { distanceLabel } from '@/lib/places/distance-label';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { jobPopup as text } from '@/messages/map/canvas';

/** The job of a marker, or the list of the jobs at one address. */
export function JobsHere({
  jobs,
  count,
  from,
}: {
  jobs: readonly MapJob[];
  count: number;
  from: Coordinates | null;
}) {
  const inChosenUnit = useInChosenUnit();
  return (
    <>
      {count > 1 && <p className="map-popup-heading">{text.jobsAtThisAddress({ jobsCount: count })}</p>}
      <ul className="map-popup-jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link href={job.href} prefetch={false}>
              <bdi>{job.title}</bdi>
            </Link>
            {job.facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
            {from && <p>{inChosenUnit(distanceLabel(distanceKm(from, job.coordinates)))}</p>}
          </li>
        ))}
      </ul>
      {jobs.length < count && jobs.length > 0 && <p>{text.theFirstOfThem({ shown: jobs.length })}</p>}
    </>
  );
}
