'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import type { Coordinates } from '@/lib/places/place';
import { map as mapDefaults } from '@/lib/site';
import { jobsMapCanvas as text } from '@/messages/map/canvas';
import { BaseMap } from './base-map';
import { useHighlightedCards, useHintedJob } from './job-cards';
import { gatherSpots, type Spot } from './job-clusters';
import { JobMarkers } from './job-markers';
import { JobPopup } from './job-popup';
import { FollowCenter, WholeAreaButton } from './map-camera';
import type { MapJob, Tiles } from './map-job';
import { RadiusCircle } from './radius-circle';
import { UserMarker } from './user-marker';

export type JobsMapProps = {
  /** The visitor's place, or the first job where there is none. */
  center: Coordinates;
  /** The search's radius, drawn as a circle; null draws none. */
  radiusKm: number | null;
  jobs: readonly MapJob[];
  tiles: Tiles;
  /** Whether `center` is the visitor's place and gets its marker; by default, where there is a radius. */
  userLocated?: boolean;
};

/** An opening has an identity of its own: pressing the same marker twice opens its popup twice. */
type Opening = { spot: Spot };

const noIds: readonly string[] = [];

/** What `JobsMap` shows once the map's code is there. */
export function JobsMapCanvas({
  center,
  radiusKm,
  jobs,
  tiles,
  userLocated = radiusKm !== null,
}: JobsMapProps) {
  const spots = useMemo(() => gatherSpots(jobs), [jobs]);
  const [opening, setOpening] = useState<Opening | null>(null);
  const hintedJob = useHintedJob();
  const frame = useRef<HTMLDivElement>(null);
  // A search that was refined may have dropped the job whose popup is open.
  const open = opening && spots.some(({ key }) => key === opening.spot.key) ? opening : null;

  const openSpot = useCallback((spot: Spot) => setOpening({ spot }), []);
  const openIds = useMemo(() => open?.spot.jobs.map(({ id }) => id) ?? noIds, [open]);
  useHighlightedCards(openIds);

  const close = useCallback((closed: Opening) => {
    setOpening((current) => (current === closed ? null : current));
    // Whoever closed it from inside goes on from the marker, not from the top of the page.
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('.leaflet-popup'))
      frame.current
        ?.querySelector<HTMLElement>(`[data-marker-key="${CSS.escape(closed.spot.key)}"]`)
        ?.focus({ preventScroll: true });
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a control inside has opened
    <div
      ref={frame}
      className="size-full"
      onKeyDown={(event) => event.key === 'Escape' && open && close(open)}
    >
      <BaseMap center={center} zoom={mapDefaults.listZoom} tiles={tiles} label={text.mapOfTheJobsIn}>
        <FollowCenter center={center} zoom={mapDefaults.listZoom} />
        {radiusKm !== null && <RadiusCircle center={center} radiusKm={radiusKm} />}
        {userLocated && <UserMarker position={center} />}
        <JobMarkers
          spots={spots}
          openKey={open?.spot.key ?? null}
          hintedJobId={hintedJob}
          onOpen={openSpot}
        />
        {open && <JobPopup key={open.spot.key} opening={open} onClose={close} />}
        <WholeAreaButton center={center} radiusKm={radiusKm} spots={spots} />
      </BaseMap>
    </div>
  );
}
