'use client';

import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useMemo, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { jobMarkers as words } from '@/messages/map/canvas';
import { type Bounds, indexSpots, type Mark, type Spot } from './job-clusters';
import type { MapJob } from './map-job';
import { MapMarker } from './map-marker';
import { motion } from './motion';

/** A little beyond the edge, so that a marker does not pop up only when its point has come in. */
const edge = 0.1;

type JobMarksProps = {
  spots: readonly Spot[];
  openKey: string | null;
  hintedJobId: string | null;
  onOpen: (spot: Spot) => void;
};

/** The markers and clusters of what is in view. */
export function JobMarkers({ spots, openKey, hintedJobId, onOpen }: JobMarksProps) {
  const index = useMemo(() => indexSpots(spots), [spots]);
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)), resize: () => setView(viewOf(map)) });
  const marks = useMemo(() => index.marksIn(view.bounds, view.zoom), [index, view]);

  const openCluster = useCallback(
    (cluster: Mark & { kind: 'cluster' }) => {
      const hadFocus = map.getContainer().contains(document.activeElement);
      map.setView(cluster.coordinates, index.zoomToOpen(cluster.id), motion());
      // Its button is gone in a moment.
      if (hadFocus) map.getContainer().focus({ preventScroll: true });
    },
    [map, index],
  );

  return marks.map((mark) =>
    mark.kind === 'cluster' ? (
      <ClusterMark
        key={mark.key}
        cluster={mark}
        isHinted={hintedJobId !== null && mark.jobIds.includes(hintedJobId)}
        onOpen={openCluster}
      />
    ) : (
      <SpotMark
        key={mark.key}
        spot={mark.spot}
        isOpen={mark.key === openKey}
        isHinted={mark.spot.jobs.some(({ id }) => id === hintedJobId)}
        onOpen={onOpen}
      />
    ),
  );
}

function SpotMark({
  spot,
  isOpen,
  isHinted,
  onOpen,
}: {
  spot: Spot;
  isOpen: boolean;
  isHinted: boolean;
  onOpen: (spot: Spot) => void;
}) {
  const open = useCallback(() => onOpen(spot), [onOpen, spot]);
  return (
    <MapMarker
      {...lookOf(spot.jobs)}
      position={spot.coordinates}
      markerKey={spot.key}
      isSelected={isOpen}
      isHinted={isHinted}
      onActivate={open}
    />
  );
}

/** What is seen of a spot and what is said of it; the words that are seen come first in what is said. */
function lookOf(jobs: readonly MapJob[]) {
  const [first] = jobs;
  if (jobs.length !== 1 || first === undefined)
    return {
      look: 'pay' as const,
      text: words.jobs({ jobsCount: jobs.length }),
      label: words.jobsAtOneAddress({ jobsCount: jobs.length }),
    };
  const { payMark, title, facts } = first;
  return payMark === null
    ? { look: 'dot' as const, text: '', label: `${title}, ${facts[0]}` }
    : { look: 'pay' as const, text: payMark, label: `${payMark}, ${title}, ${facts[0]}` };
}

function ClusterMark({
  cluster,
  isHinted,
  onOpen,
}: {
  cluster: Mark & { kind: 'cluster' };
  isHinted: boolean;
  onOpen: (cluster: Mark & { kind: 'cluster' }) => void;
}) {
  const open = useCallback(() => onOpen(cluster), [onOpen, cluster]);
  return (
    <MapMarker
      look="cluster"
      position={cluster.coordinates}
      label={words.jobsCloseTogetherZoomIn({ jobCount: cluster.jobIds.length })}
      text={String(cluster.jobIds.length)}
      isHinted={isHinted}
      onActivate={open}
    />
  );
}

function viewOf(map: LeafletMap): { bounds: Bounds; zoom: number } {
  const bounds = map.getBounds().pad(edge);
  return {
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: map.getZoom(),
  };
}
