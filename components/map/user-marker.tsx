'use client';

import { DivIcon } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, Popup, useMapEvents } from 'react-leaflet';
import { LocateIcon } from '@/components/ui/island-icons';
import type { Coordinates } from '@/lib/places/place';
import { userMarker as text } from '@/messages/map/canvas';

/** A tap this far from the center still hits the dot. */
const tapRadiusPx = 16;

/**
 * The visitor's place. The dot lies above nearby markers and lets clicks through. Its label opens by a click on the dot
 * that hits no marker, or by the button at the map's edge.
 */
export function UserMarker({ position }: { position: Coordinates }) {
  const [isOpen, setIsOpen] = useState(false);
  const map = useMapEvents({
    click: ({ containerPoint }) => {
      if (containerPoint.distanceTo(map.latLngToContainerPoint(position)) <= tapRadiusPx) setIsOpen(true);
    },
  });
  const eventHandlers = useMemo(() => ({ remove: () => setIsOpen(false) }), []);
  const show = () => {
    map.setView(position, map.getZoom());
    setIsOpen(true);
  };
  return (
    <>
      <Marker position={position} icon={userIcon} interactive={false} keyboard={false} zIndexOffset={2000} />
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

const userIcon = new DivIcon({ className: 'map-user', iconSize: [18, 18], iconAnchor: [9, 9] });
