import Link from 'next/link';
import { jobPopup as text } from '@/messages/map/canvas';
import type { MapJob } from './map-job';

/** The job of a marker, or the list of the jobs at one address. */
export function JobsHere({ jobs, count }: { jobs: readonly MapJob[]; count: number }) {
  return (
    <>
      {count > 1 && <p className="map-popup-heading">{text.jobsAtThisAddress({ jobsCount: count })}</p>}
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
      {jobs.length < count && jobs.length > 0 && <p>{text.theFirstOfThem({ shown: jobs.length })}</p>}
    </>
  );
}
