'use client';

import { Popup } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';
import { MapMarker } from './map-marker';

export function UserMarker({ position }: { position: Coordinates }) {
  return (
    <MapMarker look="user" position={position} label="Your Location">
      <Popup className="map-popup" offset={[0, -8]}>
        Your Location
      </Popup>
    </MapMarker>
  );
}
