'use client';

import Link from 'next/link';
import { useEffect, useMemo, useRef } from 'react';
import { Popup } from 'react-leaflet';
import { jobPopup as text } from '@/messages/map/canvas';
import type { Spot } from './job-clusters';
import type { MapJob } from './map-job';

/** The job of a marker, or the list of the jobs at one address. The focus comes along. */
export function JobPopup<Opening extends { spot: Spot }>({
  opening,
  onClose,
}: {
  opening: Opening;
  onClose: (opening: Opening) => void;
}) {
  const { spot } = opening;
  const eventHandlers = useMemo(() => ({ remove: () => onClose(opening) }), [onClose, opening]);
  return (
    <Popup
      position={spot.coordinates}
      offset={above}
      minWidth={200}
      maxWidth={280}
      maxHeight={220}
      autoPanPaddingTopLeft={clearOfEdge}
      autoPanPaddingBottomRight={clearOfControls}
      className="map-popup"
      eventHandlers={eventHandlers}
    >
      <JobsHere jobs={spot.jobs} />
    </Popup>
  );
}

const above: [number, number] = [0, -12];
const clearOfEdge: [number, number] = [12, 12];
const clearOfControls: [number, number] = [12, 110];

function JobsHere({ jobs }: { jobs: readonly MapJob[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('a')?.focus({ preventScroll: true }), []);
  return (
    <div ref={ref}>
      {jobs.length > 1 && (
        <p className="map-popup-heading">{text.jobsAtThisAddress({ jobsCount: jobs.length })}</p>
      )}
      <ul className="map-popup-jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link href={job.href}>{job.title}</Link>
            {job.facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
