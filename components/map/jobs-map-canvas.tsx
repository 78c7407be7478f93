'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { map as mapDefaults } from '@/lib/site';
import { useHighlightedCards, useHintedJob } from './job-cards';
import { JobMarks } from './job-marks';
import { JobPopup } from './job-popup';
import { gatherSpots, type Spot } from './job-spots';
import type { JobsMapProps } from './jobs-map';
import { FollowCenter, WholeAreaButton } from './map-camera';
import { MapGround } from './map-ground';
import { RadiusCircle } from './radius-circle';
import { UserMarker } from './user-marker';

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
      <MapGround
        center={center}
        zoom={mapDefaults.listZoom}
        tiles={tiles}
        label="Map of the jobs in the list"
      >
        <FollowCenter center={center} zoom={mapDefaults.listZoom} />
        {radiusKm !== null && <RadiusCircle center={center} radiusKm={radiusKm} />}
        {userLocated && <UserMarker position={center} />}
        <JobMarks spots={spots} openKey={open?.spot.key ?? null} hintedJobId={hintedJob} onOpen={openSpot} />
        {open && <JobPopup key={open.spot.key} opening={open} onClose={close} />}
        <WholeAreaButton center={center} radiusKm={radiusKm} spots={spots} />
      </MapGround>
    </div>
  );
}
