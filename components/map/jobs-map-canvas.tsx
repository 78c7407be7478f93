'use client';

import { type SyntheticEvent, useCallback, useMemo, useState } from 'react';
import type { MapJob } from '@/lib/jobs/map-job';
import { map as mapDefaults } from '@/lib/limits';
import type { Area } from '@/lib/places/area';
import { type Coordinates, isSamePoint } from '@/lib/places/place';
import { formatCount } from '@/lib/text/format-count';
import { jobsMapCanvas as text } from '@/messages/map/canvas';
import { AreaShapes, FitArea } from './area-shapes';
import { BaseMap } from './base-map';
import { CardRow, type CardRowState, toCardRow } from './card-row';
import { DrawArea } from './draw-area';
import { revealCards, useHoveredJobId } from './job-cards';
import { groupByPoint, type JobPoint } from './job-clusters';
import { JobMarkers } from './job-markers';
import { JobPopupContent } from './job-popup-content';
import { fetchView, formatPointQuery, LoadJobsInView, toViewUrl, type ViewResult } from './load-jobs-in-view';
import { FitPoints, FollowCenter, KeepJobInView, WholeAreaButton } from './map-camera';
import { MapPopup, usePopup } from './map-popup';
import { RadiusCircle } from './radius-circle';
import { SearchThisArea } from './search-this-area';
import type { Tiles } from './tiles';
import { UserMarker } from './user-marker';

export type JobsMapProps = {
  /** The jobs of the list on the same page, in its order. */
  listedJobs: readonly MapJob[];
  distanceOrigin: Coordinates | null;
  center: Coordinates | null;
  /** The search's center; without one, the visitor's place, the first job or the default. */
  initialCenter: Coordinates;
  /** The search's radius, drawn as a circle; null draws none. */
  radiusKm: number | null;
  tiles: Tiles;
  /** The visitor's place; null if unknown or not shown. */
  user: Coordinates | null;
  /** Whether the map fits the listed jobs, instead of the specified area around its center. */
  isFitted?: boolean;
  /** The URL of the search's jobs, to which the view is added. Without it the map shows only the listed jobs. */
  jobsUrl?: string;
  /** The search's URL without its place, for moving the search to the map's view. */
  searchHereHref?: string | undefined;
  canSearchOnMove?: boolean;
  area?: Area | undefined;
};

export function JobsMapCanvas({
  listedJobs,
  distanceOrigin,
  center,
  initialCenter,
  radiusKm,
  tiles,
  user,
  isFitted = false,
  jobsUrl,
  searchHereHref,
  canSearchOnMove = false,
  area,
}: JobsMapProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const listedPoints = useMemo(() => groupByPoint(listedJobs), [listedJobs]);
  const [loadedView, setLoadedView] = useState<{ jobsUrl: string; result: ViewResult } | null>(null);
  const handleLoad = useCallback(
    (result: ViewResult) => jobsUrl && setLoadedView({ jobsUrl, result }),
    [jobsUrl],
  );
  const viewResult = loadedView && loadedView.jobsUrl === jobsUrl ? loadedView.result : null;
  const points = viewResult ? viewResult.points : listedPoints;
  const [searchedCenter, setSearchedCenter] = useState<Coordinates | null>(null);
  const isAlreadyThere = searchedCenter !== null && center !== null && isSamePoint(searchedCenter, center);
  const [isDrawing, setIsDrawing] = useState(false);
  // A drawn area determines the view.
  const shouldFollow = !isDrawing && !area;
  // The visitor is fitted into the view only in a search around a place; otherwise they may be far from the jobs.
  const userToFit = center && user;
  const [lat, lng] = [userToFit?.lat, userToFit?.lng];
  const pointsToFit = useMemo(
    () =>
      lat !== undefined && lng !== undefined && listedPoints.length > 0
        ? [...listedPoints, { coordinates: { lat, lng } }]
        : listedPoints,
    [listedPoints, lat, lng],
  );
  const { open, show, close } = usePopup(points);
  // A new list closes the previous list's cards.
  const [cards, setCards] = useState<{ list: readonly MapJob[]; row: CardRowState } | null>(null);
  const row = !isDrawing && cards?.list === listedJobs ? cards.row : null;
  const shownJob = row?.jobs[row.currentIndex];
  const [hoveredKey, setHoveredKey] = useState<string | null>(null);
  const hoveredJobId = useHoveredJobId();
  const highlightedJob = shownJob ?? listedJobs.find(({ id }) => id === hoveredJobId) ?? null;

  const handleOpenPoint = useCallback(
    async (openedPoint: JobPoint) => {
      const point = jobsUrl ? await withAllJobs(openedPoint, jobsUrl) : openedPoint;
      if (window.matchMedia(phoneMediaQuery).matches && point.jobs.length > 0)
        return setCards({ list: listedJobs, row: toCardRow(listedJobs, point) });
      show(point);
      if (frame)
        revealCards(
          point.jobs.map(({ id }) => id),
          frame,
        );
    },
    [frame, listedJobs, show, jobsUrl],
  );

  const closeCards = () => {
    if (!row) return;
    setCards(null);
    const mark = frame?.querySelector<HTMLElement>('[data-hinted="true"]');
    (mark ?? frame?.querySelector<HTMLElement>('.leaflet-container'))?.focus({ preventScroll: true });
  };
  const handlePointer = ({ target }: SyntheticEvent) =>
    setHoveredKey(
      (target instanceof Element ? target.closest<HTMLElement>('[data-marker-key]') : null)?.dataset
        .markerKey ?? null,
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a control inside has opened
    <div
      ref={setFrame}
      className="size-full"
      onPointerOver={handlePointer}
      onPointerLeave={() => setHoveredKey(null)}
      onFocus={handlePointer}
      onBlur={() => setHoveredKey(null)}
      onKeyDown={({ key }) => key === 'Escape' && closeCards()}
    >
      {row && (
        <CardRow
          row={row}
          origin={distanceOrigin}
          onIndexChange={(index) => setCards({ list: listedJobs, row: { ...row, currentIndex: index } })}
          onClose={closeCards}
        />
      )}
      <BaseMap center={initialCenter} zoom={mapDefaults.listZoom} tiles={tiles} label={text.mapLabel}>
        {/* On a fitted map without a center, a changed place must not move the map away from its jobs. */}
        {shouldFollow && (center || !isFitted) && (
          <FollowCenter center={initialCenter} zoom={mapDefaults.listZoom} isAlreadyThere={isAlreadyThere} />
        )}
        {center && radiusKm !== null && !isDrawing && <RadiusCircle center={center} radiusKm={radiusKm} />}
        {!isDrawing && area && <AreaShapes area={area} />}
        {!isDrawing && area && <FitArea area={area} />}
        <JobMarkers
          points={isDrawing ? noPoints : points}
          listedJobs={listedJobs}
          hoveredKey={hoveredKey}
          openKey={open?.target.key ?? null}
          highlightedJob={highlightedJob}
          onOpen={handleOpenPoint}
        />
        {/* After the markers, so that they are already subscribed to the map when it moves. */}
        {shouldFollow && (
          <FitPoints points={pointsToFit} isFitted={isFitted} isAlreadyThere={isAlreadyThere} />
        )}
        {/* A fitted map with an empty list stays empty. */}
        {jobsUrl && (!isFitted || listedJobs.length > 0) && (
          <LoadJobsInView jobsUrl={jobsUrl} onLoad={handleLoad} />
        )}
        {searchHereHref && jobsUrl && !isDrawing && (
          <SearchThisArea
            searchHref={searchHereHref}
            jobsUrl={jobsUrl}
            canSearchOnMove={canSearchOnMove}
            isOpen={open !== null || row !== null}
            onSearch={setSearchedCenter}
          />
        )}
        {shownJob && <KeepJobInView job={shownJob.coordinates} onMapClick={closeCards} />}
        {open && !isDrawing && (
          <MapPopup key={open.target.key} popup={open} onClose={close} markerHeightPx={12}>
            <JobPopupContent jobs={open.target.jobs} count={open.target.count} origin={distanceOrigin} />
          </MapPopup>
        )}
        {jobsUrl && <DrawArea area={area ?? null} onDrawing={setIsDrawing} />}
        {!isDrawing && (
          <WholeAreaButton center={center} radiusKm={center && radiusKm} points={listedPoints} />
        )}
        {user && <UserMarker position={user} />}
        {viewResult?.isMore && (
          <p role="status" className="map-control map-more-jobs">
            {text.moreInView({ shown: formatCount(viewResult.total) })}
          </p>
        )}
      </BaseMap>
    </div>
  );
}

const noPoints: readonly JobPoint[] = [];
/** Screens on which a popup would cover most of the map. */
const phoneMediaQuery = '(width < 40rem)';

/**
 * Loads the jobs of a point, because the response for a view lists no jobs of a point with many. Returns the point
 * unchanged if that fails.
 */
async function withAllJobs(point: JobPoint, jobsUrl: string): Promise<JobPoint> {
  if (point.jobs.length === point.count) return point;
  try {
    const { points } = await fetchView(toViewUrl(jobsUrl, formatPointQuery(point)));
    const allJobs = points.flatMap(({ jobs }) => jobs);
    return allJobs.length > point.jobs.length ? { ...point, jobs: allJobs } : point;
  } catch {
    return point;
  }
}
