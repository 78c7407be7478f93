'use client';

import { type ReactNode, type SyntheticEvent, useCallback, useMemo, useState } from 'react';
import type { Coordinates } from '@/lib/places/place';
import { map as mapDefaults } from '@/lib/site';
import { jobsMapCanvas as text } from '@/messages/map/canvas';
import { BaseMap } from './base-map';
import { showCards, useHighlightedCards, useHintedJob, useListedJobs } from './job-cards';
import { gatherSpots, type Spot } from './job-clusters';
import { JobMarkers } from './job-markers';
import { JobsHere } from './jobs-here';
import { FollowCenter, FollowSpots, WholeAreaButton } from './map-camera';
import type { Tiles } from './map-job';
import { MapPopup, useOpening } from './map-popup';
import { RadiusCircle } from './radius-circle';
import { UserMarker } from './user-marker';

export type JobsMapProps = {
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
  /** What else is drawn on it, inside of Leaflet's context. */
  children?: ReactNode;
};

/** What `JobsMap` shows once the map's code is there. */
export function JobsMapCanvas({
  center,
  opensAt,
  radiusKm,
  tiles,
  user,
  isFitted = false,
  children,
}: JobsMapProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const spots = useSpots(frame);
  // Whoever is looked for around is seen with what is found; anybody else may be half a continent away from it.
  const sought = center && user;
  const [lat, lng] = [sought?.lat, sought?.lng];
  const shown = useMemo(
    () =>
      lat !== undefined && lng !== undefined && spots.length > 0
        ? [...spots, { coordinates: { lat, lng } }]
        : spots,
    [spots, lat, lng],
  );
  const { open, show, close } = useOpening(spots);
  const [pointedKey, setPointedKey] = useState<string | null>(null);
  const hintedJob = useHintedJob();

  const lit = useMemo(() => {
    const pointed = spots.find(({ key }) => key === pointedKey);
    return [...new Set([open?.spot, pointed].flatMap((spot) => spot?.jobs.map(({ id }) => id) ?? []))];
  }, [spots, open, pointedKey]);
  useHighlightedCards(lit);

  const openSpot = useCallback(
    (spot: Spot) => {
      show(spot);
      if (frame)
        showCards(
          spot.jobs.map(({ id }) => id),
          frame,
        );
    },
    [frame, show],
  );

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
    >
      <BaseMap center={opensAt} zoom={mapDefaults.listZoom} tiles={tiles} label={text.mapOfTheJobsIn}>
        {/* A place that the visitor tells meanwhile must not lead a fitted map away from its jobs. */}
        {(center || !isFitted) && <FollowCenter center={opensAt} zoom={mapDefaults.listZoom} />}
        {center && radiusKm !== null && <RadiusCircle center={center} radiusKm={radiusKm} />}
        {user && <UserMarker position={user} />}
        <JobMarkers
          spots={spots}
          openKey={open?.spot.key ?? null}
          hintedJobId={hintedJob}
          onOpen={openSpot}
        />
        {/* After the marks, which follow the map that it moves. */}
        <FollowSpots spots={shown} isFitted={isFitted} />
        {open && (
          <MapPopup key={open.spot.key} opening={open} onClose={close} above={12}>
            <JobsHere jobs={open.spot.jobs} />
          </MapPopup>
        )}
        <WholeAreaButton center={center} radiusKm={center && radiusKm} spots={spots} />
        {children}
      </BaseMap>
    </div>
  );
}

function useSpots(frame: HTMLElement | null) {
  const jobs = useListedJobs(frame);
  return useMemo(() => gatherSpots(jobs), [jobs]);
}
