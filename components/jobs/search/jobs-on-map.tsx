import { JobList } from '@/components/cards/job-list';
import { JobsMap } from '@/components/map/jobs-map';
import type { MapJob } from '@/components/map/map-job';
import { env } from '@/lib/env';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import { placeInList } from '@/lib/places/address-label';
import type { Coordinates } from '@/lib/places/place';
import { routes } from '@/lib/routes';
import { map } from '@/lib/site';
import { JobsAroundVisitor } from './jobs-around-visitor';

/** A page of jobs on the map, and the same jobs as a list beside it. */
export function JobsOnMap({
  jobs,
  center,
  radiusKm,
  isTheirPlace = true,
}: {
  jobs: readonly JobSummary[];
  center: Coordinates | null;
  radiusKm: number | null;
  /** Whether the visitor is at the centre, which gets a marker then. */
  isTheirPlace?: boolean;
}) {
  const { tileUrl, tileAttribution } = env();
  // Jobs of one employer are around nothing; the visitor may be anywhere.
  const Around = center ? JobsMap : JobsAroundVisitor;
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Around
        center={center ?? jobs[0]?.location.coordinates ?? map.defaultCenter}
        radiusKm={center && radiusKm}
        userLocated={isTheirPlace && center !== null}
        jobs={jobs.map(toMapJob)}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
      />
      {/* As high as the map; room for the cards' focus rings inside of what scrolls. */}
      <div className="-m-1 p-1 xl:h-[calc(70svh+0.5rem)] xl:max-h-[44.5rem] xl:min-h-[24.5rem] xl:overflow-y-auto">
        <JobList jobs={jobs} isCompact />
      </div>
    </div>
  );
}

const toMapJob = (job: JobSummary): MapJob => ({
  id: job.id,
  title: job.title,
  companyName: job.company.name,
  href: routes.job(job),
  coordinates: job.location.coordinates,
  distanceKm: job.distanceKm,
  salaryLabel: payLabel(job),
  place: placeInList(job.location.address),
});
