'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';

/** Picks a point by click, or by Enter at the center, which a crosshair marks while the map has the focus. */
export function PickPoint({ onPick }: { onPick: (coordinates: Coordinates) => void }) {
  const isMoving = useRef(false);
  const map = useMapEvents({
    click: ({ latlng }) => pickPoint(latlng),
    movestart: () => {
      isMoving.current = true;
    },
    moveend: () => {
      isMoving.current = false;
    },
  });
  const pickPoint = ({ lat, lng }: { lat: number; lng: number }) => {
    // The map repeats to the left and right.
    const point = map.wrapLatLng([lat, lng]);
    onPick({ lat: point.lat, lng: point.lng });
  };
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== map.getContainer()) return;
    event.preventDefault();
    // An arrow key animates the map: Enter picks the center at the end of the animation.
    if (isMoving.current) map.once('moveend', () => pickPoint(map.getCenter()));
    else pickPoint(map.getCenter());
  });
  useEffect(() => {
    const container = map.getContainer();
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    container.addEventListener('keydown', listener);
    return () => container.removeEventListener('keydown', listener);
  }, [map]);
  return <span aria-hidden="true" className="map-crosshair" />;
}
