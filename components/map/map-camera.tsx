'use client';

import { type LatLngBounds, latLng, latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';
import { mapCamera as text } from '@/messages/map/canvas';

/** Moves the map along when its centre changes, unless the reader moved it there, and leaves it alone while they move it. */
export function FollowCenter({
  center: { lat, lng },
  zoom,
  isThere = false,
}: {
  center: Coordinates;
  zoom: number;
  isThere?: boolean;
}) {
  const map = useMap();
  const isFirst = useRef(true);
  const follow = useEffectEvent((center: Coordinates) => {
    if (!isFirst.current && !isThere) map.setView(center, zoom);
    isFirst.current = false;
  });
  useEffect(() => follow({ lat, lng }), [lat, lng]);
  return null;
}

/** Keeps a whole circle in sight while its radius or centre changes (D38), and leaves the map alone while the reader moves it. */
export function FollowCircle({ center: { lat, lng }, radiusKm }: { center: Coordinates; radiusKm: number }) {
  const map = useMap();
  useEffect(() => {
    map.fitBounds(boundsOf({ lat, lng }, radiusKm, []), { animate: false, padding: [12, 12] });
  }, [map, lat, lng, radiusKm]);
  return null;
}

/**
 * Follows the list: each page of it as near as it can be seen whole, or, where the map has an area of its own, only when one of its
 * jobs would be out of sight.
 */
export function FollowSpots({
  spots,
  isFitted,
  isThere,
}: {
  spots: readonly { coordinates: Coordinates }[];
  isFitted: boolean;
  /** Whether the reader moved the map to where these were searched for. */
  isThere: boolean;
}) {
  const map = useMap();
  const hasShown = useRef(false);
  const follow = useEffectEvent(() => {
    if (spots.length === 0) return;
    const isFirst = !hasShown.current;
    hasShown.current = true;
    const bounds = boundsOf(null, null, spots);
    if (isThere || (!isFitted && (isFirst || map.getBounds().contains(bounds)))) return;
    map.fitBounds(bounds, {
      ...(isFirst && { animate: false }),
      // Not below the tools at the top and the foot.
      paddingTopLeft: [44, 110],
      paddingBottomRight: [60, 64],
      maxZoom: 15,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when its list is another one
  useEffect(() => follow(), [spots]);
  return null;
}

/** Keeps the job of a card in sight above the card, which a press on the bare map closes. */
export function FollowCard({ job: { lat, lng }, onPressMap }: { job: Coordinates; onPressMap: () => void }) {
  const map = useMapEvents({ click: onPressMap });
  useEffect(() => {
    map.panInside({ lat, lng }, { paddingTopLeft: [40, 120], paddingBottomRight: [40, 270] });
  }, [map, lat, lng]);
  return null;
}

/** Shows the whole circle and every job: at the specified zoom a wide search reaches beyond the edge. */
export function WholeAreaButton({
  center,
  radiusKm,
  spots,
}: {
  center: Coordinates | null;
  radiusKm: number | null;
  spots: readonly { coordinates: Coordinates }[];
}) {
  const map = useMap();
  if (radiusKm === null && spots.length < 2) return null;
  const show = () =>
    map.fitBounds(boundsOf(center, radiusKm, spots), {
      padding: [12, 12],
      maxZoom: 16,
    });
  return (
    <button type="button" onClick={show} className="map-control map-whole-area">
      {text.showWholeArea}
    </button>
  );
}

function boundsOf(
  center: Coordinates | null,
  radiusKm: number | null,
  spots: readonly { coordinates: Coordinates }[],
): LatLngBounds {
  const circle = center === null || radiusKm === null ? null : latLng(center).toBounds(2000 * radiusKm);
  const bounds = latLngBounds(spots.map(({ coordinates }) => latLng(coordinates)));
  return circle ? bounds.extend(circle) : bounds;
}
