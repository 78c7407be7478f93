import { JobsMap } from '@/components/map/jobs-map';
import { env } from '@/lib/env';
import type { JobSummary } from '@/lib/jobs/job';
import { toMapJob } from '@/lib/jobs/map-job';
import { effectiveRadius, type JobSearch } from '@/lib/jobs/search-params';
import { map } from '@/lib/limits';
import { JobsAroundVisitor } from './jobs-around-visitor';

/** The map of the list on the same page: beside the list where there is room, and above it as a view of its own. */
export function JobsOnMap({
  jobs,
  search,
  isTheirPlace,
  source,
  moveTo,
}: {
  jobs: readonly JobSummary[];
  search: Pick<JobSearch, 'center' | 'radiusKm' | 'view'> & Partial<Pick<JobSearch, 'more'>>;
  /** Whether the visitor is at the centre, which gets a marker then; null where only their browser knows. */
  isTheirPlace: boolean | null;
  source?: string;
  moveTo?: string | undefined;
}) {
  const { center, view, more } = search;
  const { tileUrl, tileAttribution } = env();
  // Jobs that nobody looked for around a place are around nothing; the visitor may be anywhere.
  const Around = center && isTheirPlace !== null ? JobsMap : JobsAroundVisitor;
  return (
    <div className="map-place" data-view={view}>
      <Around
        listed={jobs.map(toMapJob)}
        from={center}
        center={center}
        opensAt={center ?? jobs[0]?.location.coordinates ?? map.defaultCenter}
        radiusKm={effectiveRadius(search)}
        user={isTheirPlace ? center : null}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
        isFitted={view === 'list'}
        {...(source && { source, moveTo, canFollow: isTheirPlace !== null, area: more?.area })}
      />
    </div>
  );
}
