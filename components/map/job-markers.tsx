'use client';

import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useCallback, useMemo, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { MapJob } from '@/lib/jobs/map-job';
import { jobMarkers as words } from '@/messages/map/canvas';
import { useHighlightedCards } from './job-cards';
import { type Bounds, createClusterIndex, type JobPoint, type Mark, markIncludesJob } from './job-clusters';
import { MapMarker } from './map-marker';

/** Extends the view by this share of its size on each side, so that markers appear before their points do. */
const viewMargin = 0.1;

type JobMarkersProps = {
  points: readonly JobPoint[];
  /** The jobs of the list, whose cards are highlighted with their markers. */
  listedJobs: readonly MapJob[];
  openKey: string | null;
  hoveredKey: string | null;
  /** The job whose card is hovered or is open on the map. */
  highlightedJob: MapJob | null;
  onOpen: (point: JobPoint) => void;
};

export function JobMarkers({
  points,
  listedJobs,
  openKey,
  hoveredKey,
  highlightedJob,
  onOpen,
}: JobMarkersProps) {
  const index = useMemo(() => createClusterIndex(points), [points]);
  const map = useMap();
  const [view, setView] = useState(() => getView(map));
  useMapEvents({ moveend: () => setView(getView(map)), resize: () => setView(getView(map)) });
  const marks = useMemo(() => index.getMarks(view.bounds, view.zoom), [index, view]);

  const highlightedIds = useMemo(() => {
    const shown = marks.filter(({ key }) => key === openKey || key === hoveredKey);
    return listedJobs.filter((job) => shown.some((mark) => markIncludesJob(mark, job))).map(({ id }) => id);
  }, [marks, listedJobs, openKey, hoveredKey]);
  useHighlightedCards(highlightedIds);

  const openCluster = useCallback(
    ({ coordinates, extents }: Mark & { kind: 'cluster' }) => {
      const hadFocus = map.getContainer().contains(document.activeElement);
      const bounds = latLngBounds(
        extents.flatMap(([south, west, north, east]): [number, number][] => [
          [south, west],
          [north, east],
        ]),
      );
      // The highest zoom that shows the whole cluster, and at least one level more than now.
      const zoom = Math.max(map.getBoundsZoom(bounds.pad(viewMargin)), map.getZoom() + 1);
      map.setView(map.getZoom() < zoom - 1 ? bounds.getCenter() : coordinates, zoom);
      // The cluster's button is about to be removed.
      if (hadFocus) map.getContainer().focus({ preventScroll: true });
    },
    [map],
  );

  return marks.map((mark) =>
    mark.kind === 'cluster' ? (
      <ClusterMarker
        key={mark.key}
        cluster={mark}
        isHighlighted={highlightedJob !== null && markIncludesJob(mark, highlightedJob)}
        onOpen={openCluster}
      />
    ) : (
      <PointMarker
        key={mark.key}
        point={mark.point}
        isOpen={mark.key === openKey}
        isHighlighted={highlightedJob !== null && markIncludesJob(mark, highlightedJob)}
        onOpen={onOpen}
      />
    ),
  );
}

function PointMarker({
  point,
  isOpen,
  isHighlighted,
  onOpen,
}: {
  point: JobPoint;
  isOpen: boolean;
  isHighlighted: boolean;
  onOpen: (point: JobPoint) => void;
}) {
  const open = useCallback(() => onOpen(point), [onOpen, point]);
  return (
    <MapMarker
      {...getMarkerProps(point)}
      position={point.coordinates}
      markerKey={point.key}
      isSelected={isOpen}
      isHighlighted={isHighlighted}
      onActivate={open}
    />
  );
}

/** The marker's text and accessible name; the name starts with the visible text. */
function getMarkerProps({ jobs, count }: JobPoint) {
  const [first] = jobs;
  if (count !== 1 || first === undefined)
    return {
      variant: 'pay' as const,
      text: words.jobs({ jobsCount: count }),
      label: words.pointLabel({ jobsCount: count }),
    };
  const { payMark, title, facts } = first;
  return payMark === null
    ? { variant: 'dot' as const, text: '', label: `${title}, ${facts[0]}` }
    : { variant: 'pay' as const, text: payMark, label: `${payMark}, ${title}, ${facts[0]}` };
}

function ClusterMarker({
  cluster,
  isHighlighted,
  onOpen,
}: {
  cluster: Mark & { kind: 'cluster' };
  isHighlighted: boolean;
  onOpen: (cluster: Mark & { kind: 'cluster' }) => void;
}) {
  const open = useCallback(() => onOpen(cluster), [onOpen, cluster]);
  return (
    <MapMarker
      variant="cluster"
      position={cluster.coordinates}
      label={words.clusterLabel({ jobsCount: cluster.count })}
      text={formatShortCount(cluster.count)}
      markerKey={cluster.key}
      isHighlighted={isHighlighted}
      onActivate={open}
    />
  );
}

/** '1204' fits into its circle; longer numbers are shortened to '12k'. */
const formatShortCount = (count: number) => (count < 10_000 ? String(count) : `${Math.floor(count / 1000)}k`);

function getView(map: LeafletMap): { bounds: Bounds; zoom: number } {
  const bounds = map.getBounds().pad(viewMargin);
  return {
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: map.getZoom(),
  };
}
