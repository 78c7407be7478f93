'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';

/** A point by a press, or by keyboard: Enter on the map takes its middle, which a cross marks while it has the focus. */
export function PickPoint({ onPick }: { onPick: (coordinates: Coordinates) => void }) {
  const isMoving = useRef(false);
  const map = useMapEvents({
    click: ({ latlng }) => pick(latlng),
    movestart: () => {
      isMoving.current = true;
    },
    moveend: () => {
      isMoving.current = false;
    },
  });
  const pick = ({ lat, lng }: { lat: number; lng: number }) => {
    // The world repeats to the left and right of itself.
    const point = map.wrapLatLng([lat, lng]);
    onPick({ lat: point.lat, lng: point.lng });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== map.getContainer()) return;
    event.preventDefault();
    // An arrow key glides the map for a moment: Enter means where it ends, not where it has got to.
    if (isMoving.current) map.once('moveend', () => pick(map.getCenter()));
    else pick(map.getCenter());
  });
  useEffect(() => {
    const container = map.getContainer();
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    container.addEventListener('keydown', listen);
    return () => container.removeEventListener('keydown', listen);
  }, [map]);
  return <span aria-hidden="true" className="map-cross" />;
}
