'use client';

import { type LatLngBounds, latLng, latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';
import { mapCamera as text } from '@/messages/map/canvas';

/** Follows the center when it changes, unless the visitor has already moved the map there. */
export function FollowCenter({
  center: { lat, lng },
  zoom,
  isAlreadyThere = false,
}: {
  center: Coordinates;
  zoom: number;
  isAlreadyThere?: boolean;
}) {
  const map = useMap();
  const isFirst = useRef(true);
  const moveToCenter = useEffectEvent((center: Coordinates) => {
    if (!isFirst.current && !isAlreadyThere) map.setView(center, zoom);
    isFirst.current = false;
  });
  useEffect(() => moveToCenter({ lat, lng }), [lat, lng]);
  return null;
}

/** Fits the whole circle when its radius or center changes (D38). */
export function FitCircle({ center: { lat, lng }, radiusKm }: { center: Coordinates; radiusKm: number }) {
  const map = useMap();
  useEffect(() => {
    map.fitBounds(getBounds({ lat, lng }, radiusKm, []), { animate: false, padding: [12, 12] });
  }, [map, lat, lng, radiusKm]);
  return null;
}

/**
 * Fits the map to the points whenever the list changes. If not `isFitted`, the map keeps its first view and moves only
 * if a later list has a point outside of it.
 */
export function FitPoints({
  points,
  isFitted,
  isAlreadyThere,
}: {
  points: readonly { coordinates: Coordinates }[];
  isFitted: boolean;
  /** Whether the visitor has already moved the map to this search's place. */
  isAlreadyThere: boolean;
}) {
  const map = useMap();
  const hasFitted = useRef(false);
  const fitPoints = useEffectEvent(() => {
    if (points.length === 0) return;
    const isFirst = !hasFitted.current;
    hasFitted.current = true;
    const bounds = getBounds(null, null, points);
    if (isAlreadyThere || (!isFitted && (isFirst || map.getBounds().contains(bounds)))) return;
    map.fitBounds(bounds, {
      ...(isFirst && { animate: false }),
      // Keeps clear of the tools at the top and the bottom.
      paddingTopLeft: [44, 110],
      paddingBottomRight: [60, 64],
      maxZoom: 15,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: fits again when the list changes
  useEffect(() => fitPoints(), [points]);
  return null;
}

/** Keeps a card's job in view above the card. A click on the map closes the card. */
export function KeepJobInView({
  job: { lat, lng },
  onMapClick,
}: {
  job: Coordinates;
  onMapClick: () => void;
}) {
  const map = useMapEvents({ click: onMapClick });
  useEffect(() => {
    map.panInside({ lat, lng }, { paddingTopLeft: [40, 120], paddingBottomRight: [40, 270] });
  }, [map, lat, lng]);
  return null;
}

/** Shows the whole circle and every point. At the specified zoom, a wide search is larger than the view. */
export function WholeAreaButton({
  center,
  radiusKm,
  points,
}: {
  center: Coordinates | null;
  radiusKm: number | null;
  points: readonly { coordinates: Coordinates }[];
}) {
  const map = useMap();
  if (radiusKm === null && points.length < 2) return null;
  const showWholeArea = () =>
    map.fitBounds(getBounds(center, radiusKm, points), { padding: [12, 12], maxZoom: 16 });
  return (
    <button type="button" onClick={showWholeArea} className="map-control map-whole-area">
      {text.showWholeArea}
    </button>
  );
}

function getBounds(
  center: Coordinates | null,
  radiusKm: number | null,
  points: readonly { coordinates: Coordinates }[],
): LatLngBounds {
  const circle = center === null || radiusKm === null ? null : latLng(center).toBounds(2000 * radiusKm);
  const bounds = latLngBounds(points.map(({ coordinates }) => latLng(coordinates)));
  return circle ? bounds.extend(circle) : bounds;
}
