'use client';

import { type LatLngBounds, latLng, latLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';
import { mapCamera as text } from '@/messages/map/canvas';

/** Moves the map along when its centre changes, and leaves it alone while the reader moves it. */
export function FollowCenter({ center: { lat, lng }, zoom }: { center: Coordinates; zoom: number }) {
  const map = useMap();
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    map.setView({ lat, lng }, zoom);
  }, [map, lat, lng, zoom]);
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
}: {
  spots: readonly { coordinates: Coordinates }[];
  isFitted: boolean;
}) {
  const map = useMap();
  const hasShown = useRef(false);
  useEffect(() => {
    if (spots.length === 0) return;
    const isFirst = !hasShown.current;
    hasShown.current = true;
    const bounds = boundsOf(null, null, spots);
    if (!isFitted && (isFirst || map.getBounds().contains(bounds))) return;
    map.fitBounds(bounds, { ...(isFirst && { animate: false }), padding: [44, 44], maxZoom: 15 });
  }, [map, spots, isFitted]);
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
    <button type="button" ref={keepFromMap} onClick={show} className="map-control map-whole-area">
      {text.showWholeArea}
    </button>
  );
}

/** A press on a control is none on the map below it. */
export function keepFromMap(element: HTMLElement | null) {
  if (!element) return;
  const stop = (event: Event) => event.stopPropagation();
  const kinds = ['mousedown', 'pointerdown', 'touchstart', 'dblclick', 'wheel'] as const;
  for (const kind of kinds) element.addEventListener(kind, stop, { passive: true });
  return () => {
    for (const kind of kinds) element.removeEventListener(kind, stop);
  };
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
