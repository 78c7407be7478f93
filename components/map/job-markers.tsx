'use client';

import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useCallback, useMemo, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { MapJob } from '@/lib/jobs/map-job';
import { jobMarkers as words } from '@/messages/map/canvas';
import { useHighlightedCards } from './job-cards';
import { type Bounds, indexSpots, isAmong, type Mark, type Spot } from './job-clusters';
import { MapMarker } from './map-marker';

/** A little beyond the edge, so that a marker does not pop up only when its point has come in. */
const edge = 0.1;

type JobMarksProps = {
  spots: readonly Spot[];
  /** The jobs of the list, whose cards light up with their marks. */
  listed: readonly MapJob[];
  openKey: string | null;
  /** Whose mark is pointed at, or has the focus. */
  pointedKey: string | null;
  /** The job whose card is pointed at, or is on the map. */
  hinted: MapJob | null;
  onOpen: (spot: Spot) => void;
};

/** The markers and clusters of what is in view. */
export function JobMarkers({ spots, listed, openKey, pointedKey, hinted, onOpen }: JobMarksProps) {
  const index = useMemo(() => indexSpots(spots), [spots]);
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)), resize: () => setView(viewOf(map)) });
  const marks = useMemo(() => index.marksIn(view.bounds, view.zoom), [index, view]);

  const lit = useMemo(() => {
    const shown = marks.filter(({ key }) => key === openKey || key === pointedKey);
    return listed.filter((job) => shown.some((mark) => isAmong(mark, job))).map(({ id }) => id);
  }, [marks, listed, openKey, pointedKey]);
  useHighlightedCards(lit);

  const openCluster = useCallback(
    ({ coordinates, extents }: Mark & { kind: 'cluster' }) => {
      const hadFocus = map.getContainer().contains(document.activeElement);
      const bounds = latLngBounds(
        extents.flatMap(([south, west, north, east]): [number, number][] => [
          [south, west],
          [north, east],
        ]),
      );
      // As near as all of it is seen, and always nearer.
      const zoom = Math.max(map.getBoundsZoom(bounds.pad(edge)), map.getZoom() + 1);
      map.setView(map.getZoom() < zoom - 1 ? bounds.getCenter() : coordinates, zoom);
      // Its button is gone in a moment.
      if (hadFocus) map.getContainer().focus({ preventScroll: true });
    },
    [map],
  );

  return marks.map((mark) =>
    mark.kind === 'cluster' ? (
      <ClusterMark
        key={mark.key}
        cluster={mark}
        isHinted={hinted !== null && isAmong(mark, hinted)}
        onOpen={openCluster}
      />
    ) : (
      <SpotMark
        key={mark.key}
        spot={mark.spot}
        isOpen={mark.key === openKey}
        isHinted={hinted !== null && isAmong(mark, hinted)}
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
      {...lookOf(spot)}
      position={spot.coordinates}
      markerKey={spot.key}
      isSelected={isOpen}
      isHinted={isHinted}
      onActivate={open}
    />
  );
}

/** What is seen of a spot and what is said of it; the words that are seen come first in what is said. */
function lookOf({ jobs, count }: Spot) {
  const [first] = jobs;
  if (count !== 1 || first === undefined)
    return {
      look: 'pay' as const,
      text: words.jobs({ jobsCount: count }),
      label: words.jobsAtOneAddress({ jobsCount: count }),
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
      label={words.jobsCloseTogetherZoomIn({ jobCount: cluster.count })}
      text={shortCount(cluster.count)}
      markerKey={cluster.key}
      isHinted={isHinted}
      onActivate={open}
    />
  );
}

/** '1204' has room in its circle, '12k' instead of more digits. */
const shortCount = (count: number) => (count < 10_000 ? String(count) : `${Math.floor(count / 1000)}k`);

function viewOf(map: LeafletMap): { bounds: Bounds; zoom: number } {
  const bounds = map.getBounds().pad(edge);
  return {
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: map.getZoom(),
  };
}
