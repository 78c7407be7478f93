'use client';

import { DivIcon } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, Popup, useMapEvents } from 'react-leaflet';
import { LocateIcon } from '@/components/ui/island-icons';
import type { Coordinates } from '@/lib/places/place';
import { userMarker as text } from '@/messages/map/canvas';

/** As far from its middle as a finger may miss the dot. */
const reachPx = 16;

/**
 * Where the visitor is. The nearest jobs are where they are, so the dot lies above their marks and lets each press through; a press
 * that meets none, and a button at the edge, say whose place it is.
 */
export function UserMarker({ position }: { position: Coordinates }) {
  const [isOpen, setIsOpen] = useState(false);
  const map = useMapEvents({
    click: ({ containerPoint }) => {
      if (containerPoint.distanceTo(map.latLngToContainerPoint(position)) <= reachPx) setIsOpen(true);
    },
  });
  const eventHandlers = useMemo(() => ({ remove: () => setIsOpen(false) }), []);
  const show = () => {
    map.setView(position, map.getZoom());
    setIsOpen(true);
  };
  return (
    <>
      <Marker position={position} icon={dot} interactive={false} keyboard={false} zIndexOffset={2000} />
      {isOpen && (
        <Popup position={position} className="map-popup" offset={[0, -8]} eventHandlers={eventHandlers}>
          {text.yourLocation}
        </Popup>
      )}
      <button type="button" onClick={show} aria-label={text.yourLocation} className="map-control map-locate">
        <LocateIcon />
      </button>
    </>
  );
}

const dot = new DivIcon({ className: 'map-user', iconSize: [18, 18], iconAnchor: [9, 9] });
