import { JobsMap } from '@/components/map/jobs-map';
import { env } from '@/lib/env';
import type { JobSummary } from '@/lib/jobs/job';
import { toMapJob } from '@/lib/jobs/map-job';
import { effectiveRadius, type JobSearch } from '@/lib/jobs/search-params';
import { map } from '@/lib/limits';
import { VisitorJobsMap } from './visitor-jobs-map';

/** The map of the listed jobs: next to the list on wide screens, or above it in map view. */
export function JobsOnMap({
  jobs,
  search,
  isVisitorPlace,
  jobsUrl,
  searchHereHref,
}: {
  jobs: readonly JobSummary[];
  search: Pick<JobSearch, 'center' | 'radiusKm' | 'view'> & Partial<Pick<JobSearch, 'more'>>;
  /** Whether the visitor is at the center, which then gets a marker; null if only the browser can decide. */
  isVisitorPlace: boolean | null;
  /** The URL of all jobs of the search; without it, the map shows only the listed jobs. */
  jobsUrl?: string;
  searchHereHref?: string | undefined;
}) {
  const { center, view, more } = search;
  const { tileUrl, tileAttribution } = env();
  // Without a center, the map shows the visitor's place from the browser.
  const MapComponent = center && isVisitorPlace !== null ? JobsMap : VisitorJobsMap;
  return (
    <div className="map-column" data-view={view}>
      <MapComponent
        listedJobs={jobs.map(toMapJob)}
        distanceOrigin={center}
        center={center}
        initialCenter={center ?? jobs[0]?.location.coordinates ?? map.defaultCenter}
        radiusKm={effectiveRadius(search)}
        user={isVisitorPlace ? center : null}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
        isFitted={view === 'list'}
        {...(jobsUrl && {
          jobsUrl,
          searchHereHref,
          canSearchOnMove: isVisitorPlace !== null,
          area: more?.area,
        })}
      />
    </div>
  );
}
