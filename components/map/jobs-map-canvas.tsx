'use client';

import { type ReactNode, type SyntheticEvent, useCallback, useMemo, useState } from 'react';
import type { MapJob } from '@/lib/jobs/map-job';
import { map as mapDefaults } from '@/lib/limits';
import type { Area } from '@/lib/places/area';
import { type Coordinates, isSamePoint } from '@/lib/places/place';
import { countOf } from '@/lib/text/count-of';
import { jobsMapCanvas as text } from '@/messages/map/canvas';
import { AreaOnMap, FollowArea } from './area-on-map';
import { BaseMap } from './base-map';
import { CardRow, type RowOfJobs, rowOf } from './card-row';
import { DrawArea } from './draw-area';
import { showCards, useHintedJob } from './job-cards';
import { gatherSpots, type Spot } from './job-clusters';
import { JobMarkers } from './job-markers';
import { JobsHere } from './jobs-here';
import { addressInView, fetchInView, type InView, JobsInView, pointQuery } from './jobs-in-view';
import { FollowCard, FollowCenter, FollowSpots, WholeAreaButton } from './map-camera';
import { MapPopup, useOpening } from './map-popup';
import { RadiusCircle } from './radius-circle';
import { SearchHere } from './search-here';
import type { Tiles } from './tiles';
import { UserMarker } from './user-marker';

export type JobsMapProps = {
  /** The jobs of the list on the same page, in its order. */
  listed: readonly MapJob[];
  /** What distances are from; null where that is not known. */
  from: Coordinates | null;
  /** What the jobs were looked for around; null where they are around nothing. */
  center: Coordinates | null;
  /** That, or the visitor's place, or the first job where there is neither. */
  opensAt: Coordinates;
  /** The search's radius, drawn as a circle; null draws none. */
  radiusKm: number | null;
  tiles: Tiles;
  /** The visitor's place, which gets its marker; null where it is unknown or does not matter. */
  user: Coordinates | null;
  /** Whether it shows the jobs of the list as near as it can, instead of the specified area around its center. */
  isFitted?: boolean;
  /** Where all jobs of the search are asked for, view by view; without it the map shows those of the list. */
  source?: string;
  /** The address of the search without its place, where it may be moved to what the map shows. */
  moveTo?: string | undefined;
  /** Whether the list may follow each move of the map. */
  canFollow?: boolean;
  /** What somebody drew to search in. */
  area?: Area | undefined;
  /** What else is drawn on it, inside of Leaflet's context. */
  children?: ReactNode;
};

/** What `JobsMap` shows once the map's code is there. */
export function JobsMapCanvas({
  listed,
  from,
  center,
  opensAt,
  radiusKm,
  tiles,
  user,
  isFitted = false,
  source,
  moveTo,
  canFollow = false,
  area,
  children,
}: JobsMapProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const listedSpots = useMemo(() => gatherSpots(listed), [listed]);
  const [found, setFound] = useState<{ source: string; inView: InView } | null>(null);
  const noteFound = useCallback((inView: InView) => source && setFound({ source, inView }), [source]);
  const inView = found && found.source === source ? found.inView : null;
  const spots = inView ? inView.spots : listedSpots;
  const [movedTo, setMovedTo] = useState<Coordinates | null>(null);
  const isThere = movedTo !== null && center !== null && isSamePoint(movedTo, center);
  const [isDrawing, setIsDrawing] = useState(false);
  // A drawn area is what the map shows.
  const follows = !isDrawing && !area;
  // Whoever is looked for around is seen with what is found; anybody else may be half a continent away from it.
  const sought = center && user;
  const [lat, lng] = [sought?.lat, sought?.lng];
  const shown = useMemo(
    () =>
      lat !== undefined && lng !== undefined && listedSpots.length > 0
        ? [...listedSpots, { coordinates: { lat, lng } }]
        : listedSpots,
    [listedSpots, lat, lng],
  );
  const { open, show, close } = useOpening(spots);
  // A new list closes the cards of the one before.
  const [cards, setCards] = useState<{ listed: readonly MapJob[]; row: RowOfJobs } | null>(null);
  const row = !isDrawing && cards?.listed === listed ? cards.row : null;
  const shownJob = row?.jobs[row.at];
  const [pointedKey, setPointedKey] = useState<string | null>(null);
  const hintedId = useHintedJob();
  const hinted = shownJob ?? listed.find(({ id }) => id === hintedId) ?? null;

  const openSpot = useCallback(
    async (marked: Spot) => {
      const spot = source ? await withAllTold(marked, source) : marked;
      if (window.matchMedia(phone).matches && spot.jobs.length > 0)
        return setCards({ listed, row: rowOf(listed, spot) });
      show(spot);
      if (frame)
        showCards(
          spot.jobs.map(({ id }) => id),
          frame,
        );
    },
    [frame, listed, show, source],
  );

  const closeCards = () => {
    if (!row) return;
    setCards(null);
    const mark = frame?.querySelector<HTMLElement>('[data-hinted="true"]');
    (mark ?? frame?.querySelector<HTMLElement>('.leaflet-container'))?.focus({ preventScroll: true });
  };
  const point = ({ target }: SyntheticEvent) =>
    setPointedKey(
      (target instanceof Element ? target.closest<HTMLElement>('[data-marker-key]') : null)?.dataset
        .markerKey ?? null,
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a control inside has opened
    <div
      ref={setFrame}
      className="size-full"
      onPointerOver={point}
      onPointerLeave={() => setPointedKey(null)}
      onFocus={point}
      onBlur={() => setPointedKey(null)}
      onKeyDown={({ key }) => key === 'Escape' && closeCards()}
    >
      {row && (
        <CardRow
          row={row}
          from={from}
          onMove={(at) => setCards({ listed, row: { ...row, at } })}
          onClose={closeCards}
        />
      )}
      <BaseMap center={opensAt} zoom={mapDefaults.listZoom} tiles={tiles} label={text.mapOfTheJobsIn}>
        {/* A place that the visitor tells meanwhile must not lead a fitted map away from its jobs. */}
        {follows && (center || !isFitted) && (
          <FollowCenter center={opensAt} zoom={mapDefaults.listZoom} isThere={isThere} />
        )}
        {center && radiusKm !== null && !isDrawing && <RadiusCircle center={center} radiusKm={radiusKm} />}
        {!isDrawing && area && <AreaOnMap area={area} />}
        {!isDrawing && area && <FollowArea area={area} />}
        <JobMarkers
          spots={isDrawing ? none : spots}
          listed={listed}
          pointedKey={pointedKey}
          openKey={open?.spot.key ?? null}
          hinted={hinted}
          onOpen={openSpot}
        />
        {/* After the marks, which follow the map that it moves. */}
        {follows && <FollowSpots spots={shown} isFitted={isFitted} isThere={isThere} />}
        {/* What a fitted map shows, its list says. */}
        {source && (!isFitted || listed.length > 0) && <JobsInView source={source} onFound={noteFound} />}
        {moveTo && source && !isDrawing && (
          <SearchHere
            to={moveTo}
            source={source}
            canFollow={canFollow}
            isOpen={open !== null || row !== null}
            onSearch={setMovedTo}
          />
        )}
        {shownJob && <FollowCard job={shownJob.coordinates} onPressMap={closeCards} />}
        {open && !isDrawing && (
          <MapPopup key={open.spot.key} opening={open} onClose={close} above={12}>
            <JobsHere jobs={open.spot.jobs} count={open.spot.count} from={from} />
          </MapPopup>
        )}
        {source && <DrawArea area={area ?? null} onDrawing={setIsDrawing} />}
        {!isDrawing && <WholeAreaButton center={center} radiusKm={center && radiusKm} spots={listedSpots} />}
        {user && <UserMarker position={user} />}
        {inView?.isMore && (
          <p role="status" className="map-control map-more">
            {text.moreThanShown({ shown: countOf(inView.total) })}
          </p>
        )}
        {children}
      </BaseMap>
    </div>
  );
}

const none: readonly Spot[] = [];
/** Where a popup would hide most of the map. */
const phone = '(width < 40rem)';

/** Of a place with many jobs a view tells none. */
async function withAllTold(spot: Spot, source: string): Promise<Spot> {
  if (spot.jobs.length === spot.count) return spot;
  try {
    const { spots } = await fetchInView(addressInView(source, pointQuery(spot)));
    const told = spots.flatMap(({ jobs }) => jobs);
    return told.length > spot.jobs.length ? { ...spot, jobs: told } : spot;
  } catch {
    return spot;
  }
}
